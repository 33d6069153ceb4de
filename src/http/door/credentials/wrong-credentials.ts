import type { IncomingMessage } from "node:http";
import { v4 } from "uuid";
import { type Refusal, refuse } from "../../../contract/answer";
import type { MessageParts } from "../../../contract/checks/reader";
import { commonErrors } from "../../../contract/error-catalogue";
import {
  type FailedMessage,
  challenge,
  errorAnswer,
  idsToReport,
} from "../../../exchange/delivery/refusal";
import { noteReason, send } from "../../../exchange/delivery/send";
import { xRequestIdHeader } from "../../../exchange/message";
import {
  type Comparison,
  type UnmatchedReason,
  reasonTexts,
} from "../../../journal/unmatched-request";
import type { Role } from "../../../users";
import type { Services } from "../../services";
import { noteInAudit, noteUnmatched } from "../notes";
import type { ReadBody } from "../body/read-body";
import type { ReceivedRequest } from "../raw-request";
import { type Endpoint, endpointText } from "../routing";
import { isIPv4 } from "node:net";
import type { RateLimiterRes } from "rate-limiter-flexible";
import { type ReachedBound, reachedBound } from "../../../limits/bounds";
import { limits } from "../../../limits/limits";
import type { Time } from "../../../time/space-clock";
import type { Credentials, PasswordCheck } from "./password-check";

/** An operation of an interface, and the message that came for it. */
interface CalledOperation {
  endpoint: Endpoint;
  /** The path as it came. */
  pathname: string;
  parts: MessageParts;
  body: Pick<ReadBody, "sent">;
}

/** What a request asks for. */
export interface AccessRequest {
  /** What the caller is told that failed, with the ids of its path and body; absent for the control API. */
  called?: CalledOperation;
  /** A user of a users file needs one of these roles. */
  roles: readonly Role[];
  /** Asks for credentials in place of the door, and answers a request without accepted ones. */
  challenge?: Challenge;
}

/** Whether a request has accepted credentials; one without them is answered 401, with the body of `refused`. */
export type Challenge = (parts: { isAccepted: () => boolean; refused: () => unknown }) => boolean;

/** Why a request has no user name: it has no credentials, or those of another scheme. */
const reasonWithout = ({
  headers: { authorization = "basic" },
}: IncomingMessage): "credentials-missing" | "scheme-wrong" =>
  /^basic\b/i.test(authorization) ? "credentials-missing" : "scheme-wrong";

const comparedScheme = ({ headers: { authorization = "" } }: IncomingMessage): Comparison => ({
  sent: /^[a-z]{1,20}(?= .)/i.exec(authorization)?.[0] ?? "another scheme",
  wanted: "Basic",
});

/** Notes why a request is refused; whoever asks the control API sees the answer: that is no unmatched request. */
const noteDenial =
  (services: Services, credentialsOf: CredentialsOf) =>
  (
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
    const { endpoint, pathname: path, body } = called;
    const nearest = [endpointText(endpoint)];
    const compared = reason === "scheme-wrong" ? [comparedScheme(req)] : [];
    const parts = { ...received, path, body: body.sent };
    noteUnmatched(services, parts, { status: 401, reason, user, nearest, compared });
    return reason;
  };

