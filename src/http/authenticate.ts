import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import basicCredentials from "basic-auth";
import type { Request, RequestHandler, Response } from "express";
import basicAuth from "express-basic-auth";
import { v4 } from "uuid";
import { type Refusal, refuse } from "../contract/answer";
import { commonErrors } from "../contract/error-catalogue";
import { limits } from "../limits";
import { type FailedMessage, challenge, errorAnswer, realm } from "./pipeline/error-detail";
import { idsToReport } from "./pipeline/refusal";
import { send } from "./pipeline/send";
import { type SentCredentials, createGuesses } from "./guesses";
import { type Found, foundOf } from "./locals";
import { noteUnmatched } from "./note-unmatched";
import { type Endpoint, endpointText } from "./routing";
import type { Services } from "./services";

/** Whose request it is; `optional`: a request without accepted credentials goes on without a data space. */
export interface Authentication {
  /**
   * `called`: what the caller is told that failed; nothing for the control API. The ids told are those of
   * path and body, where it was read.
   */
  required: (called?: Called) => RequestHandler;
  optional: RequestHandler;
  /** The user name in the credentials of a request, whether they are accepted or not. */
  userOf: (req: IncomingMessage) => string | undefined;
  /**
   * The credentials of a request, if their digest names a data space. Never with a users file, where guesses are
   * counted.
   */
  known: (req: IncomingMessage) => SentCredentials | undefined;
}

/** The operation that a request without credentials was for. */
type Called = Pick<Endpoint, "contract" | "operation" | "path">;

/** What bytes that are no UTF-8 are read as: pairs that differ only in them would fall together in one data space. */
const unreadable = "\uFFFD";

const isText = (text: string): boolean =>
  text.length <= limits.credentialLength && !text.includes(unreadable);

const isWellFormed = (user: string, password: string): boolean =>
  user !== "" && isText(user) && isText(password);

const refusal: Refusal = refuse(commonErrors["credentials-wrong"], {
  freeString: "Send basic credentials: a user name and a password that name your data space.",
});

interface Credentials extends SentCredentials {
  password: string;
  /** They name a data space where every pair does. */
  isWellFormed: boolean;
}

/**
 * The credentials of a request; undefined: there are none that can be read. A POS keeps its connection and
 * sends the same pair with each message: its digest is made once a connection.
 */
function createCredentials({
  spaces,
}: Services["store"]): (req: IncomingMessage) => Credentials | undefined {
  const last = new WeakMap<
    Socket,
    { header: string | undefined; credentials: Credentials | undefined }
  >();
  return (req) => {
    const { authorization: header } = req.headers;
    const known = last.get(req.socket);
    if (known !== undefined && known.header === header) return known.credentials;
    const sent = basicCredentials(req);
    const credentials = sent && {
      user: sent.name,
      password: sent.pass,
      digest: spaces.nameOf(sent.name, sent.pass),
      isWellFormed: isWellFormed(sent.name, sent.pass),
    };
    last.set(req.socket, { header, credentials });
    return credentials;
  };
}

/** Which pairs are accepted, and whose data space they name. */
function createEntry({ users, store }: Services) {
  return {
    accepts: (user: string, password: string): boolean =>
      isWellFormed(user, password) &&
      (users === undefined || users.spaceOf(store.spaces.nameOf(user, password)) !== undefined),
    enter: (found: Found, { user, digest }: Credentials): void => {
      const name = users === undefined ? digest : users.spaceOf(digest);
      if (name === undefined) return;
      found.space = store.spaces.open(name, found.receivedAt);
      found.user = user;
      found.sender = digest;
    },
  };
}

/** Counts the credentials that came with a request, and says for how many seconds they are not looked at. */
interface Count {
  lockedFor: (req: Request) => Promise<number>;
  note: (req: Request, outcome: "right" | "wrong") => void;
}

function createCount(credentialsOf: (req: Request) => Credentials | undefined): Count {
  const guesses = createGuesses();
  return {
    lockedFor: async (req) => {
      const sent = credentialsOf(req);
      return sent === undefined ? 0 : guesses.lockedFor(req, sent);
    },
    note: (req, outcome) => {
      const sent = credentialsOf(req);
      if (sent !== undefined) guesses[outcome](req, sent);
    },
  };
}

