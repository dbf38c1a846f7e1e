// Makes one archive of the library for the page: `node archive.mjs PYODIDE OUT WHEEL... MODULE.py...`. The Python of the page itself compiles
// everything, so nothing is compiled when the page starts. Left out are sources, and what a page never asks for.

import { readFile, writeFile } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, out, ...files] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(resolve(folder, "pyodide.mjs")).href);
const python = await loadPyodide({ indexURL: resolve(folder) });
python.FS.mkdir("/made");
for (const file of files) {
  const name = `/made/${basename(file)}`;
  python.FS.writeFile(name, new Uint8Array(await readFile(file)));
}
python.runPython(`
import compileall, pathlib, shutil, zipfile
made = pathlib.Path("/made")
for wheel in made.glob("*.whl"):
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(made)
    wheel.unlink()
for name in ("adapters", "cli", "simulation", "testing"):
    shutil.rmtree(made / "boardrules" / name)
assert compileall.compile_dir(made, quiet=1, legacy=True, stripdir="/made")
with zipfile.ZipFile("/out.zip", "w", zipfile.ZIP_DEFLATED) as packed:
    for path in sorted(made.rglob("*")):
        if path.is_file() and path.suffix not in {".py", ".pyi"} and path.name != "RECORD":
            packed.write(path, path.relative_to(made))
`);
await writeFile(out, python.FS.readFile("/out.zip"));
