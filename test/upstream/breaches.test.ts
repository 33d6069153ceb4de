import {
  type Till,
  adviceFor,
  advicePath,
  cards,
  redemptionOf,
} from "../support/messages/gift-card";
import { codes, offer } from "../support/messages/voucher";
import { newTester, startStandin } from "../support/standin";
import { answerBytes, inFrontOf, startRawProvider } from "./raw-provider";

/** A refusal as the provider's. */
const refused = (errorType: string, id: string, status = 400): Buffer =>
  answerBytes(
    status,
    JSON.stringify({ errorType, errorMessage: "No", id, requestType: "REDEMPTION_REQUEST" }),
  );

const told = (till: Till): string[] => till.last().findings.map(({ code }) => code);

test("a good message that is refused for its form breaks no rule of the POS: it is the provider's breach", async () => {
  const sale = redemptionOf(cards.funded, 100);
  const till = await inFrontOf(refused("FORMAT_ERROR", sale.id));
  expect(await till.redeem(sale)).toMatchObject({ status: 400 });
  expect(till.last().findings).toEqual([
    {
      code: "provider-refusal",
      text: "the provider refused redeem as FORMAT_ERROR, and nothing is wrong with its form",
    },
  ]);
  const { rules } = await till.space.verdict();
  expect(rules.find(({ id }) => id === "GC-00")).toMatchObject({ outcome: "pass" });
});

test("a message that breaks its form breaks the rule, whatever the provider refuses it for", async () => {
  const { time: _absent, ...sale } = redemptionOf(cards.funded, 100);
  const till = await inFrontOf(refused("GENERAL_ERROR", sale.id));
  expect(await till.redeem(sale)).toMatchObject({ status: 400 });
  expect(till.last().findings).toEqual([
    { code: "form-broken", field: "time", text: "time must be present" },
  ]);
  const { rules, result } = await till.space.verdict();
  expect(result).toBe("fail");
  const broken = rules.find(({ id }) => id === "GC-00");
  expect(broken).toMatchObject({ outcome: "fail" });
  expect(broken?.checks.map(({ text }) => text)).toEqual([
    "redeem (1) breaks the contract: time must be present",
  ]);
});

test("a body whose id is not that of its path breaks its form", async () => {
  const sale = redemptionOf(cards.funded, 100);
  const till = await inFrontOf(refused("FORMAT_ERROR", sale.id));
  await till.client.post("/giftcard/v3/redemptions/6b4ba1bf-5bcc-4eb3-8d7e-3b6c6d2c9f03", sale);
  expect(told(till)).toEqual(["form-broken"]);
});

/** The answer of the provider to a sale, and what it says otherwise. */
const approval = (sale: ReturnType<typeof redemptionOf>, otherwise: object = {}): Buffer =>
  answerBytes(201, JSON.stringify({ ...sale, ...otherwise }));

test.each([
  ["another id", { id: "6b4ba1bf-5bcc-4eb3-8d7e-3b6c6d2c9f03" }, "id is not as it was sent"],
  [
    "another amount",
    { amounts: { requestAmount: { amount: 99, currency: "710" } } },
    "amounts.requestAmount is not as it was sent",
  ],
  [
    "another identifier",
    { thirdPartyIdentifiers: [{ institutionId: "6001", transactionIdentifier: "other" }] },
    "thirdPartyIdentifiers lacks one that was sent, or has another value for it",
  ],
])("%s in the answer is an echo that is wrong", async (_name, otherwise, text) => {
  const sale = redemptionOf(cards.funded, 100);
  const till = await inFrontOf(approval(sale, otherwise));
  await till.redeem(sale);
  expect(till.last().findings).toEqual([{ code: "provider-echo", text }]);
});

test.each([
  [
    { requestAmount: 100, approvedAmount: 101 },
    "amounts.approvedAmount.amount is 101, more than amounts.requestAmount.amount, 100",
  ],
  [
    { balanceAmount: 5, availableBalance: 6 },
    "amounts.availableBalance.amount is 6, more than amounts.balanceAmount.amount, 5",
  ],
])("amounts that do not fit are wrong arithmetic: %j", async (values, text) => {
  const sale = redemptionOf(cards.funded, 100);
  const amounts = Object.fromEntries(
    Object.entries(values).map(([name, amount]) => [name, { amount, currency: "710" }]),
  );
  const till = await inFrontOf(approval(sale, { amounts }));
  await till.redeem(sale);
  expect(till.last().findings).toEqual([{ code: "provider-arithmetic", text }]);
});

test("a member more is no breach where the model is open; a member of the wrong type is one of form", async () => {
  const sale = redemptionOf(cards.funded, 100);
  const till = await inFrontOf(approval(sale, { more: 1, time: 1 }));
  await till.redeem(sale);
  expect(till.last().findings).toEqual([
    { code: "provider-form", text: "time: must be a string, not a JSON number" },
  ]);
});

test("another answer to an advice message that came again is a breach, the same one is none", async () => {
  const sale = redemptionOf(cards.funded, 100);
  const advice = adviceFor(sale.id);
  const taken = answerBytes(202, JSON.stringify(advice));
  const till = await inFrontOf(
    approval(sale),
    taken,
    taken,
    answerBytes(202, JSON.stringify({ ...advice, time: "2031-03-04T12:00:01.000Z" })),
  );
  await till.redeem(sale);
  const confirm = async (): Promise<string[]> => {
    await till.client.post(advicePath("redemption", "confirmations", sale.id, advice.id), advice);
    return told(till);
  };
  expect([await confirm(), await confirm(), await confirm()]).toEqual([
    [],
    [],
    ["provider-repeat"],
  ]);
});

test("a member more is a breach where the model is closed", async () => {
  const message = offer(codes.active);
  const provider = await startRawProvider(
    answerBytes(201, JSON.stringify({ ...message, more: 1 })),
  );
  const standin = await startStandin({ upstream: { voucher: provider.url } });
  const { client, space } = newTester(standin, "7102", "s");
  await client.post("/voucher/v1/redemptions", message);
  expect(
    space.messages().exchanges[0]?.findings.filter(({ code }) => code === "provider-undocumented"),
  ).toEqual([{ code: "provider-undocumented", text: "more: is not a property of this message" }]);
});
