import type { IncomingMessage } from "node:http";
import { v4 } from "uuid";
import {
  type Bounds,
  type ReachedBound,
  controlShareOf,
  reachedBound,
} from "../../../limits/bounds";
import { type Refusal, refuse } from "../../../contract/answer";
import type { MessageParts } from "../../../contract/checks/reader";
import { commonErrors } from "../../../contract/error-catalogue";
import { type Space, TooManySpaces } from "../../../store";
import type { Role, UserList } from "../../../users";
import {
  type FailedMessage,
  challenge,
  errorAnswer,
  idsToReport,
} from "../../../exchange/delivery/refusal";
import { noteReason, send } from "../../../exchange/delivery/send";
import { xRequestIdHeader } from "../../../exchange/message";
import { countLarger } from "../body/unread-body";
import { type Credentials, type CredentialsOf, createCredentials, createEntry } from "./admission";
import { createGuesses, networkOfAddress } from "./guesses";
import type { ReceivedRequest } from "../request-context";
import { noteInAudit, noteUnmatched } from "../notes";
import { type PasswordCheck, createPasswordCheck } from "./password-check";
import { type RefuseBeyond, isForControl } from "../overload";
import { type UnmatchedReason, reasonTexts } from "../../../journal/unmatched-request";
import { type Endpoint, endpointText } from "../routing";
import type { Services } from "../../services";
import type { Time } from "../../../time/time";

/** Looks at the credentials that come, where a users file lists those that are right. */
interface Watch {
  /** Nothing has to be looked at: there are none, or they were found right lately. */
  knows: (req: IncomingMessage) => boolean;
  /** For how many seconds the credentials of a request are not looked at. */
  lockedFor: (req: IncomingMessage) => Promise<number>;
  /** Finds out whether they are right; then the entry knows. Resolves to the bound if that takes too long. */
  lookUp: (req: IncomingMessage) => Promise<ReachedBound | undefined>;
  note: (req: IncomingMessage, outcome: "right" | "wrong") => void;
}

