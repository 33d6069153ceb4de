import type { ComparisonReport } from "../../../src/compare/report/comparison-report";
import type { Operation } from "../../../src/contract/operation";
import { hasMembers, valueAt } from "../../../src/contract/values/json-value";
import { type PassingAnswer, changeAt, startProxy } from "../../compare/proxy";
import { runHere } from "../../support/program";
import { type Gate, gateTest } from "../trial/report";
import { type Random, randomFrom } from "../trial/random";
import { type Subject, subjects } from "../trial/subjects";
import { figures } from "../trial/tier";

/** A value in an answer. */
interface Leaf {
  /** The names and places that lead to it. */
  steps: readonly string[];
  value: unknown;
}

/** An operation, the values in its approvals, and what it was sent. */
interface Answered {
  subject: Subject;
  operation: Operation;
  status: number;
  leaves: readonly Leaf[];
  sent: unknown;
}

/** One thing that a provider does otherwise. */
interface Deviation {
  does: string;
  of: Answered;
  /** Changes an approval of the operation. */
  change: (answer: PassingAnswer) => PassingAnswer;
  /** How it is told: kinds of difference, member, and whose it may be. */
  told: { kinds: readonly string[]; member: string; classes: readonly string[] };
}

const leavesOf = (value: unknown, steps: readonly string[] = []): Leaf[] =>
  hasMembers(value)
    ? Object.entries(value).flatMap(([name, one]) => leavesOf(one, [...steps, name]))
    : [{ steps, value }];

/** The member as reports call it: `products[].price`. */
const memberText = (steps: readonly string[]): string =>
  steps
    .map((step, place) => (/^\d+$/.test(step) ? "[]" : place === 0 ? step : `.${step}`))
    .join("");

/** A body in which something else stands at a place. */
function changed(body: unknown, steps: readonly string[], change: (value: unknown) => unknown) {
  const copy: unknown = structuredClone(body);
  changeAt(copy, steps.join("."), change);
  return copy;
}

/** The same text with another last letter or digit. */
const otherText = (text: string): string =>
  text.replace(/[\da-z](?=[^\da-z]*$)/i, (one) =>
    /\d/.test(one) ? String((Number(one) + 1) % 10) : one.toLowerCase() === "a" ? "b" : "a",
  );

const isTime = (value: unknown): boolean =>
  typeof value === "string" && /^\d{4}-\d\d-\d\dT/.test(value);

type Draw = (of: Answered, random: Random) => Deviation | undefined;

/** Picks one of the values that fit. */
function leafOf(
  { leaves }: Answered,
  random: Random,
  fits: (leaf: Leaf) => boolean,
): Leaf | undefined {
  const fitting = leaves.filter(fits);
  return fitting.length === 0 ? undefined : random.pick(fitting);
}

/** An edit of one value. */
const editOf = (
  of: Answered,
  leaf: Leaf | undefined,
  edit: { does: string; change: (value: unknown) => unknown } & Omit<Deviation["told"], "member">,
): Deviation | undefined =>
  leaf && {
    does: `${edit.does} ${memberText(leaf.steps)}`,
    of,
    change: (answer) => ({ ...answer, body: changed(answer.body, leaf.steps, edit.change) }),
    told: { kinds: edit.kinds, member: memberText(leaf.steps), classes: edit.classes },
  };

const anybodys = ["provider-breaks", "open"] as const;

/** The kinds of deviation. */
const draws: Readonly<Record<string, Draw>> = {
  echo: (of, random) =>
    editOf(
      of,
      leafOf(
        of,
        random,
        ({ steps, value }) =>
          typeof value === "string" &&
          !isTime(value) &&
          valueAt(of.sent, steps.join(".")) === value &&
          /[\da-z]/i.test(value),
      ),
      {
        does: "sends back another",
        change: (value) => otherText(String(value)),
        kinds: ["value", "text", "format"],
        classes: anybodys,
      },
    ),
  gone: (of, random) =>
    editOf(
      of,
      leafOf(of, random, ({ steps }) => !/^\d+$/.test(steps.at(-1) ?? "")),
      { does: "leaves out", change: () => undefined, kinds: ["gone"], classes: anybodys },
    ),
  more: (of) => ({
    does: "adds a member",
    of,
    change: (answer) => ({
      ...answer,
      body: hasMembers(answer.body) ? { ...answer.body, addedByProvider: "x" } : answer.body,
    }),
    told: { kinds: ["more"], member: "addedByProvider", classes: anybodys },
  }),
  type: (of, random) =>
    editOf(
      of,
      leafOf(of, random, ({ value }) => typeof value === "number"),
      { does: "sends as text", change: String, kinds: ["type"], classes: ["provider-breaks"] },
    ),
  arithmetic: (of, random) =>
    editOf(
      of,
      leafOf(of, random, ({ value }) => typeof value === "number"),
      {
        does: "adds one to",
        change: (value) => Number(value) + 1,
        kinds: ["value", "state"],
        classes: [...anybodys, "data"],
      },
    ),
  time: (of, random) =>
    editOf(
      of,
      leafOf(of, random, ({ value }) => isTime(value)),
      {
        does: "sends an old",
        change: () => "2019-03-04T12:00:00.000Z",
        kinds: ["time", "value"],
        classes: anybodys,
      },
    ),
  status: (of) => {
    const { success, errors } = of.operation;
    const other = [200, 201, 202, 203].find((status) => !(status in success || status in errors));
    return other === undefined
      ? undefined
      : {
          does: `answers ${other}`,
          of,
          change: (answer) => ({ ...answer, status: other }),
          told: { kinds: ["status"], member: "", classes: ["provider-breaks"] },
        };
  },
};

