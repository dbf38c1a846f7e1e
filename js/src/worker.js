// The worker: starts Python when it is told how, then answers calls one after the other.

import { start } from "./python.js";

let python = null;

async function answer({ id, settings, method, data }, post) {
  try {
    if (settings) {
      python = start(settings, (progress) => post({ progress }));
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
  const post = (message) => parentPort.postMessage(message);
  parentPort.on("message", async (message) => post(await answer(message, post)));
} else {
  const post = (message) => self.postMessage(message);
  self.onmessage = async (event) => post(await answer(event.data, post));
}
