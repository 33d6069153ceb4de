import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type Comparison,
  type PlayedFlow,
  type PlayedStep,
  compareFlows,
} from "../../src/compare/comparison";
import { leastLeftFirst } from "../../src/compare/flows";
import { withValues } from "../../src/compare/values";
import { hasMembers, memberOf } from "../../src/contract/values/json-value";
import type { Operation } from "../../src/contract/operation";
import { families } from "../../src/families";
import { limits } from "../../src/limits/limits";
import type { ReadyMessage } from "../../src/till/example";

/*
 * The comparison of two lists of flows, in memory: the flows are the recorded examples of all interfaces. The other
 * side is a copy of them with other values, or with an edit.
 */

interface RecordedFlow {
  operation: string;
  messages: (ReadyMessage & { answer?: { status: number; body?: unknown } })[];
}

const contracts = families.flatMap((family) => family.contracts);
const sentAt = Date.parse("2031-03-04T12:00:00Z");

function operationOf(name: string, id: string): Operation {
  const contract = contracts.find((one) => one.name === name);
  const found = contract?.operations.find((operation) => operation.id === id);
  if (found === undefined) throw new Error(`there is no ${id} in ${name}`);
  return found;
}

const stepOf = (message: RecordedFlow["messages"][number]): PlayedStep => ({
  interface: message.interface,
  operation: operationOf(message.interface, message.operation),
  sent: { path: message.parameters, query: message.query, body: message.body },
  sentAt,
  ...(message.answer && { answer: message.answer }),
  breaches: [],
});

/** The flows of all interfaces, but for the test server's. */
const flows = contracts.flatMap(({ name }) => {
  const file = join(__dirname, `../../examples/${name}.json`);
  const recorded = JSON.parse(readFileSync(file, "utf8")) as RecordedFlow[];
  return recorded
    .filter(({ operation }) => operationOf(name, operation).kind !== "administration")
    .map(({ operation, messages }): PlayedFlow => ({
      name: operation,
      interface: name,
      steps: messages.map(stepOf),
    }));
});

const copyOf = (): PlayedFlow[] =>
  flows.map((flow) => ({
    ...flow,
    steps: flow.steps.map(({ operation, ...step }) => ({ operation, ...structuredClone(step) })),
  }));

/** Compares the flows with others. */
const compare = (theirs: readonly PlayedFlow[]): Comparison =>
  compareFlows(
    flows.map((flow, at) => [flow, theirs[at] ?? flow] as const),
    { makers: ["standin", "provider"], isSameData: true, unsteady: new Set() },
  );

const told = ({ drifts }: Comparison): string[] =>
  drifts.map(({ class: whose, key }) => `${whose}: ${key}`);

describe("flows that are the same", () => {
  test("have no difference, and count what was compared", () => {
    const found = compare(copyOf());
    expect(told(found)).toEqual([]);
    expect(found.answers).toBe(flows.reduce((sum, { steps }) => sum + steps.length, 0));
    expect(found.values).toBeGreaterThan(1_000);
  });

  test.each(Array.from({ length: 20 }, (_, at) => `seed ${at}`))(
    "have none whatever made values are called: %s",
    (seed) => {
      expect(told(compare(renamed(copyOf(), seed)))).toEqual([]);
    },
  );
});

/** The flows with other ids and other numbers of the same form in all texts, each the same wherever it stands. */
function renamed(copy: PlayedFlow[], seed: string): PlayedFlow[] {
  return copy.map((flow, at) => {
    const names = new Map<string, string>();
    const rename = (text: string): string => {
      const known = names.get(text) ?? otherName(text, `${seed} ${at}`);
      names.set(text, known);
      return known;
    };
    return {
      ...flow,
      steps: flow.steps.map((step) => ({
        ...step,
        sent: withTexts(step.sent, rename),
        ...(step.answer && {
          answer: { ...step.answer, body: withTexts(step.answer.body, rename) },
        }),
      })),
    };
  });
}

const madePart =
  /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|(?<!\d)\d{4}(?: \d{4}){3,}(?!\d)|(?<![\dA-Z])\d{6,}(?!\d)/g;

function withTexts(value: unknown, rename: (text: string) => string): unknown {
  if (typeof value === "string")
    return value.replaceAll(madePart, (part) => {
      const name = rename(part.replaceAll(" ", ""));
      return part.includes(" ") ? name.replaceAll(/\d{4}(?=\d)/g, "$& ") : name;
    });
  if (Array.isArray(value)) return value.map((one) => withTexts(one, rename));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, withTexts(member, rename)]),
  );
}