/** Refuses requests without accepted credentials: each function answers, notes why, and says false. */
export function createDenials(services: Services, credentialsOf: CredentialsOf) {
  const note = noteDenial(services, credentialsOf);
  return {
    /** The body of the same refusal, for whoever sends it. */
    wrongBody(received: ReceivedRequest, asked: AccessRequest): unknown {
      const reason = note(received, asked, "credentials-wrong");
      noteReason(received.res, reasonTexts[reason]);
      return errorAnswer(wrongRefusal, failedMessage(asked.called)).body;
    },
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

/** The credentials of a request; undefined: it has none that can be read. */
export type CredentialsOf = (req: IncomingMessage) => Credentials | undefined;

/** Looks at the credentials that come, where a users file lists those that are right. */
export interface Watch {
  /** Nothing has to be looked at: there are none, or they were found right lately. */
  knows: (req: IncomingMessage) => boolean;
  /** For how many seconds the credentials of a request are not looked at. */
  lockedFor: (req: IncomingMessage) => Promise<number>;
  /** Finds out whether they are right; then the entry knows. Resolves to the bound if that takes too long. */
  lookUp: (req: IncomingMessage) => Promise<ReachedBound | undefined>;
  note: (req: IncomingMessage, outcome: "right" | "wrong") => void;
}

/** Watches credentials: counts wrong ones, and has passwords checked. */
export function createWatch(
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

/** Counts the wrong credentials that come from a network, and says when to look at no more of them. */
interface Guesses {
  /**
   * Seconds until credentials of this name are looked at again; 0: they are now. A pair that was right before
   * is never locked.
   */
  lockedFor(req: IncomingMessage, sent: Credentials): Promise<number>;
  wrong(req: IncomingMessage, sent: Credentials): void;
  right(req: IncomingMessage, sent: Credentials): void;
}

const minute = { duration: 60 };

/**
 * Wrong guesses are counted by network and user name, so that a guesser locks out nobody else, and by network
 * for all names together.
 */
function createGuesses(networkOf: (req: IncomingMessage) => string): Guesses {
  let loading: ReturnType<typeof loadLimiters> | undefined;
  const limiters = () => (loading ??= loadLimiters());
  const known = new Set<string>();
  const pairOf = (req: IncomingMessage, { digest }: Credentials): string =>
    `${networkOf(req)} ${digest}`;
  const nameOf = (req: IncomingMessage, { user }: Credentials): string =>
    `${networkOf(req)} ${user.slice(0, limits.credentialLength + 1)}`;
  return {
    async lockedFor(req, sent) {
      if (known.has(pairOf(req, sent))) return 0;
      const { ofName, ofNetwork } = await limiters();
      const [name, network] = await Promise.all([
        ofName.get(nameOf(req, sent)),
        ofNetwork.get(networkOf(req)),
      ]);
      return Math.max(
        secondsLeft(name, limits.wrongCredentialsPerMinute),
        secondsLeft(network, limits.wrongCredentialsOfNetworkPerMinute),
      );
    },
    wrong(req, sent) {
      const [name, network] = [nameOf(req, sent), networkOf(req)];
      void limiters().then(({ ofName, ofNetwork }) => {
        ofName.consume(name).catch(() => undefined);
        ofNetwork.consume(network).catch(() => undefined);
      });
    },
    right(req, sent) {
      const pair = pairOf(req, sent);
      // What was used last stays longest.
      known.delete(pair);
      known.add(pair);
      if (known.size > limits.knownPairs) known.delete(String(known.values().next().value));
    },
  };
}

/** Only where a file lists the users is there anything to guess. */
async function loadLimiters() {
  const { RateLimiterMemory } = await import("rate-limiter-flexible");
  return {
    ofName: new RateLimiterMemory({ ...minute, points: limits.wrongCredentialsPerMinute }),
    ofNetwork: new RateLimiterMemory({
      ...minute,
      points: limits.wrongCredentialsOfNetworkPerMinute,
    }),
  };
}

function secondsLeft(counted: RateLimiterRes | null, bound: number): number {
  if (counted === null || counted.consumedPoints < bound) return 0;
  return Math.max(1, Math.ceil(counted.msBeforeNext / 1000));
}

/** The network of an address: the /64 of an IPv6 address; an IPv4 address as it is, also when written as IPv6. */
export function networkOfAddress(address: string): string {
  const last = address.slice(address.lastIndexOf(":") + 1);
  if (isIPv4(last) || !address.includes(":")) return last;
  return groupsOf(address.replace(/%.*$/, ""))
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ""))
    .join(":");
}

/** The eight groups of an IPv6 address, those left out with `::` too. */
function groupsOf(address: string): string[] {
  const [before = [], after] = address
    .split("::")
    .map((part) => (part === "" ? [] : part.split(":")));
  if (after === undefined) return before;
  return [
    ...before,
    ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill("0"),
    ...after,
  ];
}
