import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import basicCredentials from "basic-auth";
import { limits } from "../../../limits/limits";
import type { Space, Store } from "../../../store";
import type { User, UserList } from "../../../users";
import type { SentCredentials } from "./guesses";
import type { RequestContext } from "../request-context";
import type { PasswordCheck } from "./password-check";
import type { Services } from "../../services";

type AdmissionSpaces = Store["spaces"];

/** The credentials of a request. */
export interface Credentials extends SentCredentials {
  password: string;
  /** They name a data space where every pair does. */
  isWellFormed: boolean;
}

/** What bytes that are not UTF-8 are read as: pairs that differ only in them would fall together in one data space. */
const unreadable = "\uFFFD";

const isText = (text: string): boolean =>
  text.length <= limits.credentialLength && !text.includes(unreadable);

const isWellFormed = (user: string, password: string): boolean =>
  user !== "" && isText(user) && isText(password);

/** The credentials of a request; undefined: it has none that can be read. */
export type CredentialsOf = (req: IncomingMessage) => Credentials | undefined;

/** A POS keeps its connection and sends the same pair with each message: its digest is made once a connection. */
export function createCredentials(spaces: AdmissionSpaces): CredentialsOf {
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
export interface Admission {
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
export const createEntry = (
  { store, users }: Pick<Services, "store" | "users">,
  passwords: PasswordCheck | undefined,
): Admission =>
  users === undefined || passwords === undefined
    ? openEntry(store)
    : listedEntry(store, users, passwords);
