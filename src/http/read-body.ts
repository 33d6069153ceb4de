import type { ServerResponse } from "node:http";
import express, { type ErrorRequestHandler, type Request, type RequestHandler } from "express";
import type { Logger } from "pino";
import { type Refusal, refuse } from "../contract/answer";
import { type ErrorEntry, commonErrors } from "../contract/error-catalogue";
import { memberOf, textMember } from "../contract/member";
import { errorText } from "../error-code";
import { TooManySpaces } from "../store";
import { type Walk, measure, readText, walk } from "../contract/json-text";
import { type Found, foundOf } from "./locals";
import { sendRefusal } from "./refusal-answer";
import { upTo } from "./unread-body";

/** What body-parser calls the ways in which a body cannot be taken. */
const bodyErrors: Readonly<Record<string, ErrorEntry>> = {
  "entity.too.large": commonErrors["body-too-large"],
  "charset.unsupported": commonErrors["content-type-wrong"],
  "encoding.unsupported": commonErrors["content-type-wrong"],
};

const unreadable = (msg: string): Refusal =>
  refuse(commonErrors["body-unreadable"], { formatErrors: [{ field: "body", msg }] });

/** Thrown while the text is measured, before anything recurses over it. */
class TextRefused extends Error {
  static {
    this.prototype.name = "TextRefused";
  }
}

/** Parses a JSON body, once its text was found to be neither too deep nor too wide. */
export const jsonParser = (limit: number, values?: number): RequestHandler =>
  upTo(
    limit,
    ["application/json"],
    express.json({
      limit,
      strict: false,
      type: "application/json",
      verify: (_req, res, text) => {
        // The parser would read a body of no bytes as an empty object.
        if (text.length === 0) throw new TextRefused("must be present");
        const { members, refusal } = measure(text, values);
        if (refusal !== undefined) throw new TextRefused(refusal);
        Object.assign(foundOf(res), { textMembers: members, text });
      },
    }),
  );

/** Parses the text of a body that is there, and notes what is wrong with it, as `createBodyReader` does. */
export function parseText(found: Found, text: Buffer): unknown {
  const read = readText(text);
  if ("refusal" in read) {
    found.unreadable = unreadable(read.refusal);
    return undefined;
  }
  found.text = text;
  found.textMembers = read.textMembers;
  noteNames(found, read.walked);
  return read.body;
}

/**
 * Reads the JSON body. One that cannot be taken is noted, not answered: the operation decides how to say it,
 * and the journal keeps that it came.
 */
export function createBodyReader(limit: number): RequestHandler {
  const parse = jsonParser(limit);
  return (req, res, next) => {
    const found = foundOf(res);
    void parse(req, res, (error?: unknown) => {
      if (textMember(error, "type") === "request.aborted") {
        req.socket.destroy();
        return;
      }
      if (error === undefined) look(req, found);
      else found.unreadable = bodyRefusal(error);
      next();
    });
  };
}

/** The request says that it has a body. */
export const hasBody = ({ headers }: Request): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

function bodyRefusal(error: unknown): Refusal {
  const type = textMember(error, "type");
  const known = bodyErrors[type ?? ""];
  if (known !== undefined) return refuse(known, { freeString: known.when });
  return unreadable(type === "entity.verify.failed" ? errorText(error) : "must be JSON");
}

/** Looks at what was parsed, if anything. */
function look(req: Request, found: Found): void {
  if (req.body === undefined) {
    const other = hasBody(req) && req.is("application/json") === false;
    found.unreadable = other
      ? refuse(commonErrors["content-type-wrong"], {
          freeString: "Send the body as application/json.",
          formatErrors: [{ field: "Content-Type", msg: "must be application/json" }],
        })
      : unreadable("must be present");
    return;
  }
  noteNames(found, walk(req.body));
}

/** Notes names that are duplicated, and names that reach a prototype. */
function noteNames(found: Found, { members, poisoned }: Walk): void {
  if (poisoned.length > 0) {
    found.unreadable = refuse(commonErrors["body-unreadable"], {
      formatErrors: poisoned
        .slice(0, 10)
        .map((field) => ({ field: field.slice(0, 200), msg: "is not allowed as a property name" })),
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

/** Errors that nothing else has caught. A failure of ours is in the log, with its stack. */
export const answerErrors =
  (log: Logger): ErrorRequestHandler =>
  (error: unknown, _req, res, _next) => {
    answerError(log)(error, res);
  };

/** Answers an error; what has begun to be answered is broken off. */
export const answerError =
  (log: Logger) =>
  (error: unknown, res: ServerResponse): void => {
    const refusal = uncaughtRefusal(error);
    if (refusal.error.status === 500) log.error({ err: error }, "failure inside the server");
    if (res.headersSent) res.destroy();
    else sendRefusal(res, refusal);
  };

function uncaughtRefusal(error: unknown): Refusal {
  if (error instanceof TooManySpaces)
    return refuse(commonErrors["spaces-too-many"], { limit: error.limit, of: "data spaces" });
  // Only the parsers of bodies name the type of their errors.
  if (textMember(error, "type") !== undefined) return bodyRefusal(error);
  const undecodable = error instanceof URIError || memberOf(error, "status") === 400;
  return undecodable
    ? refuse(commonErrors["http-broken"], { freeString: "The path cannot be decoded." })
    : refuse(commonErrors["server-failure"]);
}
