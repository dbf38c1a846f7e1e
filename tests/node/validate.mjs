// Validates values, JSON lines of [entry, value], against a JSON Schema by ajv in strict mode: node validate.mjs SCHEMA VALUES
import { createReadStream, readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import Ajv2020 from "ajv/dist/2020.js";

const [, , schemaFile, valuesFile] = process.argv;
const ajv = new Ajv2020.default({ strict: true, allErrors: false });
const schema = JSON.parse(readFileSync(schemaFile, "utf8"));
ajv.addSchema(schema);
ajv.compile({ $ref: schema.$id });
const validators = {};
for (const entry of Object.keys(schema.properties)) {
  validators[entry] = ajv.getSchema(`${schema.$id}#/properties/${entry}`);
}
const counts = {};
for await (const line of createInterface({ input: createReadStream(valuesFile) })) {
  const [entry, value] = JSON.parse(line);
  if (!validators[entry](value)) {
    console.error(`${entry}: ${JSON.stringify(validators[entry].errors?.slice(0, 3))} in ${line.slice(0, 300)}`);
    process.exit(1);
  }
  counts[entry] = (counts[entry] ?? 0) + 1;
  if (value !== null && typeof value === "object" && !Array.isArray(value) && validators[entry]({ ...value, surplus: 1 })) {
    console.error(`${entry} takes a field that there is not`);
    process.exit(1);
  }
}
console.log(JSON.stringify(counts));