/** Watches credentials: counts wrong ones, and has passwords checked. */
function createWatch(
  passwords: PasswordCheck,
  credentialsOf: CredentialsOf,
  {
    clients: { addressOf },
    settings: { bounds },
    time,
  }: Pick<Services, "clients" | "settings" | "time">,
): Watch {
  const networkOf = (req: IncomingMessage): string => networkOfAddress(addressOf(req));
  const guesses = createGuesses(networkOf);
  const lockedFor: Watch["lockedFor"] = async (req) => {
    const sent = credentialsOf(req);
    return sent === undefined || passwords.remembers(sent) ? 0 : guesses.lockedFor(req, sent);
  };
  return {
    knows: (req) => {
      const sent = credentialsOf(req);
      return sent === undefined || passwords.remembers(sent);
    },
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

/** Lets requests in, or answers those that it refuses. */
export interface Authentication {
  /** Opens the data space of a request's credentials. False: the request is refused, and was answered. */
  letIn(received: ReceivedRequest, asked: AccessRequest): boolean | Promise<boolean>;
  /** The same for what needs no credentials: without accepted ones a request goes on without a data space. */
  letAnybodyIn(received: ReceivedRequest): boolean | Promise<boolean>;
  /** The user name in the credentials of a request, whether they are accepted or not. */
  userOf: (req: IncomingMessage) => string | undefined;
}

/** An operation of an interface, and the message that came for it. */
interface CalledOperation {
  endpoint: Endpoint;
  /** The path as it came. */
  pathname: string;
  parts: MessageParts;
}

/** What a request asks for. */
interface AccessRequest {
  /** What the caller is told that failed, with the ids of its path and body; absent for the control API. */
  called?: CalledOperation;
  /** A user of a users file needs one of these roles. */
  roles: readonly Role[];
}

/**
 * Basic authentication (contract, Authentication). The credential pair names the data space; only its keyed
 * digest is looked up and kept. Only a users file makes guessing worth while: without one nothing is counted.
 */
export function createAuthentication(
  services: Services,
  refuseBeyond: RefuseBeyond,
): Authentication {
  const { users, store, settings } = services;
  const credentialsOf = createCredentials(store.spaces);
  const passwords = users && createPasswordCheck(users, passwordParts(services));
  const entry = createEntry(services, passwords);
  const watch = passwords && createWatch(passwords, credentialsOf, services);
  const refusals = createRefusals(services, credentialsOf);

  /** Opens the data space of accepted credentials; a request beyond a bound goes no further. */
  const open = (received: ReceivedRequest, sent: Credentials): boolean => {
    watch?.note(received.req, "right");
    const reached = bounded(() => {
      entry.enter(received.found, sent);
      return exceededLimit(received, settings.bounds);
    });
    if (reached !== undefined) refuseBeyond(received, reached);
    return reached === undefined;
  };
  const accepted = ({ req }: ReceivedRequest): Credentials | undefined => {
    const sent = credentialsOf(req);
    if (sent !== undefined && entry.accepts(sent)) return sent;
    watch?.note(req, "wrong");
    return undefined;
  };
  const admit = (received: ReceivedRequest, asked: AccessRequest): boolean => {
    const sent = accepted(received);
    if (sent === undefined) return refusals.wrong(received, asked);
    if (!hasRole(users, sent.user, asked.roles)) return refusals.roleless(received, asked);
    return open(received, sent);
  };
  const admitAnybody = (received: ReceivedRequest): boolean => {
    const sent = accepted(received);
    return sent === undefined || open(received, sent);
  };
  const afterLook = lookFirst(watch, refuseBeyond);
  return {
    userOf: (req) => credentialsOf(req)?.user,
    letIn: (received, asked) =>
      afterLook(received, {
        admit: () => admit(received, asked),
        locked: (lockedFor) => refusals.locked(received, asked, lockedFor),
      }),
    letAnybodyIn: (received) =>
      afterLook(received, { admit: () => admitAnybody(received), locked: () => true }),
  };
}

/** What becomes of a request once its credentials were looked at, or where they are not looked at. */
interface LookOutcomes {
  admit: () => boolean;
  locked: (lockedFor: number) => boolean;
}

/** Has credentials looked at, but not those of a name that was guessed at too often; not for ever, either. */
function lookFirst(watch: Watch | undefined, refuseBeyond: RefuseBeyond) {
  const look = async (
    watching: Watch,
    received: ReceivedRequest,
    { admit, locked }: LookOutcomes,
  ): Promise<boolean> => {
    const lockedFor = await watching.lockedFor(received.req);
    if (lockedFor > 0) return locked(lockedFor);
    const reached = await watching.lookUp(received.req);
    if (reached === undefined) return admit();
    refuseBeyond(received, reached);
    return false;
  };
  return (received: ReceivedRequest, outcomes: LookOutcomes): boolean | Promise<boolean> =>
    watch === undefined || watch.knows(received.req)
      ? outcomes.admit()
      : look(watch, received, outcomes);
}

/** The bound that opening a data space reaches. */
function bounded(work: () => ReachedBound | undefined): ReachedBound | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof TooManySpaces) return error.reached;
    throw error;
  }
}

/**
 * Tells whether the data space of a request has sent too many within the second; counts a large body. The control API
 * has a share of its own beyond the bound: a POS that floods does not blind its tester.
 */
function exceededLimit(
  { req, found: { space, largeBody = 0 } }: ReceivedRequest,
  bounds: Bounds,
): ReachedBound | undefined {
  if (space === undefined) return undefined;
  if (space.requestsInSecond > bounds.requestsPerSecond && !hasShare(space, req, bounds))
    return reachedBound(bounds, "requestsPerSecond");
  countLarger(space, 0, largeBody);
  return undefined;
}

/** Counts a call of the control API beyond the bound; true: it is within the share of these. */
function hasShare(
  space: Space,
  req: ReceivedRequest["req"],
  { requestsPerSecond }: Bounds,
): boolean {
  if (!isForControl(req)) return false;
  space.controlRequestsInSecond += 1;
  return space.controlRequestsInSecond <= controlShareOf(requestsPerSecond);
}

