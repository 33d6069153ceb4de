import basicCredentials from "basic-auth";
import type { Request, RequestHandler, Response } from "express";
import basicAuth from "express-basic-auth";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { v4 } from "uuid";
import { type Refusal, refuse } from "../contract/answer";
import { commonErrors } from "../contract/error-catalogue";
import { limits } from "../limits";
import { errorAnswer } from "./exchange/error-detail";
import { foundOf } from "./locals";
import { sendRefusal } from "./refusal-answer";
import type { Services } from "./services";

/** Whose request it is; `optional`: a request without accepted credentials goes on without a data space. */
export interface Authentication {
  required: RequestHandler;
  optional: RequestHandler;
}

const isWellFormed = (user: string, password: string): boolean =>
  user !== "" && user.length <= limits.credentialLength && password.length <= limits.credentialLength;

const refusal: Refusal = refuse(commonErrors["credentials-wrong"], {
  freeString: "Send basic credentials: a user name and a password that name your data space.",
});

/**
 * Basic authentication (contract, Authentication). The credential pair names the data space; only its keyed
 * digest is looked up and kept. Where a users file makes guessing worth while, an address that keeps guessing
 * is refused whatever it sends.
 */
export function createAuthentication(services: Services): Authentication {
  const { users, store } = services;
  const wrong = new RateLimiterMemory({ points: limits.wrongCredentialsPerMinute, duration: 60 });

  const spaceNameOf = (user: string, password: string): string | undefined => {
    const digest = store.spaces.nameOf(user, password);
    return users === undefined ? digest : users.spaceOf(digest);
  };
  const isAccepted = (user: string, password: string): boolean =>
    isWellFormed(user, password) && (users === undefined || spaceNameOf(user, password) !== undefined);

  const enter = (res: Response, user: string, password: string): void => {
    const name = spaceNameOf(user, password);
    if (name !== undefined) Object.assign(foundOf(res), { space: store.spaces.open(name), user });
  };

  const check = basicAuth({
    authorizer: isAccepted,
    challenge: true,
    realm: "standin",
    unauthorizedResponse: (req: Request) => {
      if (users !== undefined) wrong.consume(addressOf(req)).catch(() => undefined);
      return errorAnswer(refusal, { id: v4() }).body;
    },
  });
  const required: RequestHandler = (req, res, next) => {
    void check(req, res, () => {
      const { user, password } = (req as basicAuth.IBasicAuthedRequest).auth;
      enter(res, user, password);
      next();
    });
  };
  const slowGuessers: RequestHandler = async (req, res, next) => {
    const attempts = await wrong.get(addressOf(req));
    if (attempts === null || attempts.consumedPoints <= limits.wrongCredentialsPerMinute) {
      void required(req, res, next);
      return;
    }
    sendRefusal(res, {
      ...refuse(commonErrors["credentials-too-often-wrong"]),
      headers: { "retry-after": String(Math.ceil(attempts.msBeforeNext / 1000)) },
    });
  };

  return {
    required: users === undefined ? required : slowGuessers,
    optional: (req, res, next) => {
      const sent = basicCredentials(req);
      if (sent !== undefined && isAccepted(sent.name, sent.pass)) enter(res, sent.name, sent.pass);
      next();
    },
  };
}

const addressOf = (req: Request): string => req.socket.remoteAddress ?? "unknown";
