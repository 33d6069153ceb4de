import { createHash } from "node:crypto";
import { type Static, Type } from "@sinclair/typebox";
import { dump } from "js-yaml";
import type { Answer } from "../contract/answer";
import { createSchemaReader } from "../contract/checks/json-schema-check";
import type { InterfaceContract, Operation } from "../contract/operation";
import { noOtherMembers, text } from "../contract/schema";
import { hasMembers, memberOf, textsIn } from "../contract/values/json-value";
import { readYamlFile } from "../files/located-yaml";
import { limits } from "../limits/limits";
import type { Mistake } from "../mistake";
import { type DifferenceKind, answerSchema, placeInContract } from "./answers";
import type { Drift, PlayedAnswer, ShownDifference } from "./comparison";
import type { OperationTimes } from "./report/comparison-report";

/*
 * A profile says how a provider answers where the contract leaves it open, and has the simulator answer so too: other
 * statuses and types of error, texts, members that it leaves out, forms of references and times, and how long it takes.
 */

const Text = text(limits.textLength);
const Status = Type.Integer({ minimum: 200, maximum: 599 });
const byMember = Type.Optional(
  Type.Record(Type.String(), Text, { maxProperties: limits.mapEntries }),
);

/** Answers that the profile changes, and how. Members are named with `[]` for the entries of a list. */
const AnswerSetting = Type.Object(
  {
    interface: Text,
    operation: Text,
    /** Our refusal that is meant; absent: an answer that accepts the message. */
    when: Type.Optional(
      Type.Object(
        { status: Status, errorType: Type.Optional(Text), errorMessage: Type.Optional(Text) },
        noOtherMembers,
      ),
    ),
    status: Type.Optional(Status),
    set: byMember,
    remove: Type.Optional(Type.Array(Text, { maxItems: limits.mapEntries })),
    /** By member a reference of the provider, or its form: `A` and `a` stand for letters, `0` for digits. */
    references: byMember,
    /** By member a time of the provider, or its form. */
    times: byMember,
  },
  noOtherMembers,
);

const DelaySetting = Type.Object(
  {
    interface: Text,
    operation: Text,
    /** Milliseconds. */
    p50: Type.Number({ minimum: 0 }),
    p95: Type.Number({ minimum: 0 }),
  },
  noOtherMembers,
);

const ProfileFile = Type.Object(
  {
    answers: Type.Optional(Type.Array(AnswerSetting, { maxItems: limits.comparedValues })),
    delays: Type.Optional(Type.Array(DelaySetting, { maxItems: limits.comparedValues })),
  },
  { ...noOtherMembers, title: "Profile" },
);

type AnswerSetting = Static<typeof AnswerSetting>;
export type DelaySetting = Static<typeof DelaySetting>;

/** What a profile file holds. */
interface ProfileSettings {
  answers: readonly AnswerSetting[];
  delays: readonly DelaySetting[];
}

const readProfile = createSchemaReader(ProfileFile);

/** Reads a profile. Throws `FileRefused` with the place of every mistake: what breaks the contract is none. */
export function loadProfile(
  file: string,
  contracts: readonly InterfaceContract[],
): ProfileSettings {
  const located = readYamlFile(file);
  const { answers = [], delays = [] } = readProfile(located.value, located.refusal);
  const operationOf = (one: { interface: string; operation: string }): Operation | undefined =>
    contracts
      .find(({ name }) => name === one.interface)
      ?.operations.find(({ id }) => id === one.operation);
  const unknown = (list: string, named: readonly { interface: string; operation: string }[]) =>
    named.flatMap((one, at) =>
      operationOf(one) === undefined
        ? [{ path: `${list}[${at}].operation`, text: `${one.interface} has no such operation` }]
        : [],
    );
  const mistakes = [
    ...unknown("answers", answers),
    ...unknown("delays", delays),
    ...answers.flatMap((setting, at) => {
      const operation = operationOf(setting);
      return operation === undefined ? [] : breachesOf(setting, operation, `answers[${at}]`);
    }),
  ];
  if (mistakes.length > 0) throw located.refusal(mistakes);
  return { answers, delays };
}

/** Where answers with a setting would break the contract. */
function breachesOf(
  { when, status, remove = [] }: AnswerSetting,
  operation: Operation,
  path: string,
): Mistake[] {
  const isListed = (one: number): boolean =>
    Object.hasOwn(when === undefined ? operation.success : operation.errors, one);
  const listed = Object.keys(when === undefined ? operation.success : operation.errors);
  const schema = answerSchema(operation, when?.status ?? Number(listed[0]));
  return [
    ...(status === undefined || isListed(status)
      ? []
      : [{ path: `${path}.status`, text: `must be one of ${listed.join(", ")}` }]),
    ...remove.flatMap((member, at) =>
      placeInContract(schema, member, undefined).startsWith("optional")
        ? []
        : [{ path: `${path}.remove[${at}]`, text: "is not an optional member of the answer" }],
    ),
  ];
}

