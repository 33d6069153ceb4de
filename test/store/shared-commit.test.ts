import { Sqlite } from "../../src/store/file/sqlite";
import { type Standin, createStandin } from "../../src";
import { limits } from "../../src/limits/limits";
import { type Message, cards, loadOf, newTill, requestPath } from "../support/messages/gift-card";
import { jsonHeaders, open, requestBytes } from "../support/socket";
import { until, untilHeld } from "../support/standin";

/** Messages that arrive at the same time are committed together: what one of them suffers is no concern of the others. */
let standin: Standin;
let commits = 0;
let failing: ((sql: string) => boolean) | undefined;

beforeAll(async () => {
  standin = await createStandin({
    beforeStatement(sql) {
      if (sql === "COMMIT") commits += 1;
      if (failing?.(sql) === true) throw new Sqlite.SqliteError("simulated", "SQLITE_FULL");
    },
  });
});
afterAll(() => standin.close());
beforeEach(() => {
  till().space.reset();
  failing = undefined;
  commits = 0;
});

/** Of the data space that bare connections name. */
const till = () => newTill(standin, "raw", "secret");

/** Sends loads over one connection, all in one piece; their statuses. */
async function loadAtOnce(messages: readonly Message[]): Promise<number[]> {
  const bytes = messages.map((message, index) => {
    const body = JSON.stringify(message);
    const last = index === messages.length - 1;
    const text = requestBytes("POST", requestPath("load", message.id), jsonHeaders(body), body);
    return last ? text : text.replace("connection: close", "connection: keep-alive");
  });
  const connection = open(standin.url);
  connection.write(bytes.join(""));
  return [...(await connection.closed).matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) =>
    Number(status),
  );
}

const fiveLoads = (): Message[] => [1, 2, 3, 4, 5].map((amount) => loadOf(cards.empty, amount));
const balance = async (): Promise<unknown> =>
  ((await till().card(cards.empty)) as { balance: unknown }).balance;
const outcomes = () =>
  till()
    .space.messages()
    .exchanges.filter(({ operation }) => operation === "load")
    .map(({ messageId, status, stateAfter }) => [messageId, status, stateAfter]);

test("five messages in one piece: one commit, five answers", async () => {
  await till().card(cards.empty);
  commits = 0;
  expect(await loadAtOnce(fiveLoads())).toEqual([201, 201, 201, 201, 201]);
  expect(commits).toBe(1);
  expect(await balance()).toMatchObject({ amount: 15 });
});

test("one whose statement fails is refused and on record as failed; its neighbours are kept", async () => {
  const loads = fiveLoads();
  let inserts = 0;
  failing = (sql) => sql.startsWith("INSERT INTO exchange") && (inserts += 1) === 3;
  expect(await loadAtOnce(loads)).toEqual([201, 201, 503, 201, 201]);
  expect(await balance()).toMatchObject({ amount: 12 });
  expect(outcomes().map(([, status]) => status)).toEqual(
    expect.arrayContaining([201, 201, 503, 201, 201]),
  );
  expect(await till().reverse("load", (loads[2] as Message).id)).toMatchObject({ status: 202 });
  expect(await balance()).toMatchObject({ amount: 12 });
});

test("a commit that fails: nobody is told of a success, each is on record as failed, and can be reversed", async () => {
  const loads = fiveLoads();
  await till().card(cards.empty);
  let first = true;
  failing = (sql) => sql === "COMMIT" && first && !(first = false);
  expect(await loadAtOnce(loads)).toEqual([503, 503, 503, 503, 503]);
  expect(await balance()).toMatchObject({ amount: 0 });
  expect(outcomes()).toEqual(loads.map(({ id }) => [id, 503, "FAILED"]));
  for (const { id } of loads)
    expect(await till().reverse("load", id)).toMatchObject({ status: 202 });
});

test("two messages with one id that arrive at the same time: one wins", async () => {
  const load = loadOf(cards.empty, 7);
  expect(await loadAtOnce([load, load, load])).toEqual([201, 400, 400]);
  expect(await balance()).toMatchObject({ amount: 7 });
});

test("of a hundred and one that arrive at the same time and are to be held, one too many is refused", async () => {
  till().space.scenario({
    name: "slow",
    title: "Slow",
    interface: "gift-card-v3",
    rules: [
      {
        on: { operation: "load" },
        times: limits.heldExchanges + 1,
        fault: { when: "before", kind: "delay", for: "10s" },
      },
    ],
  });
  const loads = Array.from({ length: limits.heldExchanges + 1 }, () => loadOf(cards.empty, 1));
  const answers = loadAtOnce(loads);
  await untilHeld(till().space, limits.heldExchanges);
  await until(() => till().space.messages({ limit: 1000 }).exchanges.length === loads.length);
  till().space.clock({ advanceSeconds: 10 });
  expect(await answers).toEqual([...loads.slice(1).map(() => 201), 503]);
  expect(await balance()).toMatchObject({ amount: limits.heldExchanges });
});
