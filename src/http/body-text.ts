import { refuse } from "../contract/answer";
import { commonErrors } from "../contract/error-catalogue";
import { type Walk, readText } from "../contract/json-text";
import { unreadableBody } from "./body-refusal";
import type { Found } from "./locals";
import { limits } from "../limits";

/** Parses the text of a body that is there, and notes what is wrong with it, as `createBodyReader` does. */
export function parseText(found: Found, text: Buffer): unknown {
  const read = readText(text);
  if ("refusal" in read) {
    found.unreadable = unreadableBody(read.refusal);
    return undefined;
  }
  found.text = text;
  found.textMembers = read.textMembers;
  noteNames(found, read.walked);
  return read.body;
}

/** Notes names that are duplicated, and names that reach a prototype. */
export function noteNames(found: Found, { members, poisoned }: Walk): void {
  if (poisoned.length > 0) {
    found.unreadable = refuse(commonErrors["body-unreadable"], {
      formatErrors: poisoned.slice(0, limits.reportedNames).map((field) => ({
        field: field.slice(0, limits.fieldPath),
        msg: "is not allowed as a property name",
      })),
    });
  }
  if (found.textMembers !== undefined && members < found.textMembers) {
    found.bodyFindings = [
      {
        code: "duplicate-names",
        text: "a property is duplicated in an object: the last one counts",
      },
    ];
  }
}
