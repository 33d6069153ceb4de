import { ControlRefused } from "../../../src";
import { ruleDetail, ruleList } from "../../../src/conformance/rules/family-rules";
import { families, loadObligations } from "../../../src/families";
import { newTill, refusal, useGiftCards } from "../../support/messages/gift-card";
import { runHere } from "../../support/program";

const { standin } = useGiftCards();
const interfaces = families.flatMap(({ contracts }) => contracts.map(({ name }) => name));
const get = async (path: string) => {
  const reply = await fetch(`${standin().url}/standin${path}`);
  return { status: reply.status, body: await reply.json() };
};

test("everybody may see the rules of every interface, each once", async () => {
  const { status, body } = await get("/rules");
  const { rules, unjudged } = body as ReturnType<typeof ruleList>;
  expect(status).toBe(200);
  expect(rules.length).toBeGreaterThan(180);
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  expect([...new Set(rules.flatMap((rule) => rule.interfaces))].sort()).toEqual(
    [...interfaces].sort(),
  );
  expect(rules).toContainEqual({
    id: "GC-08",
    level: "must",
    sentence: expect.any(String) as string,
    remedy: expect.any(String) as string,
    source: "contract 3, gift card rules 1 and 3",
    critical: true,
    triedBy: "activate, then confirmActivation",
    interfaces: ["gift-card-v3", "gift-card"],
  });
  const triedBy = new Map(rules.map((rule) => [rule.id, rule.triedBy]));
  expect(["AT-03-amount", "AT-06", "QR-27"].map((id) => triedBy.get(id))).toEqual([
    "purchase, then purchaseConfirmation with amounts",
    "purchase answered 504, then purchaseStatus",
    "pay",
  ]);
  expect(unjudged.length).toBeGreaterThan(0);
  await expect(standin().rules()).resolves.toEqual(body);
});

test("one rule has the messages of a client that keeps it, and of one that breaks it", async () => {
  const { body } = await get("/rules/GC-11");
  expect(body).toMatchObject({
    id: "GC-11",
    examples: {
      pass: [
        { operation: "activate", status: null },
        { operation: "reverseActivation", status: 202 },
      ],
      fail: [{ operation: "activate", status: null }],
    },
  });
  await expect(standin().rule("GC-11")).resolves.toEqual(body);
});

test("each rule has both examples, and they differ", async () => {
  const obligations = await loadObligations();
  for (const { id } of ruleList(obligations).rules) {
    const { pass = [], fail = [] } = ruleDetail(obligations, id)?.examples ?? {};
    expect([id, pass.length > 0, fail.length > 0]).toEqual([id, true, true]);
    expect(pass).not.toEqual(fail);
  }
});

test("an unknown rule is refused", async () => {
  expect(await newTill(standin()).client.get("/standin/rules/GC-0")).toMatchObject({
    ...refusal(404, "GENERAL_ERROR"),
    body: { errorMessage: "No such rule", detailMessage: { id: "GC-0" } },
  });
  await expect(standin().rule("GC-0")).rejects.toThrow(ControlRefused);
});

describe("on the command line", () => {
  test("the rules of an interface", async () => {
    const { code, out } = await runHere(["rules", "--interface", "voucher"]);
    const [heading, ...lines] = out.trimEnd().split("\n");
    expect([code, heading]).toEqual([
      0,
      expect.stringMatching(/^rule +level +interface +the POS$/),
    ]);
    expect(lines.length).toBeGreaterThan(15);
    expect(lines.filter((line) => !line.includes("voucher"))).toEqual([]);
    expect(lines[0]).toMatch(/^VB-\d+ +must +voucher +[A-Z].*\.$/);
  });

  test("all, as JSON", async () => {
    const { out } = await runHere(["rules", "--json"]);
    expect(JSON.parse(out)).toEqual(await standin().rules());
  });

  test("one, with its examples", async () => {
    const { out } = await runHere(["rules", "GC-11"]);
    expect(out).toMatch(
      /^GC-11: Reverse a request whose outcome is unknown.*\nmust, gift-card-v3, gift-card: contract 3, gift card rule 4\n/,
    );
    expect(out).toMatch(
      /\nKept:\nafter +operation +answer +body\n0 s +activate +none +\{.*\n\d+ s +reverseActivation +202 /,
    );
    expect(out).toMatch(/\nBroken:\nafter +operation +answer +body\n0 s +activate +none /);
    expect(JSON.parse((await runHere(["rules", "GC-11", "--json"])).out)).toEqual(
      await standin().rule("GC-11"),
    );
  });

  test.each([
    [["rules", "GC-0"], "There is no rule GC-0: standin rules lists them. Did you mean GC-01?\n"],
    [
      ["rules", "--interface", "none"],
      `There is no interface none; known: ${interfaces.join(", ")}.\n`,
    ],
  ])("%j is refused", async (args, err) => {
    expect(await runHere(args)).toMatchObject({ code: 1, err });
  });
});
