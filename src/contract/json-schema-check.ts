import type { TSchema } from "@sinclair/typebox";
import type { ErrorObject } from "ajv";
import { fieldOf } from "./keywords";
import { compiled } from "./reader";
import { messageOf } from "./violation-text";

/** One thing that is wrong with a value: where, and what. */
export interface SchemaFault {
  path: string;
  text: string;
}

/**
 * Checks a value that did not come over the wire (a scenario, a fixture file) against a schema, which is
 * compiled once a process.
 */
export function createSchemaCheck(schema: TSchema): (value: unknown) => SchemaFault[] {
  const validator = compiled(schema, "message");
  return (value) => {
    const validate = validator();
    if (validate.call({ findings: [], ignored: [] }, value)) return [];
    return withoutNoise(validate.errors ?? []).map(faultOf);
  };
}

/** Of a value that fits none of several forms, what is expected says more than what each form lacks. */
function withoutNoise(errors: ErrorObject[]): ErrorObject[] {
  const choices = errors.filter(
    ({ keyword, parentSchema }) =>
      keyword === "anyOf" && parentSchema?.["x-expected"] !== undefined,
  );
  const within = ({ instancePath, keyword }: ErrorObject): boolean =>
    keyword !== "anyOf" &&
    choices.some(
      (choice) =>
        instancePath === choice.instancePath || instancePath.startsWith(`${choice.instancePath}/`),
    );
  return errors
    .filter((error) => error.keyword !== "oneOf" && !within(error))
    .filter((error) => error.keyword !== "anyOf" || choices.includes(error));
}

function faultOf(error: ErrorObject): SchemaFault {
  const params = error.params as {
    missingProperty?: string;
    additionalProperty?: string;
    tagValue?: unknown;
  };
  const member = params.additionalProperty;
  const path = fieldOf(
    member === undefined ? error.instancePath : `${error.instancePath}/${member}`,
  );
  return { path, text: textOf(error, params) };
}

function textOf(
  error: ErrorObject,
  params: { missingProperty?: string; tagValue?: unknown },
): string {
  if (error.keyword === "required") return `${String(params.missingProperty)} must be present`;
  if (error.keyword === "additionalProperties") return "is not known here";
  if (error.keyword === "discriminator") return `${String(params.tagValue)} is not a known kind`;
  if (error.keyword === "enum") return `must be one of ${(error.schema as unknown[]).join(", ")}`;
  const expected = (error.parentSchema as { "x-expected"?: string } | undefined)?.["x-expected"];
  return expected === undefined ? messageOf(error) : `must be ${expected}`;
}
