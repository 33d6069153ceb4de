import { families } from "../../src/families";
import type { Standin } from "../../src";
import { type Till, cards, loadOf, newTill, useGiftCards } from "../support/messages/gift-card";
import { adapters } from "../families/adapters";
import { type Tester, newTester, startStandin, until, untilHeld } from "../support/standin";

const administration = families
  .flatMap(({ contracts }) => contracts)
  .flatMap((contract) =>
    contract.operations
      .filter(({ kind }) => kind === "administration")
      .map((operation) => [contract, operation] as const),
  );
const acknowledged = { userDataWillBeLost: "TRUE", resetUserData: "TRUE" };

describe("every testServerAdmin operation of every interface", () => {
  let standin: Standin;
  beforeAll(async () => {
    standin = await startStandin();
  });

  const send = ({ client }: Tester, path: string, method: string) =>
    client.send(method, path, method === "POST" ? acknowledged : undefined);

  test.each(
    administration.map(
      ([contract, operation]) => [contract.name, operation.id, contract, operation] as const,
    ),
  )(
    "%s %s is struck by a rule that names it, and by none that names no operation",
    async (name, id, { basePath }, operation) => {
      const tester = newTester(standin);
      const entity = Object.entries(
        adapters.find((adapter) => adapter.interface === name)?.entities ?? {},
      )[0];
      const [type = "", { known = "" } = {}] = entity ?? [];
      const key = operation.id === "singleProductData" ? "GIFT500" : known;
      const path = `${basePath}${operation.path.replace("{entityType}", type).replace(/\{\w+\}/, key)}`;
      const fault = { when: "before", kind: "status", status: 500 } as const;
      tester.space.scenario({
        name: "own",
        title: "Own",
        interface: name,
        rules: [{ on: {}, fault: { ...fault, status: 599, offContract: true } }],
      });
      expect((await send(tester, path, operation.method)).status).toBe(200);
      tester.space.scenario({
        name: "own",
        title: "Own",
        interface: name,
        rules: [
          { on: {}, fault: { ...fault, status: 599, offContract: true } },
          { on: { operation: id }, fault },
        ],
      });
      const { status, body } = await send(tester, path, operation.method);
      expect([status, body]).toEqual([
        500,
        id === "reset"
          ? { outcome: "SERVER_ERROR" }
          : (expect.objectContaining({ errorMessage: expect.any(String) as string }) as object),
      ]);
      expect(tester.space.messages({ newest: true, limit: 1 }).exchanges).toMatchObject([
        {
          operation: id,
          status: 500,
          strikes: [{ source: "scenario:own#2" }],
          rules: [{ matched: false }, { struck: true }],
        },
      ]);
    },
  );
});

describe("a reset", () => {
  const { newTill: gifted } = useGiftCards();
  const reset = ({ client }: Till) =>
    client.post("/giftcard/v3/testServerAdmin/reset", acknowledged);

  async function loaded(rule: object): Promise<Till> {
    const till = gifted();
    till.space.scenario({
      name: "own",
      title: "Own",
      interface: "gift-card-v3",
      rules: [{ on: { operation: "reset" }, ...rule }] as never,
    });
    await till.load(loadOf(cards.empty, 100));
    return till;
  }

  test("that is struck before processing resets nothing", async () => {
    const till = await loaded({ times: 1, fault: { when: "before", kind: "status", status: 500 } });
    expect(await reset(till)).toMatchObject({ status: 500, body: { outcome: "SERVER_ERROR" } });
    expect(await till.balances(cards.empty)).toEqual([100, 0]);
    expect(await reset(till)).toMatchObject({ status: 200, body: { outcome: "SUCCESSFUL" } });
    expect(await till.balances(cards.empty)).toEqual([0, 0]);
  });

  test("that is struck after processing is done, and its answer says otherwise", async () => {
    const till = await loaded({ fault: { when: "after", kind: "status", status: 500 } });
    expect(await reset(till)).toMatchObject({ status: 500, body: { outcome: "SERVER_ERROR" } });
    expect(till.space.messages().exchanges).toMatchObject([
      { number: 1, operation: "reset", status: 500, made: { status: 200 } },
    ]);
    expect(await till.balances(cards.empty)).toEqual([0, 0]);
  });

  test("that is held is done when its time has come, and is the first exchange of what follows", async () => {
    const till = await loaded({ fault: { when: "before", kind: "delay", for: "60s" } });
    const reply = reset(till);
    await untilHeld(till.space);
    expect(await till.balances(cards.empty)).toEqual([100, 0]);
    till.space.clock({ advanceSeconds: 60 });
    expect(await reply).toMatchObject({ status: 200, body: { outcome: "SUCCESSFUL" } });
    expect(till.space.messages().exchanges).toMatchObject([
      { number: 1, operation: "reset", outcome: "answered", status: 200 },
    ]);
    expect(await till.balances(cards.empty)).toEqual([0, 0]);
  });

  test("whose answer is late is answered as it was done", async () => {
    const till = await loaded({ fault: { when: "after", kind: "delay", for: "60s" } });
    const reply = reset(till);
    await until(() => till.space.messages().exchanges[0]?.operation === "reset");
    till.space.clock({ advanceSeconds: 60 });
    expect(await reply).toMatchObject({ status: 200, body: { outcome: "SUCCESSFUL" } });
    await until(() => till.space.message(1).outcome === "answered");
  });

  test("that the network delivers twice resets twice, and is answered", async () => {
    const till = await loaded({ fault: { when: "after", kind: "replay" } });
    expect(await reset(till)).toMatchObject({ status: 200, body: { outcome: "SUCCESSFUL" } });
    expect(await till.balances(cards.empty)).toEqual([0, 0]);
  });

  test("is struck with 400 as the contract has it, and with another status with an ErrorDetail", async () => {
    const first = await loaded({ fault: { when: "before", kind: "status", status: 400 } });
    expect(await reset(first)).toMatchObject({ status: 400, body: { outcome: "EMPTY_REQUEST" } });
    const second = await loaded({
      fault: { when: "before", kind: "status", status: 503, offContract: true },
    });
    expect(await reset(second)).toMatchObject({
      status: 503,
      body: { errorType: expect.any(String) as string, requestType: "UNKNOWN" },
    });
  });
});

test("a status that the contract does not list for them is refused unless it is asked for", async () => {
  const { space } = newTill(await startStandin());
  const strike = (operation: string, more: object) => () =>
    space.scenario({
      name: "own",
      title: "Own",
      interface: "gift-card-v3",
      rules: [{ on: { operation }, fault: { when: "before", kind: "status", ...more } as never }],
    });
  expect(strike("data", { status: 503 })).toThrow("the contract does not list 503 for data");
  expect(strike("reset", { status: 404 })).toThrow("the contract does not list 404 for reset");
  expect(strike("reset", { status: 404, offContract: true })).not.toThrow();
  expect(strike("data", { status: 500 })).not.toThrow();
});
