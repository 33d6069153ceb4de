import { isUtf8 } from "node:buffer";
import type { Socket } from "node:net";
import basicCredentials from "basic-auth";
import type { Request, RequestHandler, Response } from "express";
import { v4 } from "uuid";
import { type Refusal, refuse } from "../contract/answer";
import { commonErrors } from "../contract/error-catalogue";
import { limits } from "../limits";
import { challenge, errorAnswer } from "./exchange/error-detail";
import { idsTold } from "./exchange/refusal";
import { send } from "./exchange/send";
import { type Guesses, type SentCredentials, createGuesses } from "./guesses";
import { foundOf } from "./locals";
import type { Endpoint } from "./routing";
import type { Services } from "./services";

/** Whose request it is; `optional`: a request without accepted credentials goes on without a data space. */
export interface Authentication {
  /** `called`: what the caller is told that failed; nothing for the control API. `body` reads the ids that the caller is told. */
  required: (called?: Called, body?: RequestHandler) => RequestHandler;
  optional: RequestHandler;
}

/** The operation that a request without credentials was for. */
type Called = Pick<Endpoint, "contract" | "operation">;

const unread: RequestHandler = (_req, _res, next) => { next(); };

const isWellFormed = (user: string, password: string): boolean =>
  user !== "" && user.length <= limits.credentialLength && password.length <= limits.credentialLength;

const refusal: Refusal = refuse(commonErrors["credentials-wrong"], {
  freeString: "Send basic credentials: a user name and a password that name your data space.",
});

interface Credentials extends SentCredentials {
  password: string;
}

/**
 * The credentials of a request; undefined: there are none that can be read. A POS keeps its connection and sends the same
 * pair with each message: its digest is made once a connection.
 */
function createCredentials({ spaces }: Services["store"]): (req: Request) => Credentials | undefined {
  const last = new WeakMap<Socket, { header: string | undefined; credentials: Credentials | undefined }>();
  return (req) => {
    const { authorization: header } = req.headers;
    const known = last.get(req.socket);
    if (known !== undefined && known.header === header) return known.credentials;
    const sent = isText(header) ? basicCredentials(req) : undefined;
    const credentials = sent && { user: sent.name, password: sent.pass, digest: spaces.nameOf(sent.name, sent.pass) };
    last.set(req.socket, { header, credentials });
    return credentials;
  };
}

/** Pairs that differ only in bytes which are no UTF-8 would fall together in one data space. */
const isText = (header: string | undefined): boolean => isUtf8(Buffer.from(header?.trim().split(" ").pop() ?? "", "base64"));

/** Lets those in whose credentials are accepted; returns whether it did. */
function createEntry({ users, store }: Services): (res: Response, credentials: Credentials) => boolean {
  return (res, { user, password, digest }) => {
    const name = users === undefined ? digest : users.spaceOf(digest);
    if (!isWellFormed(user, password) || name === undefined) return false;
    Object.assign(foundOf(res), { space: store.spaces.open(name), user, sender: digest });
    return true;
  };
}

/** What becomes of a request's credentials. */
type Outcome = { accepted: true } | { accepted: false; lockedFor?: number };

/**
 * Basic authentication (contract, Authentication). The credential pair names the data space; only its keyed
 * digest is looked up and kept. Only a users file makes guessing worth while: without one nothing is counted.
 */
export function createAuthentication(services: Services): Authentication {
  const credentialsOf = createCredentials(services.store);
  const enter = createEntry(services);
  const guesses = services.users === undefined ? undefined : createGuesses();

  const counted = async (counting: Guesses, req: Request, res: Response, sent: Credentials): Promise<Outcome> => {
    const lockedFor = await counting.lockedFor(req, sent);
    if (lockedFor > 0) return { accepted: false, lockedFor };
    const accepted = enter(res, sent);
    counting[accepted ? "right" : "wrong"](req, sent);
    return { accepted };
  };
  const decide = (req: Request, res: Response, next: (outcome: Outcome) => void): unknown => {
    const sent = credentialsOf(req);
    if (sent === undefined) next({ accepted: false });
    else if (guesses === undefined) next({ accepted: enter(res, sent) });
    else return counted(guesses, req, res, sent).then(next);
    return undefined;
  };

  return {
    required: (called, body = unread) => (req, res, next) =>
      decide(req, res, (outcome) => {
        if (outcome.accepted) next();
        else void body(req, res, () => { refuseCredentials(req, res, outcome.lockedFor, called); });
      }),
    optional: (req, res, next) => decide(req, res, () => { next(); }),
  };
}

/** 401 in the interfaces, whose contract knows no 429; the control API says 429 to those who guess. */
function refuseCredentials(req: Request, res: Response, lockedFor: number | undefined, called: Called | undefined): void {
  const message = { ...called, ...toldOf(req, called) };
  if (lockedFor === undefined) {
    send(res, errorAnswer({ ...refusal, headers: challenge }, message));
    return;
  }
  const error = commonErrors[called === undefined ? "credentials-too-often-wrong" : "credentials-locked"];
  const freeString = `Wrong credentials came too often from this address. These are looked at again in ${lockedFor} seconds.`;
  const headers = { ...(called && challenge), "retry-after": String(lockedFor) };
  send(res, errorAnswer({ ...refuse(error, { freeString }), headers }, message));
}

/** The ids that path and body hold; a message without one gets a random one, since it has no place in any journal. */
function toldOf(req: Request, called: Called | undefined): { id: string; originalId?: string | undefined } {
  if (called === undefined) return { id: v4() };
  const { id = v4(), originalId } = idsTold({ route: called, parts: { path: { ...req.params } as Record<string, string>, query: req.query, body: req.body as unknown } });
  return { id, originalId };
}
