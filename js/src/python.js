// Python with the library: starts Pyodide, installs the wheels and hands calls to bridge.py. Runs in a worker, or wherever it is called.

const NODE = typeof process !== "undefined" && Boolean(process.versions?.node) && process.type !== "renderer";

async function bytes(url) {
  if (NODE && url.protocol === "file:") {
    const { readFile } = await import("node:fs/promises");
    return new Uint8Array(await readFile(url)); // Pyodide takes no Buffer
  }
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} cannot be loaded: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

const text = async (url) => new TextDecoder().decode(await bytes(url));

/**
 * Start Python. `pyodide`: where its files are, for browsers; `wheels`: where the wheels are; `modules`: more Python modules, by their
 * addresses. `tell` is told the share of the start that is done. Returns a function that takes the name of a method and its arguments as JSON, and returns JSON.
 */
export async function start({ pyodide, wheels, modules }, tell = () => {}) {
  const specifier = NODE && !pyodide ? "pyodide" : new URL("pyodide.mjs", pyodide).href;
  const files = JSON.parse(await text(new URL("wheels.json", wheels)));
  tell(0.1);
  const contents = Promise.all(files.map((file) => bytes(new URL(file, wheels))));
  const { loadPyodide } = await import(specifier);
  tell(0.3);
  const python = await loadPyodide(pyodide ? { indexURL: pyodide } : {});
  tell(0.7);
  for (const content of await contents) python.unpackArchive(content, "wheel");
  const sources = [new URL("./bridge.py", import.meta.url), ...modules.map((url) => new URL(url))];
  for (const url of sources) python.FS.writeFile(`/home/pyodide/${url.pathname.split("/").pop()}`, await bytes(url));
  tell(0.9);
  const call = python.runPython("from bridge import call; call");
  tell(1);
  return (method, data) => call(method, data);
}