/** The answers of the simulator as the provider would give them. */
export interface ProviderProfile {
  /** `sent`: the body of the message; what it brought comes back as it is. */
  answer(
    this: void,
    about: { interface: string; operation: string; sent: unknown },
    answer: Answer,
  ): Answer;
  /** How long the provider takes for an operation. */
  delay(this: void, interfaceName: string, operation: string): DelaySetting | undefined;
}

export function createProfile({ answers, delays }: ProfileSettings): ProviderProfile {
  const isFor =
    (of: string, operation: string) =>
    (one: { interface: string; operation: string }): boolean =>
      one.interface === of && one.operation === operation;
  return {
    answer({ interface: of, operation, sent }, answer) {
      const setting = answers.find((one) => isFor(of, operation)(one) && isMeant(one, answer));
      return setting === undefined ? answer : answerWith(setting, answer, textsIn(sent));
    },
    delay: (of, operation) => delays.find(isFor(of, operation)),
  };
}

function isMeant({ when }: AnswerSetting, { status, body }: Answer): boolean {
  if (when === undefined) return status < 300;
  return (
    when.status === status &&
    (when.errorType ?? memberOf(body, "errorType")) === memberOf(body, "errorType") &&
    (when.errorMessage ?? memberOf(body, "errorMessage")) === memberOf(body, "errorMessage")
  );
}

function answerWith(
  { status, set = {}, remove = [], references = {}, times = {} }: AnswerSetting,
  answer: Answer,
  sent: ReadonlySet<string>,
): Answer {
  const made = (change: (value: string) => string) => (value: unknown) =>
    typeof value === "string" && !sent.has(value) ? change(value) : value;
  let { body } = answer;
  const change = (member: string, to: (value: unknown) => unknown): void => {
    body = changedAt(body, member.match(/[^.[\]]+|\[\]/g) ?? [], to);
  };
  for (const [member, form] of Object.entries(references))
    change(
      member,
      made((value) => inForm(value, form)),
    );
  for (const [member, form] of Object.entries(times))
    change(
      member,
      made((value) => timeInForm(value, form)),
    );
  for (const [member, value] of Object.entries(set)) change(member, () => value);
  for (const member of remove) change(member, () => undefined);
  return {
    ...answer,
    ...(status !== undefined && { status }),
    ...(body !== undefined && { body }),
  };
}

/** A value with what is at a path changed; undefined takes it away. Where nothing is there, it is as it was. */
function changedAt(
  value: unknown,
  [name, ...further]: readonly string[],
  change: (value: unknown) => unknown,
): unknown {
  if (name === undefined) return change(value);
  if (name === "[]")
    return Array.isArray(value)
      ? value.map((entry: unknown) => changedAt(entry, further, change))
      : value;
  if (!hasMembers(value) || !Object.hasOwn(value, name)) return value;
  const { [name]: member, ...others } = value;
  const changed = changedAt(member, further, change);
  return changed === undefined ? others : { ...value, [name]: changed };
}

/** What may stand for a letter of a form. */
const lettersOf: Readonly<Record<string, string>> = {
  A: "ABCDEFGHJKLMNPQRSTUVWXYZ",
  a: "abcdefghjkmnpqrstuvwxyz",
  "0": "0123456789",
};

/** What a text looks like: letters as `A` and `a`, digits as `0`. */
export const formOf = (value: string): string =>
  value
    .replace(/\p{Lu}/gu, "A")
    .replace(/\p{Ll}/gu, "a")
    .replace(/\d/g, "0");

/** A reference in another form: the same one always becomes the same one. */
function inForm(value: string, sample: string): string {
  const form = formOf(sample);
  if (formOf(value) === form) return value;
  const bytes = [...createHash("sha512").update(value).digest()];
  return form.replace(/[Aa0]/g, (kind, at: number) => {
    const letters = lettersOf[kind] ?? kind;
    return letters[(bytes[at % bytes.length] ?? 0) % letters.length] ?? kind;
  });
}

