import type { ReceivedRequest } from "../door/raw-request";
import { limits } from "../../limits/limits";
import { createRequestTurns } from "./reception";

const aTurn = limits.requestsATurn;

/** A request of somebody, as far as its turn depends on it. */
const requestOf = (authorization: string | undefined): ReceivedRequest =>
  ({ req: { headers: { authorization } } }) as unknown as ReceivedRequest;

/** So many requests of somebody. */
const requestsOf = (authorization: string | undefined, count: number): ReceivedRequest[] =>
  Array.from({ length: count }, () => requestOf(authorization));

/** Begins requests as the server does, and notes whose they are. */
function arriving() {
  const begun: (string | undefined)[] = [];
  const turns = createRequestTurns(({ req }) => begun.push(req.headers.authorization));
  return {
    begun,
    arrive: (received: ReceivedRequest): void => {
      if (turns.left === 0) {
        turns.later(received);
        return;
      }
      turns.left -= 1;
      begun.push(received.req.headers.authorization);
    },
  };
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test("one turn begins so many requests; the others wait for the next ones, and nobody overtakes them", async () => {
  const { begun, arrive } = arriving();
  requestsOf("one", 3 * aTurn).forEach(arrive);
  expect(begun).toHaveLength(aTurn);
  await nextTurn();
  expect(begun).toHaveLength(2 * aTurn);
  arrive(requestOf("late"));
  expect(begun).not.toContain("late");
  await nextTurn();
  await nextTurn();
  expect(begun).toHaveLength(3 * aTurn + 1);
  requestsOf("one", aTurn - 1).forEach(arrive);
  expect(begun).toHaveLength(4 * aTurn);
});

test("whoever sends many takes no turn from those who send few; requests without credentials have a line too", async () => {
  const { begun, arrive } = arriving();
  requestsOf("many", 5 * aTurn).forEach(arrive);
  ["few", "few", undefined].map(requestOf).forEach(arrive);
  for (let begins = 0; begins < 6; begins += aTurn) await nextTurn();
  expect(begun.slice(aTurn, aTurn + 6)).toEqual(["many", "few", undefined, "many", "few", "many"]);
});
