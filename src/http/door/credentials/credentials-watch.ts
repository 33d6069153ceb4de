import type { Request } from "express";
import { type ReachedBound, reachedBound } from "../../../limits/bounds";
import type { Time } from "../../../time/time";
import type { Credentials } from "./admission";
import { createGuesses, networkOfAddress } from "./guesses";
import type { PasswordCheck } from "./password-check";
import type { Services } from "../../services";

/** Looks at the credentials that come, where a users file lists those that are right. */
export interface Watch {
  /** For how many seconds the credentials of a request are not looked at. */
  lockedFor: (req: Request) => Promise<number>;
  /** Finds out whether they are right; then the entry knows. Resolves to the bound if that takes too long. */
  lookUp: (req: Request) => Promise<ReachedBound | undefined>;
  note: (req: Request, outcome: "right" | "wrong") => void;
}

/** Watches credentials: counts wrong ones, and has passwords checked. */
export function createWatch(
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