/** A time with as many digits of a second, and its zone written as the sample has it. */
function timeInForm(value: string, sample: string): string {
  const moment = new Date(value);
  if (Number.isNaN(moment.getTime())) return value;
  const digits = /\.(\d+)/.exec(sample)?.[1]?.length ?? 0;
  const [seconds = "", fraction = ""] = moment.toISOString().slice(0, -1).split(".");
  const shown = digits === 0 ? "" : `.${fraction.padEnd(digits, "0").slice(0, digits)}`;
  const zone = /[Zz]$/.exec(sample)?.[0] ?? (/[+-]\d\d:?\d\d$/.test(sample) ? "+00:00" : "");
  return `${seconds}${shown}${zone}`;
}

/** The settings under which the simulator no longer differs, as far as there is one, and how many drifts have none. */
export function settleDrifts(
  drifts: readonly Drift[],
  before: ProfileSettings = { answers: [], delays: [] },
): { answers: AnswerSetting[]; unsettled: number } {
  const found = new Map(before.answers.map((one) => [keyOf(one), one]));
  let unsettled = 0;
  for (const drift of drifts.filter((one) => one.class === "open")) {
    const settings = drift.shown.map((shown) => settingFor(drift, shown));
    if (settings.some((one) => one === undefined)) unsettled += 1;
    for (const setting of settings.flatMap((one) => one ?? []))
      found.set(keyOf(setting), mergedSetting(found.get(keyOf(setting)), setting));
  }
  return { answers: [...found.values()].slice(0, limits.comparedValues), unsettled };
}

const keyOf = ({ interface: of, operation, when }: AnswerSetting): string =>
  JSON.stringify([of, operation, when?.status, when?.errorType, when?.errorMessage]);

const mergedSetting = (
  known: AnswerSetting | undefined,
  setting: AnswerSetting,
): AnswerSetting => ({
  ...known,
  ...setting,
  ...mergedMembers("set", known, setting),
  ...mergedMembers("references", known, setting),
  ...mergedMembers("times", known, setting),
  ...(known?.remove && { remove: [...new Set([...known.remove, ...(setting.remove ?? [])])] }),
});

const mergedMembers = (
  name: "set" | "references" | "times",
  known: AnswerSetting | undefined,
  setting: AnswerSetting,
): AnswerSetting | object => {
  const both = { ...known?.[name], ...setting[name] };
  return Object.keys(both).length === 0 ? {} : { [name]: both };
};

/** What has the simulator answer as the provider did; undefined: there is no setting for it. */
function settingFor(
  { interface: of, operation, kind, member }: Drift,
  {
    oursPlayed: { answer: ours },
    theirsPlayed: { answer: theirs },
    theirs: value,
  }: ShownDifference,
): AnswerSetting | undefined {
  if (ours === undefined || theirs === undefined) return undefined;
  if (ours.status < 300 !== theirs.status < 300) return undefined;
  const change = changeFor(kind, member, value, { isRefusal: ours.status >= 300 });
  if (change === undefined) return undefined;
  return {
    interface: of,
    operation,
    ...(ours.status >= 300 && { when: refusalOf(ours) }),
    ...change,
  };
}

function refusalOf({ status, body }: PlayedAnswer): NonNullable<AnswerSetting["when"]> {
  const [errorType, errorMessage] = ["errorType", "errorMessage"].map((name) =>
    memberOf(body, name),
  );
  return {
    status,
    ...(typeof errorType === "string" && { errorType }),
    ...(typeof errorMessage === "string" && { errorMessage }),
  };
}

function changeFor(
  kind: DifferenceKind,
  member: string,
  theirs: unknown,
  { isRefusal }: { isRefusal: boolean },
): Partial<AnswerSetting> | undefined {
  if (kind === "gone") return { remove: [member] };
  if (kind === "status" && typeof theirs === "number") return { status: theirs };
  if (typeof theirs !== "string") return undefined;
  if (kind === "format") return { references: { [member]: formOf(theirs) } };
  if (kind === "precision") return { times: { [member]: theirs } };
  const isText = kind === "text" || (kind === "value" && isRefusal);
  return isText ? { set: { [member]: theirs } } : undefined;
}

/** Faster answers are the network's. */
const leastDelayMs = 20;

/** How long the provider took, where that is felt. */
export const delaysOf = (times: readonly OperationTimes[]): DelaySetting[] =>
  times.flatMap(({ interface: of, operation, theirs: { p50, p95 } }) =>
    p95 < leastDelayMs ? [] : [{ interface: of, operation, p50, p95 }],
  );

/** A profile file. */
export const profileText = (profile: ProfileSettings): string =>
  "# How a provider answers where the contract leaves it open. standin start --profile takes it.\n" +
  dump(profile, { lineWidth: 120, quoteStyle: "double" });
