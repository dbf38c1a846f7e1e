// The worker: starts Python when it is told how, then answers calls one after the other.

import { start } from "./python.js";

let python = null;

async function answer({ id, settings, method, data }) {
  try {
    if (settings) {
      python = start(settings);
      await python;
      return { id, data: "{}" };
    }
    return { id, data: (await python)(method, data) };
  } catch (error) {
    return { id, failed: String(error?.stack ?? error) };
  }
}

if (typeof WorkerGlobalScope === "undefined") {
  const { parentPort } = await import("node:worker_threads");
  parentPort.on("message", async (message) => parentPort.postMessage(await answer(message)));
} else {
  self.onmessage = async (event) => self.postMessage(await answer(event.data));
}
