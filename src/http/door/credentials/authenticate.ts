import type { IncomingMessage } from "node:http";
import type { Request, RequestHandler, Response } from "express";
import basicAuth from "express-basic-auth";
import { v4 } from "uuid";
import {
  type Bounds,
  type ReachedBound,
  controlShareOf,
  reachedBound,
} from "../../../limits/bounds";
import { type Refusal, refuse } from "../../../contract/answer";
import { commonErrors } from "../../../contract/error-catalogue";
import { type Space, TooManySpaces } from "../../../store";
import type { Role, UserList } from "../../../users";
import {
  type FailedMessage,
  challenge,
  errorAnswer,
  idsToReport,
  realm,
} from "../../../exchange/delivery/refusal";
import { noteReason, send } from "../../../exchange/delivery/send";
import { countLarger } from "../body/unread-body";
import { type Admission, type Credentials, createCredentials, createEntry } from "./admission";
import { type SentCredentials, createGuesses, networkOfAddress } from "./guesses";
import { type RequestContext, contextOf } from "../request-context";
import { noteUnmatched } from "../note-unmatched";
import { type PasswordCheck, createPasswordCheck } from "./password-check";
import { type RefuseBeyond, isForControl } from "../overload";
import { noteInAudit } from "./audited";
import { reasonTexts } from "../../../journal/unmatched-request";
import { type Endpoint, endpointText } from "../routing";
import type { Services } from "../../services";
import type { Time } from "../../../time/time";

/** Looks at the credentials that come, where a users file lists those that are right. */
interface Watch {
  /** For how many seconds the credentials of a request are not looked at. */
  lockedFor: (req: Request) => Promise<number>;
  /** Finds out whether they are right; then the entry knows. Resolves to the bound if that takes too long. */
  lookUp: (req: Request) => Promise<ReachedBound | undefined>;
  note: (req: Request, outcome: "right" | "wrong") => void;
}

/** Watches credentials: counts wrong ones, and has passwords checked. */
function createWatch(
  passwords: PasswordCheck,
  credentialsOf: (req: Request) => Credentials | undefined,
  {
    clients: { addressOf },
    settings: { bounds },
    time,
  }: Pick<Services, "clients" | "settings" | "time">,
): Watch {
  const networkOf = (req: Request): string => networkOfAddress(addressOf(req));
  const guesses = createGuesses(networkOf);
  const lockedFor: Watch["lockedFor"] = async (req) => {
    const sent = credentialsOf(req);
    return sent === undefined || passwords.remembers(sent) ? 0 : guesses.lockedFor(req, sent);
  };
  return {
    lockedFor,
    async lookUp(req) {
      const sent = credentialsOf(req);
      if (sent?.isWellFormed !== true || passwords.remembers(sent)) return undefined;
      const isLocked = async (): Promise<boolean> => (await lockedFor(req)) > 0;
      const checking = passwords.isRight(sent, { network: networkOf(req), isLocked });
      if (await isDoneWithin(time, bounds.passwordWaitMs, checking)) return undefined;
      // Nobody waits for it any more, but a wrong one counts.
      checking.then(
        (isRight) => {
          if (!isRight) guesses.wrong(req, sent);
        },
        () => undefined,
      );
      return reachedBound(bounds, "passwordWaitMs");
    },
    note: (req, outcome) => {
      const sent = credentialsOf(req);
      if (sent !== undefined) guesses[outcome](req, sent);
    },
  };
}

/** Whether work is done after `ms` milliseconds at the latest. */
async function isDoneWithin(time: Time, ms: number, work: Promise<unknown>): Promise<boolean> {
  let callOff = (): void => undefined;
  const tooLate = new Promise<false>((resolve) => {
    callOff = time.after(ms, () => {
      resolve(false);
    });
  });
  try {
    return await Promise.race([work.then(() => true), tooLate]);
  } finally {
    callOff();
  }
}

