import {
  useGiftCards,
  advicePath,
  adviceFor,
  cards,
  redemptionOf,
} from "../../support/messages/gift-card";
import { Client } from "../../support/client";
import type { Scenario } from "../../../src";
import type { UnmatchedRequest } from "../../../src/journal/unmatched-request";
import { exchangesOf, interfaces, judgedOf } from "./history";

/** Findings about an advice that never came name the requests that look like it and reached no operation. */

const { newTill, standin } = useGiftCards();
const time = String.raw`\d\d:\d\d:\d\d`;

test("an advice to a wrong path, with a wrong method or a wrong password is named by the finding about it", async () => {
  const till = newTill();
  const [sale, other] = [redemptionOf(cards.funded, 100), redemptionOf(cards.funded, 100)];
  const advice = adviceFor(sale.id, {});
  const path = advicePath("redemption", "confirmations", sale.id, advice.id);
  await till.redeem(sale);
  await till.redeem(other);
  const wrong = path.replace("/redemptions/", "/redemption/");
  await till.client.post(wrong, advice);
  await till.client.get(path);
  await new Client(standin().url, "", "").post(path, advice);
  await till.client.post("/giftcard/v3/nothing/of/the/kind", {});
  const { rules } = await till.space.verdict();
  const checks = rules.find(({ id }) => id === "GC-07")?.checks ?? [];
  const textOf = (id: string) => checks.find(({ subject }) => subject === id)?.text ?? "";
  const nearest = String.raw`\(nearest operation: POST /giftcard/v3/redemptions/\{[^)]*/confirmations/\{[^)]*\}\)`;
  expect(textOf(sale.id)).toMatch(
    new RegExp(
      `; POST ${wrong} was answered 404 at ${time} ${nearest}` +
        `; GET ${path} was answered 405 at ${time} ${nearest}` +
        `; POST ${path} was answered 401 at ${time} ${nearest}$`,
    ),
  );
  expect(textOf(other.id)).toMatch(/there is still time$/);
});

describe("an item of a scenario's expect", () => {
  const scenario: Scenario = {
    name: "lost",
    title: "Lost",
    interface: "gift-card-v3",
    rules: [
      {
        on: { operation: "redeem" },
        times: 1,
        fault: { when: "after", kind: "status", status: 504 },
      },
    ],
    expect: [
      { operation: "reverseRedemption" },
      { operation: "confirmRedemption", within: "60s" },
      { operation: "redeem", atMost: 1 },
      { operation: "redeem", atLeast: 2 },
      { never: { operation: "load" } },
    ],
  };

  test("that is not met names what looks like its message, in every report; one that is met does not", async () => {
    const till = newTill();
    till.space.scenario(scenario);
    const sale = redemptionOf(cards.funded, 100);
    await till.redeem(sale).catch(() => undefined);
    const advice = adviceFor(sale.id, { reversalReason: "TIMEOUT" });
    const path = advicePath("redemption", "reversals", sale.id, advice.id);
    const wrong = path.replace("/redemptions/", "/redemption/");
    await till.client.post(wrong, advice);
    await till.client.get(path);
    await new Client(standin().url, "", "").post(path, advice);
    await till.client.post("/giftcard/v3/redemption/1", sale);
    const { rules } = await till.space.verdict();
    const texts = rules
      .filter(({ id }) => id.startsWith("SCENARIO-"))
      .map(({ checks: [check] }) => check?.text ?? "");
    const [, reversal, confirmation, atMost, atLeast, never] = texts;
    const nearest = String.raw`\(nearest operation: POST /giftcard/v3/redemptions/\{[^)]*/reversals/\{[^)]*\}\)`;
    const named =
      `; POST ${wrong} was answered 404 at ${time} ${nearest}` +
      `; GET ${path} was answered 405 at ${time} ${nearest}` +
      `; POST ${path} was answered 401 at ${time} ${nearest}`;
    expect(reversal).toMatch(
      new RegExp(`^reverseRedemption was sent never, and at least once is expected${named}$`),
    );
    expect(confirmation).toMatch(/there is still time: [\d.]+ s$/);
    expect(atMost).toBe("redeem was sent once, and at most once is expected");
    expect(atLeast).toMatch(
      new RegExp(`; POST /giftcard/v3/redemption/1 was answered 404 at ${time} [^;]*$`),
    );
    expect(never).toBe("load was not sent");
    const about = "reverseRedemption was sent never, and at least once is expected; POST ";
    for (const format of ["junit", "html", "markdown"] as const)
      expect(await till.space.verdict({ format })).toContain(`${about}${wrong} was answered 404`);
  });
});

describe.each([
  { name: "gift-card-v3", kind: "redemption", closed: "GC-07", unknown: "GC-11" },
  { name: "airtime", kind: "purchase", closed: "AT-03", unknown: "AT-05" },
  { name: "voucher", kind: "provision", closed: "VB-04", unknown: "VB-05" },
  { name: "bill-payment", kind: "payment", closed: "BP-04", unknown: "BP-05" },
  { name: "money-transfer", kind: "create", closed: "MT-05", unknown: "MT-09" },
  { name: "prepaid-utility", kind: "purchase", closed: "PU-05", unknown: "PU-07" },
])("$name", ({ name, kind, closed, unknown }) => {
  const judged = interfaces.filter(({ contract }) => contract.name === name);
  const operations = judged.flatMap(({ contract }) => contract.operations);
  const pathOf = (advice: string): string =>
    operations.find((one) => one.transaction === kind && one.advice === advice)?.path ?? "";

  /** What the rule says of a request with this status, with these requests beside it. */
  function said(rule: string, status: number | undefined, nearest: string, after = 5): string {
    const exchanges = exchangesOf(name, kind, (s) => [
      s.request(status === undefined ? {} : { status }),
    ]);
    const at = Date.parse(exchanges[0]?.receivedAt ?? "") + after * 1_000;
    const request: UnmatchedRequest = {
      number: 1,
      receivedAt: new Date(at).toISOString(),
      method: "POST",
      path: "/somewhere",
      status: 404,
      reason: "path-unknown",
      nearest: [nearest],
    };
    const unmatched = Array.from({ length: 5 }, (_, index) => ({ ...request, number: index + 1 }));
    const { rules } = judgedOf(judged, exchanges, { unmatched });
    return rules.find(({ id }) => id === rule)?.checks[0]?.text ?? "";
  }

  test.each([
    [closed, undefined, "confirmation"],
    [closed, undefined, "reversal"],
    [unknown, 504, "reversal"],
  ])(
    "%s names what looks like its %s advice (%s), some of them, and counts the others",
    (rule, status, advice) => {
      const nearest = `POST /base${pathOf(advice)}`;
      const told = said(rule, status, nearest);
      expect(told.split(`; POST /somewhere was answered 404 at `)).toHaveLength(4);
      expect(told).toContain(`(nearest operation: ${nearest}); so were 2 more`);
    },
  );

  test("nothing is named that came before the request, or looks like another message", () => {
    expect(said(closed, undefined, `POST /base${pathOf("confirmation")}`, -5)).not.toContain("404");
    expect(said(closed, undefined, `GET /base${pathOf("confirmation")}`)).not.toContain("404");
    expect(said(unknown, 504, `POST /base${pathOf("confirmation")}`)).not.toContain("404");
  });
});
