import { limits } from "../../../limits/limits";
import { type User, type UserList, hasSameSecret, isHashAmong } from "../../../users";

/** The credentials of a request. */
export interface Credentials {
  user: string;
  password: string;
  /** Keyed digest of the two. */
  digest: string;
  /** They name a data space where every pair does. */
  isWellFormed: boolean;
}

/** Who asks. */
interface AskedBy {
  network: string;
  /** Whether credentials of this name are not looked at any more, once their turn has come. */
  isLocked: () => Promise<boolean>;
}

/** Says whether credentials are those of a user. */
export interface PasswordCheck {
  /** Whether the pair was found right, and was used within the last minutes: it needs no check. */
  remembers(sent: Credentials): boolean;
  /** Looks the pair up, and computes hashes where the list has any. */
  isRight(sent: Credentials, asked: AskedBy): Promise<boolean>;
}

/**
 * Checks credentials against a users file. A hash costs much, so that right pairs are remembered while they are used,
 * at most two checks compute hashes at a time, and the networks that wait for one take turns. `digestOf`: the keyed
 * digest of a pair; `now`: monotonic milliseconds.
 */
export function createPasswordCheck(
  users: UserList,
  { digestOf, now }: { digestOf: (user: string, password: string) => string; now: () => number },
): PasswordCheck {
  const right = createRightPairs(users, now);
  const running = new Map<string, Promise<boolean>>();
  const inTurn = createHashTurns();

  /** Computes the same for each name, whether the file has a hash for it, a password in the clear, or nothing. */
  const isSecretOf = async (
    user: User | undefined,
    { user: name, password, digest }: Credentials,
  ): Promise<boolean> => {
    const secret = user?.secret ?? { password: "" };
    const isHashed = "hash" in secret;
    const hash = isHashed ? secret.hash : undefined;
    const isRight = await isHashAmong(users.hashCosts(), hash, password);
    const isClear = digestOf(name, isHashed ? "" : secret.password) === digest;
    return user !== undefined && (isHashed ? isRight : isClear);
  };
  const check = async (sent: Credentials, { network, isLocked }: AskedBy): Promise<boolean> => {
    const user = users.find(sent.user);
    const isRight = await inTurn(
      network,
      async () => !(await isLocked()) && isSecretOf(user, sent),
    );
    // The file may have changed while the hash was computed.
    if (!isRight || user === undefined || !hasSameSecret(user, users.find(sent.user))) return false;
    right.add(sent, user);
    return true;
  };
  return {
    remembers: right.has,
    async isRight(sent, asked) {
      const key = `${asked.network} ${sent.digest}`;
      const checking = running.get(key) ?? check(sent, asked);
      running.set(key, checking);
      try {
        return await checking;
      } finally {
        running.delete(key);
      }
    },
  };
}

/** A pair that was right, and until when it is remembered. */
interface RightPair {
  user: User;
  until: number;
}

/**
 * The pairs that were right, by their digests. Each is forgotten when nobody has used it for some minutes, and when the
 * file has another password for its user, or no such user any more.
 */
function createRightPairs(users: UserList, now: () => number) {
  const pairs = new Map<string, RightPair>();
  const add = ({ digest }: Credentials, user: User): void => {
    // What was used last stays longest.
    pairs.delete(digest);
    pairs.set(digest, { user, until: now() + limits.rememberedPairMs });
    if (pairs.size > limits.knownPairs) pairs.delete(String(pairs.keys().next().value));
  };
  return {
    add,
    has: (sent: Credentials): boolean => {
      const pair = pairs.get(sent.digest);
      if (pair === undefined) return false;
      const user = users.find(sent.user);
      const isRight = pair.until > now() && hasSameSecret(pair.user, user);
      if (isRight) add(sent, pair.user);
      else pairs.delete(sent.digest);
      return isRight;
    },
  };
}

type Work = () => Promise<void>;

/** Runs work of networks, a few at a time: the networks take turns, whatever each of them has waiting. */
function createHashTurns() {
  const waiting = new Map<string, Work[]>();
  let running = 0;

  const next = (): void => {
    const [first] = waiting;
    if (first === undefined || running >= limits.hashesAtOnce) return;
    const [network, queue] = first;
    const work = queue.shift();
    waiting.delete(network);
    // Behind the others: its next one comes when each of them has had one.
    if (queue.length > 0) waiting.set(network, queue);
    running += 1;
    void work?.().finally(() => {
      running -= 1;
      next();
    });
  };
  return <T>(network: string, compute: () => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      const queue = waiting.get(network) ?? [];
      queue.push(() => compute().then(resolve, reject));
      waiting.set(network, queue);
      next();
    });
}