/** Whose request it is; `optional`: a request without accepted credentials goes on without a data space. */
export interface Authentication {
  required: (asked: AccessRequest) => RequestHandler;
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
type CalledOperation = Pick<Endpoint, "contract" | "operation" | "path">;

/** What a request asks for. */
interface AccessRequest {
  /**
   * What the caller is told that failed; absent for the control API. The ids told are those of path and body, where
   * it was read.
   */
  called?: CalledOperation;
  /** A user of a users file needs one of these roles. */
  roles: readonly Role[];
}

const refusal: Refusal = refuse(commonErrors["credentials-wrong"], {
  freeString: "Send basic credentials: a user name and a password that name your data space.",
});

interface AdmissionParts {
  entry: Admission;
  credentialsOf: (req: Request) => Credentials | undefined;
  watch: Watch | undefined;
  /** Tells which bound leaves no room for a request of a data space. */
  beyond: (found: RequestContext, req: Request) => ReachedBound | undefined;
  refuseBeyond: RefuseBeyond;
}

/**
 * Opens the data space of credentials: of those that were accepted, or where they are acceptable. A request beyond a
 * bound of the data space, or of their number, goes no further.
 */
function createAdmission({
  entry: { accepts, enter },
  credentialsOf,
  watch,
  beyond,
  refuseBeyond,
}: AdmissionParts) {
  const enterWithin = (
    found: RequestContext,
    req: Request,
    sent: Credentials,
  ): ReachedBound | undefined => {
    try {
      enter(found, sent);
    } catch (error) {
      if (error instanceof TooManySpaces) return error.reached;
      throw error;
    }
    return beyond(found, req);
  };
  const admit: RequestHandler = (req, res, next) => {
    const sent = credentialsOf(req);
    watch?.note(req, "right");
    const reached = sent && enterWithin(contextOf(res), req, sent);
    if (reached === undefined) next();
    else refuseBeyond({ req, res }, reached);
  };
  const admitAccepted: RequestHandler = (req, res, next) => {
    const sent = credentialsOf(req);
    if (sent !== undefined && accepts(sent.user, sent.password)) {
      void admit(req, res, next);
      return;
    }
    watch?.note(req, "wrong");
    next();
  };
  return { admit, admitAccepted };
}

/**
 * Tells whether the data space of a request has sent too many within the second; counts a large body. The control API
 * has a share of its own beyond the bound: a POS that floods does not blind its tester.
 */
const exceededLimit =
  ({ settings: { bounds } }: Services): AdmissionParts["beyond"] =>
  ({ space, largeBody = 0 }, req) => {
    if (space === undefined) return undefined;
    if (space.requestsInSecond > bounds.requestsPerSecond && !hasShare(space, req, bounds))
      return reachedBound(bounds, "requestsPerSecond");
    countLarger(space, 0, largeBody);
    return undefined;
  };

/** Counts a call of the control API beyond the bound; true: it is within the share of these. */
function hasShare(space: Space, req: Request, { requestsPerSecond }: Bounds): boolean {
  if (!isForControl(req)) return false;
  space.controlRequestsInSecond += 1;
  return space.controlRequestsInSecond <= controlShareOf(requestsPerSecond);
}

/**
 * Basic authentication (contract, Authentication). The credential pair names the data space; only its keyed
 * digest is looked up and kept. Only a users file makes guessing worth while: without one nothing is counted.
 */
export function createAuthentication(
  services: Services,
  refuseBeyond: RefuseBeyond,
): Authentication {
  const { users, store } = services;
  const credentialsOf = createCredentials(store.spaces);
  const passwords = users && createPasswordCheck(users, passwordParts(services));
  const entry = createEntry(services, passwords);
  const watch = passwords && createWatch(passwords, credentialsOf, services);
  const beyond = exceededLimit(services);
  const parts = { entry, credentialsOf, watch, beyond, refuseBeyond };
  const { admit, admitAccepted } = createAdmission(parts);
  const userOf: Authentication["userOf"] = (req) => credentialsOf(req)?.user;
  const noteRefused = refusalNoter(services, userOf);
  const afterCheck = checkFirst(watch, refuseBeyond);
  return {
    userOf,
    required: ({ called, roles }) => {
      const check = basicAuth({
        authorizer: entry.accepts,
        challenge: true,
        realm,
        unauthorizedResponse: (req: Request) => {
          watch?.note(req, "wrong");
          noteRefused(req, called, "credentials-wrong");
          return errorAnswer(refusal, refusalFor(req, called)).body;
        },
      });
      const look: RequestHandler = (req, res, next) =>
        check(req, res, () => {
          if (hasRole(users, userOf(req), roles)) {
            void admit(req, res, next);
            return;
          }
          noteRefused(req, called, "role-missing");
          refuseRole(req, res, { called, roles });
        });
      return afterCheck(look, (req, res, lockedFor) => {
        noteRefused(req, called, "credentials-locked");
        refuseLocked(req, res, lockedFor, called);
      });
    },
    known: watch === undefined ? credentialsOf.wellFormed : () => undefined,
    optional: afterCheck(admitAccepted, (_req, _res, _lockedFor, next) => {
      next();
    }),
  };
}

const passwordParts = ({
  store,
  instant,
}: Services): Parameters<typeof createPasswordCheck>[1] => ({
  digestOf: (user, password) => store.spaces.nameOf(user, password),
  now: () => instant().startedAt,
});

const hasRole = (
  users: UserList | undefined,
  user: string | undefined,
  roles: readonly Role[],
): boolean => {
  if (users === undefined) return true;
  const own = users.find(user ?? "")?.roles;
  return own !== undefined && roles.some((role) => own.has(role));
};

/** Why a request has no user name: it has no credentials, or those of another scheme. */
const reasonWithout = ({
  headers: { authorization = "basic" },
}: Request): "credentials-missing" | "scheme-wrong" =>
  /^basic\b/i.test(authorization) ? "credentials-missing" : "scheme-wrong";

/** Notes a message without accepted credentials. Who asks the control API sees the answer: that is not noted. */
const refusalNoter =
  (services: Services, userOf: Authentication["userOf"]) =>
  (
    req: Request,
    called: CalledOperation | undefined,
    wrong: "credentials-wrong" | "credentials-locked" | "role-missing",
  ): void => {
    const { res } = req;
    if (res === undefined) return;
    const user = userOf(req);
    const reason = user === undefined ? reasonWithout(req) : wrong;
    noteReason(res, reasonTexts[reason]);
    services.tally.refused(reason);
    // Those that a lock-out refuses are as many as somebody sends.
    if (user !== undefined && wrong !== "credentials-locked")
      noteInAudit(services, wrong, { req, res, found: contextOf(res) }, user);
    if (called === undefined) return;
    const nearest = [endpointText(called)];
    noteUnmatched(services, { req, res }, { status: 401, reason, user, nearest });
  };

/** Has credentials looked at, but not those of a name that was guessed at too often; not for ever, either. */
const checkFirst =
  (watch: Watch | undefined, refuseBeyond: RefuseBeyond) =>
  (
    look: RequestHandler,
    locked: (req: Request, res: Response, lockedFor: number, next: () => void) => void,
  ): RequestHandler => {
    if (watch === undefined) return look;
    return async (req, res, next) => {
      const lockedFor = await watch.lockedFor(req);
      if (lockedFor > 0) {
        locked(req, res, lockedFor, next);
        return;
      }
      const reached = await watch.lookUp(req);
      if (reached === undefined) void look(req, res, next);
      else refuseBeyond({ req, res }, reached);
    };
  };

/** 401 in the interfaces, whose contract knows no 429; the control API says 429 to those who guess. */
function refuseLocked(
  req: Request,
  res: Response,
  lockedFor: number,
  called: CalledOperation | undefined,
): void {
  const error =
    commonErrors[called === undefined ? "credentials-too-often-wrong" : "credentials-locked"];
  const freeString =
    "Wrong credentials came too often from this address. These are looked at again in " +
    `${lockedFor} seconds.`;
  const headers = { ...(called && challenge), "retry-after": String(lockedFor) };
  send(res, errorAnswer({ ...refuse(error, { freeString }), headers }, refusalFor(req, called)));
}

/** 401 in the interfaces, whose contract has no 403; the control API says 403. */
function refuseRole(req: Request, res: Response, { called, roles }: AccessRequest): void {
  const error = commonErrors[called === undefined ? "role-missing-for-control" : "role-missing"];
  const freeString = `The users file gives this user none of the roles that this needs: ${roles.join(", ")}.`;
  send(res, errorAnswer(refuse(error, { freeString, roles }), refusalFor(req, called)));
}

/** The ids that path and body hold; a message without one gets a random one, since it has no place in any journal. */
function refusalFor(req: Request, called: CalledOperation | undefined): FailedMessage {
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
