import { isUtf8 } from "node:buffer";
import express, { type Request, type RequestHandler } from "express";
import { refuse } from "../../../contract/answer";
import { commonErrors } from "../../../contract/error-catalogue";
import { measure, walk } from "../../../contract/values/json-text";
import { textMember } from "../../../contract/values/member";
import { limits } from "../../../limits/limits";
import { bodyRefusal, unreadableBody } from "./body-refusal";
import { NoBodyRoom, upTo } from "./unread-body";
import { noteEncoding, noteNames } from "./body-text";
import { type RequestContext, contextOf } from "../request-context";

/** Thrown while the text is measured, before anything recurses over it. */
class TextRefused extends Error {
  static {
    this.prototype.name = "TextRefused";
  }
}

/**
 * Parses a JSON body, once its text was found to be neither too deep nor too wide. `takesAny`: also one that is not
 * UTF-8, which others say something about.
 */
export const jsonParser = (limit: number, values?: number, takesAny = false): RequestHandler =>
  upTo(
    limit,
    ["application/json"],
    express.json({
      limit,
      strict: false,
      type: "application/json",
      verify: (_req, res, text, charset) => {
        // The parser would read a body of no bytes as an empty object.
        if (text.length === 0) throw new TextRefused("must be present");
        if (!takesAny && (charset !== "utf-8" || !isUtf8(text)))
          throw new TextRefused("must be UTF-8");
        const { members, refusal } = measure(text, values);
        if (takesAny) contextOf(res).raw = text;
        if (refusal !== undefined) throw new TextRefused(refusal);
        Object.assign(contextOf(res), { textMembers: members, text, charset });
      },
    }),
  );

/**
 * Reads the JSON body. One that cannot be taken is noted, not answered: the operation decides how to say it,
 * and the journal keeps that it came.
 */
export function createBodyReader(limit: number): RequestHandler {
  const parse = jsonParser(limit, undefined, true);
  const keep = otherReader(limit);
  return (req, res, next) => {
    const found = contextOf(res);
    const isOther = hasBody(req) && req.is("application/json") === false;
    void (isOther ? keep : parse)(req, res, (error?: unknown) => {
      if (textMember(error, "type") === "request.aborted") {
        req.socket.destroy();
        return;
      }
      if (error instanceof NoBodyRoom) {
        next(error);
        return;
      }
      if (isOther) found.unreadable = otherBody;
      else if (error === undefined) look(req, found);
      else found.unreadable = bodyRefusal(error);
      if (found.unreadable === undefined || req.body !== undefined) found.raw = undefined;
      // A large body has taken its turn: others come before what becomes of it.
      if ((found.text?.length ?? 0) > limits.smallBodyBytes) setImmediate(next);
      else next();
    });
  };
}

const otherBody = refuse(commonErrors["content-type-wrong"], {
  freeString: "Send the body as application/json.",
  formatErrors: [{ field: "Content-Type", msg: "must be application/json" }],
});

/** Keeps the text of a body of another type, for the journal. */
const otherReader = (limit: number): RequestHandler => {
  const keep = upTo(
    limit,
    undefined,
    express.raw({
      limit,
      type: () => true,
      verify: (_req, res, text) => {
        contextOf(res).raw = text;
      },
    }),
  );
  return (req, res, next) => {
    void keep(req, res, (error?: unknown) => {
      req.body = undefined;
      next(error);
    });
  };
};

/** The request says that it has a body. */
export const hasBody = ({ headers }: Request): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/** Looks at what was parsed, if anything. */
function look(req: Request, found: RequestContext): void {
  if (req.body === undefined) {
    found.unreadable = unreadableBody("must be present");
    return;
  }
  noteNames(found, walk(req.body));
  if (found.text !== undefined) noteEncoding(found, found.text, req.body, found.charset);
}