/** Another value of the same form. */
function otherName(text: string, seed: string): string {
  const digits = createHash("sha512").update(`${seed} ${text}`).digest();
  let at = 0;
  return text.replaceAll(/[0-9a-f]/g, (one) => {
    const drawn = digits[at++ % digits.length] ?? 0;
    return /\d/.test(one) ? String(drawn % 10) : "abcdef".charAt(drawn % 6);
  });
}

/** What an edit does to an answer: its status, or what stands at a path of its body. */
interface Edit {
  of: readonly [name: string, operation: string];
  /** Only where it ends the flow. */
  atEnd?: true;
  status?: number;
  path?: string;
  change?: (value: unknown) => unknown;
}

/** Compares the flows with a copy in which the answers to an operation are edited. */
function compareEdited({ of: [name, operation], atEnd, ...edit }: Edit): Comparison {
  const copy = copyOf().map((flow) => ({
    ...flow,
    steps: flow.steps.map((step, at) =>
      step.interface === name &&
      step.operation.id === operation &&
      (atEnd !== true || at === flow.steps.length - 1)
        ? editedStep(step, edit)
        : step,
    ),
  }));
  return compare(copy);
}

function editedStep(step: PlayedStep, { status, path, change }: Omit<Edit, "of">): PlayedStep {
  const { answer } = step;
  if (answer === undefined) return step;
  if (path !== undefined && change !== undefined) changeAt(answer.body, path.split("."), change);
  const { body, type, ...rest } = answer;
  return {
    ...step,
    answer: { ...rest, status: status ?? answer.status, ...(status !== 204 && { body, type }) },
  };
}

function changeAt(
  value: unknown,
  [name = "", ...rest]: readonly string[],
  change: (value: unknown) => unknown,
): void {
  const owner = value as Record<string, unknown>;
  if (rest.length > 0) changeAt(owner[name], rest, change);
  else if (change(owner[name]) === undefined) Reflect.deleteProperty(owner, name);
  else owner[name] = change(owner[name]);
}

const oneMore = (value: unknown): unknown => Number(value) + 1;
const edits: readonly (Edit & { what: string; told: string })[] = [
  {
    what: "an amount",
    of: ["gift-card-v3", "redeem"],
    path: "amounts.approvedAmount.amount",
    change: oneMore,
    told: "open: gift-card-v3 redeem value amounts.approvedAmount.amount",
  },
  {
    what: "a member that is gone",
    of: ["airtime", "purchase"],
    path: "amounts",
    change: () => undefined,
    told: "open: airtime purchase gone amounts",
  },
  {
    what: "another requestId",
    of: ["voucher", "confirmVoucher"],
    path: "requestId",
    change: () => "0f5b1d4e-7c0a-4b5e-9d3f-5a2b8c1d7e60",
    told: "open: voucher confirmVoucher value requestId",
  },
  {
    what: "200 for 202",
    of: ["gift-card-v3", "confirmRedemption"],
    status: 200,
    told: "open: gift-card-v3 confirmRedemption status 202 200",
  },
  {
    what: "204, which has no body, for 202",
    of: ["gift-card-v3", "confirmRedemption"],
    status: 204,
    told: "open: gift-card-v3 confirmRedemption status 202 204",
  },
  {
    what: "a member more",
    of: ["bill-payment", "confirmPayment"],
    path: "extra",
    change: () => "x",
    told: "open: bill-payment confirmPayment more extra",
  },
  {
    what: "an old time",
    of: ["airtime", "purchase"],
    path: "time",
    change: () => "2019-03-04T12:00:00.000Z",
    told: "open: airtime purchase time time",
  },
  {
    what: "a time without milliseconds",
    of: ["airtime", "purchase"],
    path: "time",
    change: () => "2031-03-04T12:00:00Z",
    told: "open: airtime purchase precision time",
  },
  {
    what: "an amount as text",
    of: ["gift-card", "redemption"],
    path: "amounts.approvedAmount.amount",
    change: String,
    told: "open: gift-card redemption type amounts.approvedAmount.amount",
  },
  {
    what: "another serial number in a later answer",
    of: ["voucher", "redeemVoucher"],
    path: "voucher.serialNumber",
    change: (value) => String(value).replace(/.$/, (last) => (last === "7" ? "8" : "7")),
    told: "open: voucher redeemVoucher value voucher.serialNumber",
  },
  {
    what: "a serial number of another length",
    of: ["airtime", "provisionVoucher"],
    path: "voucher.serialNumber",
    change: (value) => `${String(value)}7`,
    told: "open: airtime provisionVoucher format voucher.serialNumber",
  },
  {
    what: "another reference at the confirmation",
    of: ["airtime", "purchaseConfirmation"],
    path: "thirdPartyIdentifiers.1.transactionIdentifier",
    change: () => "SQL5RAMLB56VG",
    told: "open: airtime purchaseConfirmation value thirdPartyIdentifiers[].transactionIdentifier",
  },
  {
    what: "another order",
    of: ["airtime", "lookupMsisdn"],
    path: "availableProducts",
    change: (value) => (Array.isArray(value) ? value.toReversed() : value),
    told: "open: airtime lookupMsisdn order availableProducts[]",
  },
  {
    what: "a state",
    of: ["gift-card-v3", "redeem"],
    atEnd: true,
    path: "amounts.balanceAmount.amount",
    change: oneMore,
    told: "data: gift-card-v3 redeem state amounts.balanceAmount.amount",
  },
];

