import { load } from "js-yaml";
import type { Scenario } from "../../../src/scenario/definition";
import {
  cards,
  loadOf,
  newTill as tillOf,
  redemptionOf,
  useGiftCards,
} from "../../support/messages/gift-card";
import { runHere } from "../../support/program";
import { startStandin, until } from "../../support/standin";

const { newTill, standin } = useGiftCards();
type Till = ReturnType<typeof newTill>;

const get = ({ client }: Till, id: string, what: string) =>
  client.get(`/standin/transactions/${id}/${what}`);
const scenarioOf = async (till: Till, id: string): Promise<Scenario> =>
  load((await get(till, id, "scenario")).text) as Scenario;
const rulesOf = async (till: Till, id: string) => (await scenarioOf(till, id)).rules;

/** A redemption whose answer was lost, and that was never reversed. */
async function lostSale(till: Till): Promise<string> {
  till.space.fault("redeem", { after: "status 504", times: 1 });
  const redemption = redemptionOf(cards.funded, 100);
  await till.redeem(redemption);
  return redemption.id;
}

describe("as a scenario", () => {
  test("the faults that struck it, and the message that a correct POS sends", async () => {
    const till = newTill();
    const id = await lostSale(till);
    const { headers, text } = await get(till, id, "scenario");
    expect(headers["content-type"]).toBe("application/yaml; charset=utf-8");
    expect(text).toMatch(
      `# Made from redemption ${id} of gift-card-v3.\n# GC-11 Reverse a request`,
    );
    expect(load(text)).toEqual({
      name: `gift-card-v3-gc-11-${id.slice(0, 8)}`,
      title: "On the 1st redeem, the simulator answers 504 after processing",
      interface: "gift-card-v3",
      rules: [
        {
          on: { operation: "redeem" },
          nth: 1,
          fault: { when: "after", kind: "status", status: 504 },
        },
      ],
      expect: [{ operation: "reverseRedemption" }],
    });
    const checked = await till.client.send(
      "POST",
      "/standin/scenarios/check",
      load(text) as object,
    );
    expect(JSON.parse(checked.text)).toEqual({ mistakes: [] });
    expect(await till.space.transactionScenario(id)).toBe(text);
  });

  test("messages are counted within the sale; the same fault in a row is one rule", async () => {
    const till = newTill();
    await till.redeem(redemptionOf(cards.funded, 100));
    const redemption = redemptionOf(cards.funded, 200);
    till.space.fault("reverseRedemption", {
      interface: "gift-card-v3",
      before: "status 504",
      times: 3,
    });
    await till.redeem(redemption);
    for (let tries = 0; tries < 3; tries += 1) await till.reverse("redemption", redemption.id);
    expect(await scenarioOf(till, redemption.id)).toMatchObject({
      title:
        "3 times, from the 1st reverseRedemption on, the simulator answers 504 before processing",
      rules: [{ on: { operation: "reverseRedemption" }, times: 3 }],
    });
  });

  test("the scenario of the strike may be gone since", async () => {
    const till = newTill();
    till.space.scenario("redemption-answer-lost");
    const redemption = redemptionOf(cards.funded, 100);
    const sent = till.client.postIntoSilence(
      `/giftcard/v3/redemptions/${redemption.id}`,
      redemption,
    );
    await until(() => till.space.messages().exchanges.length === 1);
    till.space.clock({ advanceSeconds: 100 });
    await sent;
    till.space.scenario("slow-answers");
    till.space.scenario(null);
    expect(await rulesOf(till, redemption.id)).toEqual([
      {
        on: { operation: "redeem" },
        nth: 1,
        fault: { when: "after", kind: "no-answer", for: "90s" },
      },
    ]);
  });

  test("a fault that a card brought along strikes any card", async () => {
    const till = newTill();
    const redemption = redemptionOf(cards.fault504After, 100);
    await till.redeem(redemption);
    expect(await rulesOf(till, redemption.id)).toEqual([
      {
        on: { operation: "redeem" },
        nth: 1,
        fault: { when: "after", kind: "status", status: 504 },
      },
    ]);
  });

  test("without a fault: a message that is not to be sent, or not so often", async () => {
    const till = newTill();
    const [both, twice] = [redemptionOf(cards.funded, 100), loadOf(cards.empty, 100)];
    await till.redeem(both);
    await till.confirm("redemption", both.id);
    await till.reverse("redemption", both.id);
    await till.load(twice);
    await till.load(twice);
    await till.confirm("load", twice.id);
    expect(await scenarioOf(till, both.id)).toMatchObject({
      title: "No fault strikes this redemption",
      rules: [{ on: { operation: "redeem" }, nth: 1, then: "sent" }],
      expect: [{ never: { operation: "reverseRedemption" } }],
    });
    expect(await scenarioOf(till, twice.id)).toMatchObject({
      expect: [{ never: { operation: "load", count: "> 1" } }],
    });
  });
});