/** Compares an interface with a provider behind a proxy. */
async function compare(
  gate: Gate,
  { name }: Subject,
  change: (answer: PassingAnswer) => PassingAnswer,
) {
  const provider = await gate.start({ seed: "another" });
  const url = await startProxy(provider, name, change);
  const words = [
    "compare",
    "--upstream",
    `${name}=${url}`,
    "--upstream-rate",
    "1000",
    "--json",
    "--keep-open",
  ];
  const { out, err, code } = await runHere(words);
  if (out === "") throw new Error(err);
  return { code, report: JSON.parse(out) as ComparisonReport };
}

/** Which operation a message is of. */
function operationOf({ contract }: Subject, to: string): Operation | undefined {
  const [method = "", url = ""] = to.split(" ");
  const [path = ""] = url.split("?");
  return contract.operations.find(
    (one) =>
      one.method === method &&
      new RegExp(`^${one.path.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(path),
  );
}

const isApproval = ({ status, body }: PassingAnswer): boolean => status < 300 && hasMembers(body);

/** The operations of an interface, with the first approval of each. */
async function answeredBy(gate: Gate, subject: Subject): Promise<Answered[]> {
  const seen = new Map<string, Answered>();
  const { report } = await compare(gate, subject, (answer) => {
    const operation = operationOf(subject, answer.to);
    if (operation === undefined || !isApproval(answer) || seen.has(operation.id)) return answer;
    const { status, body, sent } = answer;
    seen.set(operation.id, { subject, operation, status, leaves: leavesOf(body), sent });
    return answer;
  });
  const never = subject.contract.operations.filter(
    ({ id, kind }) => ["request", "advice"].includes(kind) && !seen.has(id),
  );
  for (const { id } of never) gate.violation(`${subject.name}: no flow has ${id} approved`);
  if (report.drifts.length > 0) gate.violation(`${subject.name}: ${JSON.stringify(report.drifts)}`);
  return [...seen.values()];
}

/** Whether a deviation is told once, and nothing else. */
async function findDeviation(gate: Gate, { does, of, change, told }: Deviation): Promise<void> {
  const { subject, operation } = of;
  const { report } = await compare(gate, subject, (answer) =>
    isApproval(answer) && operationOf(subject, answer.to) === operation ? change(answer) : answer,
  );
  const [drift, ...others] = report.drifts;
  const isTold =
    drift !== undefined &&
    others.length === 0 &&
    drift.operation === operation.id &&
    drift.member === told.member &&
    told.kinds.includes(drift.kind) &&
    told.classes.includes(drift.class);
  const seen = report.drifts.map(({ class: whose, key }) => `${whose}: ${key}`);
  if (!isTold) gate.violation(`${subject.name} ${operation.id} ${does}: ${JSON.stringify(seen)}`);
}

gateTest("K2", "a comparison tells each deviation once, and nothing else", async (gate) => {
  const { deviations, interfaces } = figures.K2;
  const random = randomFrom(`${gate.seed}/k2`);
  const from = random.int(subjects.length);
  const chosen = [...subjects.slice(from), ...subjects.slice(0, from)].slice(0, interfaces);
  const answered: Answered[][] = [];
  for (const subject of chosen) {
    const found = await answeredBy(gate, subject);
    if (found.length > 0) answered.push(found);
  }
  const kinds = Object.values(draws);
  let trials = 0;
  for (let tries = 0; trials < deviations && tries < deviations * 20; tries += 1) {
    const of = random.pick(answered[trials % answered.length] ?? []);
    const draw = kinds[trials % kinds.length];
    const deviation = draw?.(of, random);
    if (deviation === undefined) continue;
    trials += 1;
    await findDeviation(gate, deviation);
  }
  return { trials, effective: trials, floor: deviations, notes: { interfaces } };
});
