import { limits } from "../limits";
import { type UserList, hashOf, isHashOf } from "../users";
import type { SentCredentials } from "./guesses";

/** Who asks. */
interface AskedBy {
  network: string;
  /** Whether credentials of this name are not looked at any more, once their turn has come. */
  isLocked: () => Promise<boolean>;
}

/** Credentials with the password. */
interface PresentedCredentials extends SentCredentials {
  password: string;
}

/** Says whether credentials are those of a user. */
export interface PasswordCheck {
  /** Whether the pair was found right within the last minutes: it needs no check. */
  remembers(sent: SentCredentials): boolean;
  /** Looks the pair up, and computes the hash of the password where the list has one. */
  isRight(sent: PresentedCredentials, asked: AskedBy): Promise<boolean>;
}

/**
 * Checks credentials against a users file. A hash costs much, so that right pairs are remembered for some minutes, at
 * most two hashes are computed at a time, and the networks that wait for one take turns. `digestOf`: the keyed digest
 * of a pair; `now`: monotonic milliseconds.
 */
export function createPasswordCheck(
  users: UserList,
  { digestOf, now }: { digestOf: (user: string, password: string) => string; now: () => number },
): PasswordCheck {
  const right = createRightPairs(now);
  const running = new Map<string, Promise<boolean>>();
  const inTurn = createHashTurns();
  let nobodysHash: Promise<string> | undefined;
  users.onChange(() => {
    right.forget();
  });

  /** Takes as long for a name that the file does not have, so that nobody learns which names there are. */
  const isHashed = async (hash: string | undefined, password: string): Promise<boolean> => {
    const isRight = await isHashOf(hash ?? (await (nobodysHash ??= hashOf(""))), password);
    return isRight && hash !== undefined;
  };
  const check = async (
    sent: PresentedCredentials,
    { network, isLocked }: AskedBy,
  ): Promise<boolean> => {
    const secret = users.find(sent.user)?.secret;
    if (secret !== undefined && "password" in secret)
      return digestOf(sent.user, secret.password) === sent.digest;
    if (!users.hasHashes()) return false;
    const isRight = await inTurn(
      network,
      async () => !(await isLocked()) && isHashed(secret?.hash, sent.password),
    );
    // The file may have changed while the hash was computed.
    return isRight && users.find(sent.user)?.secret === secret;
  };
  return {
    remembers: ({ digest }) => right.has(digest),
    async isRight(sent, asked) {
      const key = `${asked.network} ${sent.digest}`;
      const checking = running.get(key) ?? check(sent, asked);
      running.set(key, checking);
      try {
        const isRight = await checking;
        if (isRight) right.add(sent.digest);
        return isRight;
      } finally {
        running.delete(key);
      }
    },
  };
}

/** The digests of pairs that were right within the last minutes. */
function createRightPairs(now: () => number) {
  const until = new Map<string, number>();
  return {
    has: (digest: string): boolean => (until.get(digest) ?? 0) > now(),
    add(digest: string): void {
      until.delete(digest);
      until.set(digest, now() + limits.rememberedPairMs);
      if (until.size > limits.knownPairs) until.delete(String(until.keys().next().value));
    },
    forget(): void {
      until.clear();
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