describe("as a fixture", () => {
  test("the entities before the first message, whatever became of them since", async () => {
    const till = newTill();
    const before = (await till.space.entity("gift-card", "cards", cards.funded)).entity ?? {};
    const first = redemptionOf(cards.funded, 100);
    await till.redeem(first);
    await till.confirm("redemption", first.id);
    const between = (await till.space.entity("gift-card", "cards", cards.funded)).entity ?? {};
    const second = redemptionOf(cards.funded, 250);
    await till.redeem(second);
    till.space.put("gift-card", "cards", { ...between, book: 1, available: 0 } as never);
    till.space.remove("gift-card", "cards", cards.empty2);
    const fixtureOf = async (id: string) =>
      JSON.parse((await get(till, id, "fixture")).text) as {
        "gift-card": Record<string, object[]>;
      };
    const { "gift-card": lists } = await fixtureOf(second.id);
    expect(lists["cards"]).toEqual([between]);
    expect(lists["products"]).toMatchObject([{ id: "GIFT500" }]);
    expect((await fixtureOf(first.id))["gift-card"]["cards"]).toEqual([before]);
    expect(await till.space.transactionFixture(second.id)).toEqual({ "gift-card": lists });
    const other = newTill();
    other.space.load(await till.space.transactionFixture(second.id));
    expect((await other.space.entity("gift-card", "cards", cards.funded)).entity).toEqual(between);
  });

  test("a card that a message only names, of which the journal shows the ends alone", async () => {
    const till = newTill();
    const redemption = redemptionOf(cards.blocked, 100);
    await till.redeem(redemption);
    expect(JSON.stringify(till.space.message(1))).not.toContain(cards.blocked);
    const { "gift-card": lists } = await till.space.transactionFixture(redemption.id);
    expect(lists?.["cards"]).toMatchObject([{ pan: cards.blocked }]);
  });

  test("a card that is made by the sale was not there before", async () => {
    const till = newTill();
    const id = await lostSale(till);
    const { "gift-card": lists } = await till.space.transactionFixture(id);
    expect(Object.keys(lists ?? {})).toEqual(["cards", "products"]);
  });

  test("data of a provider are not here", async () => {
    const provider = await startStandin();
    const between = await startStandin({
      upstream: {
        "gift-card-v3": `${provider.url}/giftcard/v3`,
        "gift-card": `${provider.url}/giftcard/v2`,
      },
    });
    const till = tillOf(between);
    const redemption = redemptionOf(cards.funded, 100);
    await till.redeem(redemption);
    for (const what of ["fixture", "code?for=jest"]) {
      const { status, text } = await get(till, redemption.id, what);
      expect([status, text]).toEqual([409, expect.stringContaining("go to a provider")]);
    }
    expect((await get(till, redemption.id, "scenario")).status).toBe(200);
  });
});

describe("as code", () => {
  test.each([
    ["jest", "sale.test.js"],
    ["pytest", "test_sale.py"],
    ["junit", "SaleTest.java"],
  ] as const)("for %s: a file that names no simulator", async (language, file) => {
    const till = newTill();
    const id = await lostSale(till);
    const { status, headers, text } = await get(till, id, `code?for=${language}`);
    expect([status, headers["content-type"], headers["content-disposition"]]).toEqual([
      200,
      "text/plain; charset=utf-8",
      `attachment; filename="${file}"`,
    ]);
    expect(text).toContain("STANDIN_URL");
    expect(text).not.toContain(new URL(standin().url).host);
    expect(text).not.toMatch(/\{\{|undefined: |\[object/);
    expect(text).toContain(cards.funded);
    expect(await till.space.transactionCode(id, language)).toBe(text);
  });

  test("values that nobody knows any more are named", async () => {
    const till = newTill();
    const redemption = redemptionOf(cards.unknown, 100);
    await till.redeem(redemption);
    const { text } = await get(till, redemption.id, "code?for=jest");
    expect(text).toContain("The journal does not show what is sent as 609931*********9993: put it");
  });

  test("a language that there is not, or none: those that there are", async () => {
    const till = newTill();
    const id = await lostSale(till);
    const refused = async (query: string) => {
      const { status, text } = await get(till, id, `code${query}`);
      return [status, (JSON.parse(text) as { detailMessage: object }).detailMessage];
    };
    const msg = "must be one of jest, pytest, junit";
    expect(await refused("?for=ruby")).toEqual([400, { formatErrors: [{ field: "for", msg }] }]);
    expect(await refused("")).toEqual([
      400,
      { formatErrors: [{ field: "for", msg: expect.any(String) as string }] },
    ]);
    expect(await refused("?for=jest&on=2")).toEqual([
      400,
      {
        formatErrors: [
          { field: "on", msg: expect.stringContaining("is not a parameter") as string },
        ],
      },
    ]);
  });
});

test.each(["scenario", "code?for=jest", "fixture"])("%s: an unknown transaction", async (what) => {
  const { status, text } = await get(newTill(), "5a3f0c52-0000-4b6a-9c20-1f4be08d6a05", what);
  expect([status, text]).toEqual([404, expect.stringContaining("No such transaction")]);
});

test("on the command line", async () => {
  const till = newTill("7102", "till");
  const id = await lostSale(till);
  const command = async (...args: string[]) => {
    const at = ["--url", standin().url, "--user", "7102:till"];
    return runHere(["transactions", ...args, ...at]);
  };
  const { space } = till;
  expect(await command("scenario", id)).toEqual({
    code: 0,
    out: await space.transactionScenario(id),
    err: "",
  });
  for (const language of ["jest", "pytest", "junit"] as const)
    expect((await command("code", id, "--for", language)).out).toBe(
      await space.transactionCode(id, language),
    );
  expect(JSON.parse((await command("fixture", id)).out)).toEqual(
    await space.transactionFixture(id),
  );
  expect(await command("code", id, "--for", "ruby")).toMatchObject({
    code: 2,
    err: expect.stringContaining("jest, pytest, junit") as string,
  });
  expect(await command("scenario", "nothing")).toMatchObject({ code: 1, out: "" });
});
