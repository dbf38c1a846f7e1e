// Where Python runs: in a worker, so that the page never waits for it, or in this thread if that is asked for.

import { errorOf } from "./errors.js";

const NODE = typeof process !== "undefined" && Boolean(process.versions?.node) && process.type !== "renderer";

/** Python with the library, in a worker of its own unless `worker` is false. */
export class Runtime {
  #waiting = new Map();
  #number = 0;
  #port = null;
  #here = null;
  #closed = null;
  #tell = () => {};

  /** Start one. It resolves when Python is ready; see the types for the settings. */
  static async start({ pyodide, wheels, modules = [], worker = true, onprogress = () => {} } = {}) {
    const runtime = new Runtime();
    runtime.#tell = onprogress;
    const settings = {
      pyodide: pyodide === undefined ? (NODE ? null : new URL("../../pyodide/", import.meta.url).href) : directory(pyodide),
      wheels: wheels === undefined ? new URL("../wheels/", import.meta.url).href : directory(wheels),
      modules: modules.map((url) => new URL(url, base()).href),
    };
    if (worker) {
      runtime.#port = await runtime.#open();
      await runtime.#send({ settings });
    } else {
      const { start } = await import("./python.js");
      runtime.#here = await start(settings, onprogress);
    }
    return runtime;
  }

  async #open() {
    const url = new URL("./worker.js", import.meta.url);
    if (!NODE) {
      const port = new Worker(url, { type: "module" });
      port.onmessage = (event) => this.#hear(event.data);
      port.onerror = (event) => this.#fail(new Error(event.message || "the worker could not be started"));
      return port;
    }
    const { Worker: NodeWorker } = await import("node:worker_threads");
    const port = new NodeWorker(url);
    port.on("message", (message) => this.#hear(message));
    port.on("error", (error) => this.#fail(error));
    port.unref(); // a program may end while Python waits, but not while it works
    return port;
  }

  #send(message) {
    if (this.#closed) return Promise.reject(this.#closed);
    const id = ++this.#number;
    if (NODE) this.#port.ref();
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#port.postMessage({ id, ...message });
    });
  }

  #hear({ id, data, failed, progress }) {
    if (progress !== undefined) return this.#tell(progress);
    const { resolve, reject } = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (NODE && !this.#waiting.size) this.#port.unref();
    if (failed === undefined) resolve(data);
    else reject(new Error(failed));
  }

  #fail(error) {
    this.#closed = error;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }

  /**
   * Call a function of Python, "module:function", with arguments that are JSON; what it returns is JSON as well. Calls are answered in their
   * order. Errors of the library are thrown as the classes of errors.js.
   */
  async call(method, ...args) {
    if (this.#closed) throw this.#closed;
    const data = JSON.stringify(args);
    const answer = JSON.parse(this.#here ? this.#here(method, data) : await this.#send({ method, data }));
    if (answer.error) throw errorOf(answer.error);
    return answer.value;
  }

  /** End the worker. Calls from then on are refused. */
  close() {
    this.#fail(new Error("this runtime was closed"));
    this.#port?.terminate();
  }
}

function base() {
  return typeof location === "undefined" ? import.meta.url : location.href;
}

function directory(url) {
  const { href } = new URL(url, base());
  return href.endsWith("/") ? href : `${href}/`;
}
