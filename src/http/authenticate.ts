import type { Socket } from "node:net";
import basicCredentials from "basic-auth";
import type { Request, RequestHandler, Response } from "express";
import basicAuth from "express-basic-auth";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { validate as isUuid, v4 } from "uuid";
import { type Refusal, refuse } from "../contract/answer";
import { commonErrors } from "../contract/error-catalogue";
import { limits } from "../limits";
import { errorAnswer } from "./exchange/error-detail";
import { foundOf } from "./locals";
import { sendRefusal } from "./refusal-answer";
import type { Endpoint } from "./routing";
import type { Services } from "./services";

/** Whose request it is; `optional`: a request without accepted credentials goes on without a data space. */
export interface Authentication {
  /** `called`: what the caller is told that failed; nothing for the control API. */
  required: (called?: Called) => RequestHandler;
  optional: RequestHandler;
}

/** The operation that a request without credentials was for. */
type Called = Pick<Endpoint, "contract" | "operation">;

const isWellFormed = (user: string, password: string): boolean =>
  user !== "" && user.length <= limits.credentialLength && password.length <= limits.credentialLength;

const refusal: Refusal = refuse(commonErrors["credentials-wrong"], {
  freeString: "Send basic credentials: a user name and a password that name your data space.",
});

/**
 * The digest of a credential pair. A POS keeps its connection and sends the same pair with each message: the digest is
 * made once a connection.
 */
function createDigests({ spaces }: Services["store"]): (req: Request, user: string, password: string) => string {
  const last = new WeakMap<Socket, { user: string; password: string; digest: string }>();
  return ({ socket }, user, password) => {
    const known = last.get(socket);
    if (known?.user === user && known.password === password) return known.digest;
    const digest = spaces.nameOf(user, password);
    last.set(socket, { user, password, digest });
    return digest;
  };
}

/** Which credentials are accepted, and whose data space they name. */
function createEntry({ users, store }: Services) {
  const digestOf = createDigests(store);
  const spaceNameOf = (digest: string): string | undefined => (users === undefined ? digest : users.spaceOf(digest));
  return {
    isAccepted: (user: string, password: string): boolean =>
      isWellFormed(user, password) && (users === undefined || spaceNameOf(store.spaces.nameOf(user, password)) !== undefined),
    enter: (req: Request, res: Response, user: string, password: string): void => {
      const sender = digestOf(req, user, password);
      const name = spaceNameOf(sender);
      if (name !== undefined) Object.assign(foundOf(res), { space: store.spaces.open(name), user, sender });
    },
  };
}

interface GuessLimit {
  /** Counts a wrong guess. */
  note: (req: Request) => void;
  /** Puts the refusal of guessers before a handler. */
  guard: (next: RequestHandler) => RequestHandler;
}

/** Refuses an address that keeps guessing, whatever it sends. Only a users file makes guessing worth while. */
function createGuessLimit({ users }: Services): GuessLimit {
  if (users === undefined) return { note: () => undefined, guard: (next) => next };
  const wrong = new RateLimiterMemory({ points: limits.wrongCredentialsPerMinute, duration: 60 });
  return {
    note(req) {
      wrong.consume(addressOf(req)).catch(() => undefined);
    },
    guard: (next) => async (req, res, done) => {
      const attempts = await wrong.get(addressOf(req));
      if (attempts === null || attempts.consumedPoints < limits.wrongCredentialsPerMinute) {
        void next(req, res, done);
        return;
      }
      sendRefusal(res, {
        ...refuse(commonErrors["credentials-too-often-wrong"]),
        headers: { "retry-after": String(Math.ceil(attempts.msBeforeNext / 1000)) },
      });
    },
  };
}

/**
 * Basic authentication (contract, Authentication). The credential pair names the data space; only its keyed
 * digest is looked up and kept.
 */
export function createAuthentication(services: Services): Authentication {
  const { isAccepted, enter } = createEntry(services);
  const guesses = createGuessLimit(services);

  const required = (called?: Called): RequestHandler => {
    const check = basicAuth({
      authorizer: isAccepted,
      challenge: true,
      realm: "standin",
      unauthorizedResponse: (req: Request) => {
        guesses.note(req);
        return errorAnswer(refusal, { ...called, id: pathIdOf(req, called) ?? v4() }).body;
      },
    });
    return guesses.guard((req, res, next) => {
      void check(req, res, () => {
        const { user, password } = (req as basicAuth.IBasicAuthedRequest).auth;
        enter(req, res, user, password);
        next();
      });
    });
  };
  return {
    required,
    optional: (req, res, next) => {
      const sent = basicCredentials(req);
      if (sent !== undefined && isAccepted(sent.name, sent.pass)) enter(req, res, sent.name, sent.pass);
      next();
    },
  };
}

/** The message's id, where the path tells it. */
function pathIdOf(req: Request, called: Called | undefined): string | undefined {
  const id = req.params[called?.operation.idParameter ?? ""];
  return typeof id === "string" && isUuid(id) ? id : undefined;
}

const addressOf = (req: Request): string => req.socket.remoteAddress ?? "unknown";
