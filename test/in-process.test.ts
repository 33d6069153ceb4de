import { ControlRefused, type Standin, StartRefused, createStandin } from "../src";
import { cards, loadOf, newTill as tillOf } from "./support/gift-card";

describe("a suite that tests its own till against the simulator", () => {
  let standin: Standin;
  beforeAll(async () => {
    standin = await createStandin();
  });
  afterAll(() => standin.close());
  beforeEach(() => { standin.reset(); });

  test("the till takes its address and credentials from the simulator", async () => {
    const message = loadOf(cards.empty, 500);
    const reply = await fetch(`${standin.url}${standin.interfaces["gift-card-v3"] ?? ""}/loads/${message.id}`, {
      method: "POST",
      headers: { authorization: standin.authorization, "content-type": "application/json" },
      body: JSON.stringify(message),
    });
    expect(reply.status).toBe(201);
    expect(standin.messages().exchanges).toHaveLength(1);
    expect(standin.message(1)).toMatchObject({ operation: "load", status: 201 });
    expect(standin.data()["gift-card"]?.["cards"]).toContainEqual(
      expect.objectContaining({ card: { pan: cards.empty, expiryDate: "4912" }, balance: { amount: 500, currency: "710" } }),
    );
  });

  test("nothing is left of the test before", () => {
    expect(standin.messages()).toEqual({ exchanges: [], trimmed: 0 });
  });

  test("the data space of another credential pair", async () => {
    const till = tillOf(standin, "other", "pair");
    await till.load(loadOf(cards.empty, 500));
    expect(standin.space("other", "pair").messages().exchanges).toHaveLength(1);
    expect(standin.messages().exchanges).toEqual([]);
  });

  test("the clock: shown, set, moved, stopped, given back", () => {
    expect(standin.clock()).toMatchObject({ frozen: false, aheadSeconds: 0 });
    expect(standin.clock({ set: "2030-01-01T00:00:00Z", frozen: true })).toMatchObject({ now: "2030-01-01T00:00:00.000Z", frozen: true });
    expect(standin.clock({ advanceSeconds: 65 })).toMatchObject({ now: "2030-01-01T00:01:05.000Z" });
    expect(standin.clock({ set: "real", frozen: false })).toMatchObject({ frozen: false, aheadSeconds: 0 });
    expect(() => standin.clock({ set: "noon" })).toThrow();
  });

  test("the settings of a family: shown, changed, back at their start after a reset; the clock stays", () => {
    const before = standin.settings();
    expect(standin.settings("qr", { simulatedCustomer: "off" })).toEqual({ ...before["qr"], simulatedCustomer: "off" });
    expect(standin.settings()["qr"]).toMatchObject({ simulatedCustomer: "off" });
    expect(() => standin.settings("qr", { simulatedCustomer: "maybe" })).toThrow(ControlRefused);
    expect(() => standin.settings("voucher", {})).toThrow(ControlRefused);
    standin.clock({ set: "2030-01-01T00:00:00Z", frozen: true });
    standin.reset();
    expect(standin.settings()).toEqual(before);
    expect(standin.clock({ set: "real", frozen: false })).toMatchObject({ frozen: false });
  });

  test("a message that the journal does not have", () => {
    expect(() => standin.message(7)).toThrow();
  });
});

describe("settings", () => {
  test("another base path, or none; and only some interfaces", async () => {
    for (const [mount, path] of [["/pos/cards/", "/pos/cards"], ["/", ""]] as const) {
      const standin = await createStandin({ mounts: { "gift-card-v3": mount }, only: ["gift-card-v3"] });
      expect(standin.interfaces).toEqual({ "gift-card-v3": path === "" ? "/" : path });
      const till = tillOf(standin);
      const message = loadOf(cards.empty, 5);
      expect(await till.client.post(`${path}/loads/${message.id}`, message)).toMatchObject({ status: 201 });
      expect(await till.client.get(`${path}/testServerAdmin/data/card/1`)).toMatchObject({ status: 200 });
      expect(await till.client.post(`/giftcard/v3/loads/${message.id}`, message)).toMatchObject({ status: 404 });
      await standin.close();
    }
  });

  test.each([
    [{ only: ["giftcard"] }, /There is no interface giftcard; there are gift-card-v3/],
    [{ mounts: { nothing: "/x" } }, /There is no interface nothing/],
  ])("%j cannot be served", async (options, message) => {
    await expect(createStandin(options)).rejects.toThrow(StartRefused);
    await expect(createStandin(options)).rejects.toThrow(message);
  });

  test("a smaller limit of bodies", async () => {
    const standin = await createStandin({ bodyLimit: 300 });
    expect(await tillOf(standin).load(loadOf(cards.empty, 5))).toMatchObject({ status: 413, body: { errorType: "GENERAL_ERROR" } });
    await standin.close();
  });

  test("another seed gives other references, the same seed the same ones", async () => {
    const message = loadOf(cards.empty, 5);
    const referenceWith = async (seed: string): Promise<unknown> => {
      const standin = await createStandin({ seed });
      const { body } = await tillOf(standin).load(message);
      await standin.close();
      return (body["slipData"] as { issuerReference: string }).issuerReference;
    };
    const first = await referenceWith("one");
    expect(await referenceWith("one")).toBe(first);
    expect(await referenceWith("two")).not.toBe(first);
  });

  test("a port that is taken cannot be had twice", async () => {
    const first = await createStandin();
    await expect(createStandin({ port: Number(new URL(first.url).port) })).rejects.toThrow(/EADDRINUSE/);
    await first.close();
  });

  test("closing twice is closing once", async () => {
    const standin = await createStandin();
    await Promise.all([standin.close(), standin.close()]);
    await expect(fetch(`${standin.url}/standin/health`)).rejects.toThrow();
  });
});
