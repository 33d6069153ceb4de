import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import basicCredentials from "basic-auth";
import {
  type Bounds,
  type ReachedBound,
  controlShareOf,
  reachedBound,
} from "../../../limits/bounds";
import { limits } from "../../../limits/limits";
import { type Space, type Store, TooManySpaces } from "../../../store";
import type { Role, User, UserList } from "../../../users";
import type { Services } from "../../services";
import { countLarger } from "../body/body-refusal";
import { type RefuseBeyond, isForControl } from "../overload";
import type { ReceivedRequest, RequestContext } from "../raw-request";
import {
  type AccessRequest,
  createDenials,
  type CredentialsOf,
  type Watch,
  createWatch,
} from "./wrong-credentials";
import { type Credentials, type PasswordCheck, createPasswordCheck } from "./password-check";

/** Lets requests in, or answers those that it refuses. */
export interface Authentication {
  /** Opens the data space of a request's credentials. False: the request is refused, and was answered. */
  letIn(received: ReceivedRequest, asked: AccessRequest): boolean | Promise<boolean>;
  /** The same for what needs no credentials: without accepted ones a request goes on without a data space. */
  letAnybodyIn(received: ReceivedRequest): boolean | Promise<boolean>;
  /** The user name in the credentials of a request, whether they are accepted or not. */
  userOf: (req: IncomingMessage) => string | undefined;
}

/**
 * Basic authentication (contract, Authentication). The credential pair names the data space; only its keyed
 * digest is looked up and kept. Only a users file makes guessing worth while: without one nothing is counted.
 */