test.each(edits)("an edit is told once, and nothing else: $what", ({ told: expected, ...edit }) => {
  expect(told(compareEdited(edit))).toEqual([expected]);
});

/** The identifiers of a message or of an answer. */
const identifiersIn = (value: unknown): Record<string, unknown>[] => {
  const found = memberOf(value, "thirdPartyIdentifiers");
  return Array.isArray(found) ? found.filter(hasMembers) : [];
};

/** The requests after which an advice message returns an identifier that the answer has added. */
const returned = flows.flatMap((flow) =>
  flow.steps.flatMap((step, at) => {
    const own = identifiersIn(memberOf(step.sent, "body"));
    const added = identifiersIn(step.answer?.body).length - own.length;
    const next = flow.steps[at + 1];
    const isReturned = identifiersIn(memberOf(next?.sent, "body")).length === own.length + added;
    return step.operation.kind === "request" && added > 0 && isReturned
      ? [{ flow, at, advice: `${flow.interface} ${next?.operation.id ?? ""}` }]
      : [];
  }),
);

test("advice messages of eight interfaces return an identifier that an answer has added", () => {
  expect(new Set(returned.map(({ flow }) => flow.interface)).size).toBe(8);
});

test.each(returned)(
  "an identifier that lacks a member is told once, and not at the advice message that returns it: $advice",
  ({ flow, at }) => {
    const theirs = copyOf();
    const [request, advice] = theirs[flows.indexOf(flow)]?.steps.slice(at) ?? [];
    for (const body of [request?.answer?.body, memberOf(advice?.sent, "body")])
      Reflect.deleteProperty(identifiersIn(body).at(-1) ?? {}, "institutionId");
    if (advice?.answer) advice.answer.status = 400;
    expect(told(compare(theirs))).toEqual([
      `open: ${flow.interface} ${flow.steps[at]?.operation.id ?? ""} gone thirdPartyIdentifiers[].institutionId`,
    ]);
  },
);

test("of more flows than are played, the others are listed", () => {
  const plans = Array.from({ length: limits.comparedFlows + 2 }, (_, at) => ({
    name: `flow ${at}`,
    interface: "airtime",
    messages: [],
  }));
  const { plans: played, unplayed } = withValues(plans, new Map(), { most: limits.comparedFlows });
  expect(played).toHaveLength(1_000);
  expect(unplayed).toEqual(
    ["flow 1000", "flow 1001"].map((name) => ({
      name,
      interface: "airtime",
      reason: "at most 1,000 flows are played",
    })),
  );
});

test("the flows that leave their data as they were come first, and those that stay open last", () => {
  const message = (operation: string) => ({
    ...{ interface: "gift-card-v3", operation },
    make: () => undefined,
    take: () => undefined,
  });
  const orders = [
    ...["activate", "activate, activate", "confirmActivation, activate"],
    ...["activate, confirmActivation", "activate, confirmActivation, reverseActivation"],
    ...["activate, reverseActivation", "reverseActivation, activate", "lookupGiftcard"],
  ];
  const plans = orders.map((name) => ({
    ...{ name, interface: "gift-card-v3" },
    messages: name.split(", ").map(message),
  }));
  expect(leastLeftFirst(plans, contracts).map(({ name }) => name)).toEqual([
    ...["activate, reverseActivation", "reverseActivation, activate", "lookupGiftcard"],
    ...["activate, confirmActivation", "activate, confirmActivation, reverseActivation"],
    ...["activate", "activate, activate", "confirmActivation, activate"],
  ]);
});