/** Opens the data space of credentials: of those that were accepted, or where they are acceptable. */
function createAdmission(
  { accepts, enter }: ReturnType<typeof createEntry>,
  credentialsOf: (req: Request) => Credentials | undefined,
  count: Count | undefined,
) {
  const admit = (req: Request, res: Response): void => {
    const sent = credentialsOf(req);
    count?.note(req, "right");
    if (sent === undefined) return;
    enter(foundOf(res), sent);
  };
  const admitAccepted: RequestHandler = (req, res, next) => {
    const sent = credentialsOf(req);
    if (sent !== undefined && accepts(sent.user, sent.password)) admit(req, res);
    else count?.note(req, "wrong");
    next();
  };
  return { admit, admitAccepted };
}

/**
 * Basic authentication (contract, Authentication). The credential pair names the data space; only its keyed
 * digest is looked up and kept. Only a users file makes guessing worth while: without one nothing is counted.
 */
export function createAuthentication(services: Services): Authentication {
  const credentialsOf = createCredentials(services.store);
  const entry = createEntry(services);
  const count = services.users === undefined ? undefined : createCount(credentialsOf);
  const { admit, admitAccepted } = createAdmission(entry, credentialsOf, count);
  const userOf: Authentication["userOf"] = (req) => credentialsOf(req)?.user;
  const noteRefused = refusalNoter(services, userOf);
  return {
    userOf,
    required: (called) => {
      const check = basicAuth({
        authorizer: entry.accepts,
        challenge: true,
        realm,
        unauthorizedResponse: (req: Request) => {
          count?.note(req, "wrong");
          noteRefused(req, called, "credentials-wrong");
          return errorAnswer(refusal, refusalFor(req, called)).body;
        },
      });
      const look: RequestHandler = (req, res, next) =>
        check(req, res, () => {
          admit(req, res);
          next();
        });
      return unlessLocked(count, look, (req, res, lockedFor) => {
        noteRefused(req, called, "credentials-locked");
        refuseLocked(req, res, lockedFor, called);
      });
    },
    known: (req) => {
      const sent = count === undefined ? credentialsOf(req) : undefined;
      return sent?.isWellFormed === true ? sent : undefined;
    },
    optional: unlessLocked(count, admitAccepted, (_req, _res, _lockedFor, next) => {
      next();
    }),
  };
}

/** Notes a message without accepted credentials. Who asks the control API sees the answer: that is not noted. */
const refusalNoter =
  (services: Services, userOf: Authentication["userOf"]) =>
  (
    req: Request,
    called: Called | undefined,
    wrong: "credentials-wrong" | "credentials-locked",
  ): void => {
    const { res } = req;
    if (called === undefined || res === undefined) return;
    const user = userOf(req);
    const reason = user === undefined ? "credentials-missing" : wrong;
    const nearest = [endpointText(called)];
    noteUnmatched(services, { req, res }, { status: 401, reason, user, nearest });
  };

/** Has credentials looked at, but not those of a name that was guessed at too often. */
function unlessLocked(
  count: Count | undefined,
  look: RequestHandler,
  locked: (req: Request, res: Response, lockedFor: number, next: () => void) => void,
): RequestHandler {
  if (count === undefined) return look;
  return async (req, res, next) => {
    const lockedFor = await count.lockedFor(req);
    if (lockedFor > 0) locked(req, res, lockedFor, next);
    else void look(req, res, next);
  };
}

/** 401 in the interfaces, whose contract knows no 429; the control API says 429 to those who guess. */
function refuseLocked(
  req: Request,
  res: Response,
  lockedFor: number,
  called: Called | undefined,
): void {
  const error =
    commonErrors[called === undefined ? "credentials-too-often-wrong" : "credentials-locked"];
  const freeString =
    "Wrong credentials came too often from this address. These are looked at again in " +
    `${lockedFor} seconds.`;
  const headers = { ...(called && challenge), "retry-after": String(lockedFor) };
  send(res, errorAnswer({ ...refuse(error, { freeString }), headers }, refusalFor(req, called)));
}

/** The ids that path and body hold; a message without one gets a random one, since it has no place in any journal. */
function refusalFor(req: Request, called: Called | undefined): FailedMessage {
  if (called === undefined) return { id: v4() };
  const body: unknown = req.body;
  const { id = v4(), originalId } = idsToReport({
    route: called,
    parts: {
      path: { ...req.params } as Record<string, string>,
      query: req.query,
      body,
    },
  });
  return { ...called, id, originalId };
}
