import { isUtf8 } from "node:buffer";
import { refuse } from "../../../contract/answer";
import { commonErrors } from "../../../contract/error-catalogue";
import { type WalkResult, pathsOf, readText } from "../../../contract/values/json-text";
import { unreadableBody } from "./body-refusal";
import type { RequestContext } from "../request-context";
import { limits } from "../../../limits/limits";

/** Parses the text of a body that is there, and notes what is wrong with it, as `createBodyReader` does. */
export function parseText(found: RequestContext, text: Buffer): unknown {
  const read = readText(text);
  if ("refusal" in read) {
    found.unreadable = unreadableBody(read.refusal);
    found.raw = text;
    return undefined;
  }
  found.text = text;
  found.textMembers = read.textMembers;
  noteNames(found, read.walked);
  noteEncoding(found, text, read.body);
  return read.body;
}

/** A text that has a NUL, or half of a surrogate pair: neither can be sent in UTF-8, or shown. */
const unsendable = /[\0\p{Surrogate}]/u;

/** Notes where a body is not text in UTF-8 (RFC 8259, 8.1). `charset`: the one that its head declares. */
export function noteEncoding(
  found: RequestContext,
  text: Buffer,
  body: unknown,
  charset = "utf-8",
): void {
  if (charset !== "utf-8" || !isUtf8(text))
    found.misencoded = [{ field: "body", msg: "must be UTF-8" }];
  // Only escapes bring such characters.
  else if (text.includes("\\u")) {
    const fields = pathsOf(body, (one) => unsendable.test(one)).slice(0, limits.reportedNames);
    const msg = "must not have a NUL, or half of a surrogate pair";
    if (fields.length > 0)
      found.misencoded = fields.map((field) => ({ field: field.slice(0, limits.fieldPath), msg }));
  }
}

/** Notes names that are duplicated, and names that reach a prototype. */
export function noteNames(found: RequestContext, { members, poisoned }: WalkResult): void {
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