export function createAuthentication(
  services: Services,
  refuseBeyond: RefuseBeyond,
): Authentication {
  const { users } = services;
  const credentialsOf = createCredentials(services.store.spaces);
  const passwords = users && createPasswordCheck(users, passwordParts(services));
  const entry = createEntry(services, passwords);
  const watch = passwords && createWatch(passwords, credentialsOf, services);
  const denials = createDenials(services, credentialsOf);

  /** Opens the data space of accepted credentials; a request beyond a bound goes no further. */
  const open = (received: ReceivedRequest, sent: Credentials): boolean => {
    watch?.note(received.req, "right");
    const reached = reachedBy(() => {
      entry.enter(received.found, sent);
      return exceededLimit(received, services.settings.bounds);
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
  const acceptedFor = createAcceptance(accepted, { credentialsOf, denials });
  const admit = (received: ReceivedRequest, asked: AccessRequest): boolean => {
    const sent = acceptedFor(received, asked);
    if (sent === undefined) return false;
    if (!hasRole(users, sent.user, asked.roles)) return denials.roleless(received, asked);
    return open(received, sent);
  };
  const admitAnybody = (received: ReceivedRequest, sent = accepted(received)): boolean =>
    sent === undefined || open(received, sent);
  const afterLook = (received: ReceivedRequest, outcomes: LookOutcomes) =>
    watch === undefined || watch.knows(received.req)
      ? outcomes.admit()
      : look(watch, refuseBeyond, received, outcomes);
  return {
    userOf: (req) => credentialsOf(req)?.user,
    letIn: (received, asked) =>
      afterLook(received, {
        admit: () => admit(received, asked),
        locked: (lockedFor) => denials.locked(received, asked, lockedFor),
      }),
    letAnybodyIn: (received) =>
      afterLook(received, { admit: () => admitAnybody(received), locked: () => true }),
  };
}

/** The accepted credentials of a request; without them it is refused, and was answered. */
function createAcceptance(
  accepted: (received: ReceivedRequest) => Credentials | undefined,
  { credentialsOf, denials }: { credentialsOf: CredentialsOf; denials: Denials },
) {
  return (received: ReceivedRequest, asked: AccessRequest): Credentials | undefined => {
    const isIn = asked.challenge?.({
      isAccepted: () => accepted(received) !== undefined,
      refused: () => denials.wrongBody(received, asked),
    });
    if (isIn !== undefined) return isIn ? credentialsOf(received.req) : undefined;
    const sent = accepted(received);
    if (sent === undefined) denials.wrong(received, asked);
    return sent;
  };
}

type Denials = ReturnType<typeof createDenials>;

/** What becomes of a request once its credentials were looked at, or where they are not looked at. */
interface LookOutcomes {
  admit: () => boolean;
  locked: (lockedFor: number) => boolean;
}

/** Has credentials looked at, but not those of a name that was guessed at too often; not for ever, either. */
async function look(
  watch: Watch,
  refuseBeyond: RefuseBeyond,
  received: ReceivedRequest,
  { admit, locked }: LookOutcomes,
): Promise<boolean> {
  const lockedFor = await watch.lockedFor(received.req);
  if (lockedFor > 0) return locked(lockedFor);
  const reached = await watch.lookUp(received.req);
  if (reached === undefined) return admit();
  refuseBeyond(received, reached);
  return false;
}

/** The bound that opening a data space reaches. */
function reachedBy(work: () => ReachedBound | undefined): ReachedBound | undefined {
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
  if (largeBody > 0) countLarger(space, 0, largeBody);
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

type AdmissionSpaces = Store["spaces"];

/** What bytes that are not UTF-8 are read as: pairs that differ only in them would fall together in one data space. */
const unreadable = "\uFFFD";

const isText = (text: string): boolean =>
  text.length <= limits.credentialLength && !text.includes(unreadable);

const isWellFormed = (user: string, password: string): boolean =>
  user !== "" && isText(user) && isText(password);

/** A POS keeps its connection and sends the same pair with each message: its digest is made once a connection. */
function createCredentials(spaces: AdmissionSpaces): CredentialsOf {
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

/** Name of the data space of a user of a users file: the one that it shares, else its own, whatever its password. */
export const spaceNameOf = (spaces: AdmissionSpaces, { name, sharedSpace }: User): string =>
  sharedSpace === undefined ? spaces.nameOfUser(name) : `named:${sharedSpace}`;

/**
 * The data space of a user of a users file. Without such a file, and in earlier versions, it is named by the
 * digest of the credential pair: it stays the user's. `at`: epoch milliseconds, by the machine.
 */
export function openUserSpace(
  spaces: AdmissionSpaces,
  user: User,
  pair: { digest: string; at?: number },
): Space {
  const name = spaceNameOf(spaces, user);
  if (user.sharedSpace !== undefined) return spaces.open(name, pair.at);
  spaces.rename(pair.digest, name);
  return spaces.open(name, pair.at, user.name);
}

/** Which credentials are accepted, and whose data space they open. */
interface Admission {
  /** Of a users file: whether the pair was found right lately. */
  accepts: (sent: Credentials) => boolean;
  enter: (found: RequestContext, sent: Credentials) => void;
}

/** Without a users file every pair is accepted, and has a data space of its own. */
const openEntry = ({ spaces }: Store): Admission => ({
  accepts: (sent) => sent.isWellFormed,
  enter(found, { user, digest }) {
    found.space = spaces.open(digest, found.receivedAt, user);
    found.user = user;
    found.sender = digest;
  },
});

function listedEntry({ spaces }: Store, users: UserList, passwords: PasswordCheck): Admission {
  return {
    accepts: (sent) => passwords.remembers(sent),
    enter(found, { user: name, digest }) {
      const user = users.find(name);
      if (user === undefined) return;
      found.space = openUserSpace(spaces, user, { digest, at: found.receivedAt });
      found.user = name;
      found.listed = user;
      found.sender = spaces.nameOfUser(name);
      if (user.roles.has("operator")) found.isOperator = true;
    },
  };
}

/** Who is let in: everybody, or the users of the file. */
const createEntry = (
  { store, users }: Pick<Services, "store" | "users">,
  passwords: PasswordCheck | undefined,
): Admission =>
  users === undefined || passwords === undefined
    ? openEntry(store)
    : listedEntry(store, users, passwords);
