import Ajv from "ajv";
import { families } from "../../src/families";

const operations = families.flatMap(({ contracts }) =>
  contracts.flatMap(({ name, operations: all }) =>
    all.map((operation) => [`${name} ${operation.id}`, operation] as const),
  ),
);

// The simulator compiles them unchecked: the schema of schemas would hold up the first message of each process.
test.each(operations)("the schemas of %s are JSON Schema", (_name, operation) => {
  const { parameters, query, body, success, errors } = operation;
  const schemas = [parameters, query, body, ...Object.values({ ...success, ...errors })].filter(
    (schema) => schema !== undefined && schema !== null,
  );
  const ajv = new Ajv();
  for (const schema of schemas) {
    expect([ajv.validateSchema(schema), ajv.errors ?? []]).toEqual([true, []]);
  }
});