const passwordParts = ({
  store,
  instant,
}: Services): Parameters<typeof createPasswordCheck>[1] => ({
  digestOf: (user, password) => store.spaces.nameOf(user, password),
  now: () => instant().startedAt,
});

const hasRole = (users: UserList | undefined, user: string, roles: readonly Role[]): boolean => {
  if (users === undefined) return true;
  const own = users.find(user)?.roles;
  return own !== undefined && roles.some((role) => own.has(role));
};

/** Why a request has no user name: it has no credentials, or those of another scheme. */
const reasonWithout = ({
  headers: { authorization = "basic" },
}: IncomingMessage): "credentials-missing" | "scheme-wrong" =>
  /^basic\b/i.test(authorization) ? "credentials-missing" : "scheme-wrong";

/** Refuses requests without accepted credentials: each function answers, notes why, and says false. */
function createRefusals(services: Services, credentialsOf: CredentialsOf) {
  /** Whoever asks the control API sees the answer: that is not noted. */
  const note = (
    received: ReceivedRequest,
    { called }: AccessRequest,
    wrong: "credentials-wrong" | "credentials-locked" | "role-missing",
  ): UnmatchedReason => {
    const { req } = received;
    const user = credentialsOf(req)?.user;
    const reason = user === undefined ? reasonWithout(req) : wrong;
    services.tally.refused(reason);
    // Those that a lock-out refuses are as many as somebody sends.
    if (user !== undefined && wrong !== "credentials-locked")
      noteInAudit(services, wrong, received, user);
    if (called === undefined) return reason;
    const nearest = [endpointText(called.endpoint)];
    noteUnmatched(services, received, called.pathname, { status: 401, reason, user, nearest });
    return reason;
  };
  return {
    wrong(received: ReceivedRequest, asked: AccessRequest): false {
      const reason = note(received, asked, "credentials-wrong");
      answer(received, asked, { ...wrongRefusal, headers: challenge });
      noteReason(received.res, reasonTexts[reason]);
      return false;
    },
    /** 401 in the interfaces, whose contract knows no 429; the control API says 429 to those who guess. */
    locked(received: ReceivedRequest, asked: AccessRequest, lockedFor: number): false {
      note(received, asked, "credentials-locked");
      const error =
        commonErrors[
          asked.called === undefined ? "credentials-too-often-wrong" : "credentials-locked"
        ];
      const freeString =
        "Wrong credentials came too often from this address. These are looked at again in " +
        `${lockedFor} seconds.`;
      const headers = { ...(asked.called && challenge), "retry-after": String(lockedFor) };
      answer(received, asked, { ...refuse(error, { freeString }), headers });
      return false;
    },
    /** 401 in the interfaces, whose contract has no 403; the control API says 403. */
    roleless(received: ReceivedRequest, asked: AccessRequest): false {
      note(received, asked, "role-missing");
      const { called, roles } = asked;
      const error =
        commonErrors[called === undefined ? "role-missing-for-control" : "role-missing"];
      const freeString = `The users file gives this user none of the roles that this needs: ${roles.join(", ")}.`;
      answer(received, asked, refuse(error, { freeString, roles }));
      return false;
    },
  };
}

const wrongRefusal = refuse(commonErrors["credentials-wrong"], {
  freeString: "Send basic credentials: a user name and a password that name your data space.",
});

function answer(
  { res, found }: ReceivedRequest,
  { called }: AccessRequest,
  refusal: Refusal,
): void {
  res.setHeader(xRequestIdHeader, found.xRequestId);
  send(res, errorAnswer(refusal, failedMessage(called)));
}

/** The ids that path and body hold; a message without one gets a random one, since it has no place in any journal. */
function failedMessage(called: CalledOperation | undefined): FailedMessage {
  if (called === undefined) return { id: v4() };
  const { endpoint, parts } = called;
  const { id = v4(), originalId } = idsToReport({ route: endpoint, parts });
  return { ...endpoint, id, originalId };
}
