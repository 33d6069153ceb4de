import type { AdviceKind, InterfaceContract, Operation } from "../../contract/operation";
import type { Exchange } from "../../journal/exchange";
import { uuidFrom } from "../../store";
import { hash } from "node:crypto";
import type { Obligation, Judge, Level, RestsOn } from "./obligation";

/** One message of an example, as far as it differs from the ordinary one. */
export interface ExampleStep {
  operation: Operation;
  /** A word that stands for an id: the same word, the same id. */
  id: string;
  requestId?: string;
  /** Null: no answer. */
  status: number | null;
  /** Seconds since the message before. */
  after: number;
  body: object;
  answer: object;
  findings: Exchange["findings"];
  /** Advices that the provider of a request does not support. */
  unsupported?: readonly AdviceKind[];
}

type StepPart = Partial<Omit<ExampleStep, "operation">>;

/** Makes the messages of an example, in one kind of transaction of an interface. */
export interface Stage {
  kind: string;
  request(part?: StepPart): ExampleStep;
  confirmation(part?: StepPart): ExampleStep;
  reversal(part?: StepPart): ExampleStep;
  /** Any operation, by id. */
  message(operation: string, part?: StepPart): ExampleStep;
}

/** The id that a word stands for; a word that is an id already stands for itself. */
const idOf = (word: string): string =>
  /^[\w-]{36}$/.test(word) ? word : uuidFrom(hash("sha256", word, "buffer"));

const step = (operation: Operation, ordinary: StepPart, part: StepPart): ExampleStep => ({
  operation,
  id: "request",
  status: Number(Object.keys(operation.success)[0] ?? 200),
  after: 1,
  body: {},
  answer: {},
  findings: [],
  ...ordinary,
  ...part,
});

/** A stage for a kind of transaction; absent: the first that has both advices. */
export function stageOf({ name, operations }: InterfaceContract, wanted?: string): Stage {
  const kinds = operations
    .filter(({ kind }) => kind === "request")
    .map(({ transaction = "" }) => transaction);
  const isWhole = (kind: string): boolean =>
    ["confirmation", "reversal"].every((advice) =>
      operations.some((operation) => operation.transaction === kind && operation.advice === advice),
    );
  const kind = wanted ?? kinds.find(isWhole) ?? kinds[0] ?? "";
  const find = (fits: (operation: Operation) => boolean): Operation => {
    const operation = operations.find(fits);
    if (operation === undefined)
      throw new Error(`${name} does not have such an operation for ${kind}`);
    return operation;
  };
  const advice =
    (which: "confirmation" | "reversal") =>
    (part: StepPart = {}): ExampleStep =>
      step(
        find((operation) => operation.transaction === kind && operation.advice === which),
        { id: which, requestId: "request" },
        part,
      );
  return {
    kind,
    request: (part = {}) =>
      step(
        find((operation) => operation.transaction === kind && operation.kind === "request"),
        {},
        part,
      ),
    confirmation: advice("confirmation"),
    reversal: advice("reversal"),
    message: (id, part = {}) =>
      step(
        find((operation) => operation.id === id),
        {},
        part,
      ),
  };
}

const start = Date.UTC(2031, 2, 4, 12);

/** The journal of these messages. */
export function journalOf({ name }: InterfaceContract, steps: readonly ExampleStep[]): Exchange[] {
  let at = start;
  return steps.map(
    ({ operation, id, requestId, status, after, body, answer, findings, unsupported }, index) => {
      at += after * 1000;
      const time = new Date(at).toISOString();
      const ids = { id: idOf(id), ...(requestId !== undefined && { requestId: idOf(requestId) }) };
      return {
        number: index + 1,
        receivedAt: time,
        clock: time,
        interface: name,
        operation: operation.id,
        method: operation.method,
        path: Object.values(ids)
          .reverse()
          .reduce((path, one) => `${path}/${one}`, ""),
        messageId: ids.id.toLowerCase(),
        requestId: ids.requestId?.toLowerCase() ?? null,
        request: { headers: {}, body: { ...ids, ...body } },
        outcome: status === null ? "silent" : "answered",
        status,
        ...(status !== null && { answer }),
        durationMs: status === null ? 90_000 : 20,
        strikes:
          status === 500 ? [{ source: "scenario:example#1", text: "rule 1 of example" }] : [],
        rules: [],
        findings,
        ...(unsupported !== undefined && { unsupported: [...unsupported] }),
      };
    },
  );
}

/** A rule that recurs in every family, before it has its id and its contract rule there. */
export interface StandardRule extends Pick<
  Obligation,
  "sentence" | "remedy" | "level" | "critical" | "ofItself" | "ofNamed" | "forbids"
> {
  /** What it is called here: rules of several families with one name are the same rule. */
  name: string;
  judge: Judge;
  /** Absent: on the messages if one shows by itself whether it was kept, else on the answers too. */
  restsOn?: RestsOn;
  /** Kind of transaction of the examples; absent: any that has both advices. */
  kind?: string;
  pass: (stage: Stage) => ExampleStep[];
  fail: (stage: Stage) => ExampleStep[];
}

/** What of a standard rule is the family's own. */
interface OwnWords {
  level?: Level;
  sentence?: string;
}

/** A rule of a family: its id, where the contract says so, and the standard rule that it is. */
export interface FamilyRule {
  id: string;
  source: string;
  rule: StandardRule;
}

export const ruled = (
  id: string,
  source: string,
  rule: StandardRule,
  own: OwnWords = {},
): FamilyRule => ({ id, source, rule: { ...rule, ...own } });

/** The obligations of one interface. */
export const obligationsOf = (
  contract: InterfaceContract,
  rules: readonly FamilyRule[],
): Obligation[] =>
  rules.map(({ id, source, rule }) => {
    const { name, sentence, remedy, level, critical, ofItself, ofNamed, forbids } = rule;
    const { judge, kind, pass, fail, restsOn = ofItself === true ? "message" : "answer" } = rule;
    const stage = stageOf(contract, kind);
    return {
      id,
      standard: name,
      source,
      sentence,
      remedy,
      level,
      judge,
      restsOn,
      ...(critical && { critical }),
      ...(ofItself && { ofItself }),
      ...(ofNamed && { ofNamed }),
      ...(forbids && { forbids }),
      examples: {
        get pass() {
          return journalOf(contract, pass(stage));
        },
        get fail() {
          return journalOf(contract, fail(stage));
        },
      },
    };
  });

/** A body with a value at a path. */
export function bodyWith(path: string, value: unknown): object {
  const [name = "", ...rest] = path.split(".");
  return { [name]: rest.length === 0 ? value : bodyWith(rest.join("."), value) };
}

/** The example of a client that does it right. */
export const approvedAndConfirmed = (s: Stage): ExampleStep[] => [s.request(), s.confirmation()];

/** Of a step: no answer came. */
export const noAnswer = { status: null } as const;

/** A message of the first of these operations; a request if there is none. */
export const anyOf = (
  s: Stage,
  operations: readonly string[] | undefined,
  part: Parameters<Stage["message"]>[1] = {},
): ExampleStep =>
  operations?.[0] === undefined ? s.request(part) : s.message(operations[0], part);
