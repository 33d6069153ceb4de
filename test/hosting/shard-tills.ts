import { randomBytes, scryptSync } from "node:crypto";
import type { TransactionList } from "../../src/control/messages/transactions";
import type { ListedUser } from "../../src/users";
import { cards, redemptionOf, requestPath } from "../support/messages/gift-card";
import type { Passed, newDeployment } from "./shards";

/** A user behind the proxy, with what it sold. */
export interface Till {
  user: string;
  space: string | null;
  /** Its redemptions that were acknowledged. */
  acknowledged: string[];
}

/** How often each result occurred. */
export type Counts = Record<string, number>;

/** Tills; every fiftieth and its neighbour share a space. */
export const newTills = (count: number): Till[] =>
  Array.from({ length: count }, (_, at) => ({
    user: `till-${at}`,
    space: at % 50 < 2 ? `shop-${Math.floor(at / 50)}` : null,
    acknowledged: [],
  }));

const base64 = (bytes: Buffer): string => bytes.toString("base64").replace(/=+$/, "");

/** A hash as users files have it, at the lowest cost that one may have: ten thousand are checked in seconds. */
function quickHash(password: string): string {
  const salt = randomBytes(16);
  const key = scryptSync(password, salt, 32, { N: 1_024, r: 1, p: 1 });
  return `$scrypt$ln=10,r=1,p=1$${base64(salt)}$${base64(key)}`;
}

/** The users file of tills, and of an operator `ops`; everybody's password is `secret`. */
export function usersOf(tills: readonly Till[]): ListedUser[] {
  const hash = quickHash("secret");
  return [
    { user: "ops", hash, roles: ["operator"] },
    ...tills.map(({ user, space }) => ({ user, hash, ...(space === null ? {} : { space }) })),
  ];
}

const sending = (body: { id: string }) => ({
  method: "POST",
  path: requestPath("redemption", body.id),
  body,
});

/** How many requests of a list of tills are on their way at a time. */
const atOnce = 48;
/** How many beside other work. */
const besides = 2;

/** What becomes of every till of a list, with many at a time. */
async function tally(
  tills: readonly Till[],
  act: (till: Till) => AsyncIterable<string> | Iterable<string>,
): Promise<Counts> {
  const counts: Counts = {};
  const left = tills.values();
  const work = async (): Promise<void> => {
    for (const till of left)
      for await (const result of act(till)) counts[result] = (counts[result] ?? 0) + 1;
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return counts;
}

/** How a redemption is answered that was acknowledged before: its id is taken. */
const known = "400 DUPLICATE_RECORD";

/** What tills do through the proxy of a deployment. */
export function tillsBehind({ send }: Pick<Awaited<ReturnType<typeof newDeployment>>, "send">) {
  /** One redemption of a till; it is noted if it was acknowledged. */
  async function redeem(till: Till): Promise<Passed> {
    const message = redemptionOf(cards.funded, 1);
    const passed = await send(till.user, sending(message));
    if (passed.status === 201) till.acknowledged.push(message.id);
    return passed;
  }

  /** A redemption is sent again: it is known where it was taken. */
  async function sendAgain({ user }: Till, id: string): Promise<string> {
    const again = { ...redemptionOf(cards.funded, 1), id };
    const { status, text } = await send(user, sending(again));
    return `${status} ${/"errorType":"(\w+)"/.exec(text)?.[1] ?? ""}`;
  }
  /** The states of a till's transactions, by their ids. */
  async function transactionsOf({ user }: Till): Promise<Map<string, string>> {
    const path = "/standin/transactions?newest=true&limit=1000";
    const { status, text } = await send(user, { method: "GET", path });
    if (status !== 200) return new Map();
    const { transactions } = JSON.parse(text) as TransactionList;
    return new Map(transactions.map(({ id, state = "" }) => [id, state]));
  }
  return {
    redeem,
    /** One redemption of each till: the statuses. */
    redeemed: (tills: readonly Till[]): Promise<Counts> =>
      tally(tills, async function* once(till) {
        yield String((await redeem(till)).status);
      }),
    /** One redemption of each till, sent anew until a shard takes it: the statuses. */
    redeemedAtLast: (tills: readonly Till[]): Promise<Counts> =>
      tally(tills, async function* untilTaken(till) {
        for (let status = 0; status !== 201;) {
          ({ status } = await redeem(till));
          yield String(status);
        }
      }),
    /** Has tills redeem, some at a time and in turn, until the work is done: the statuses. */
    async redeemingWhile(tills: readonly Till[], work: Promise<unknown>): Promise<Counts> {
      const counts: Counts = {};
      let isDone = false as boolean;
      const done = work.finally(() => {
        isDone = true;
      });
      let at = 0;
      const goOn = async (): Promise<void> => {
        while (!isDone) {
          const till = tills[at % tills.length] as Till;
          at += 1;
          const { status } = await redeem(till);
          counts[status] = (counts[status] ?? 0) + 1;
        }
      };
      await Promise.all([done, ...Array.from({ length: besides }, goOn)]);
      return counts;
    },
    /**
     * Looks for every redemption that was acknowledged among the transactions of its till, and sends the last one again:
     * how many are known, and what else was found.
     */
    async remembered(tills: readonly Till[]): Promise<{ known: number; others: Counts }> {
      const { known: count = 0, ...others } = await tally(tills, async function* all(till) {
        const last = till.acknowledged.at(-1);
        const again = last === undefined ? known : await sendAgain(till, last);
        if (again !== known) yield `sent again: ${again}`;
        const states = await transactionsOf(till);
        for (const id of till.acknowledged)
          yield states.get(id) === "PENDING" ? "known" : `lost: ${states.get(id) ?? "not there"}`;
      });
      return { known: count, others };
    },
  };
}

/** How many redemptions of tills were acknowledged. */
export const acknowledgedBy = (tills: readonly Till[]): number =>
  tills.reduce((count, { acknowledged }) => count + acknowledged.length, 0);
