import { Type } from "@sinclair/typebox";
import { createSchemaReader } from "../contract/checks/json-schema-check";
import { noOtherMembers, text } from "../contract/schema";
import { plural } from "../conformance/report/lines";
import { readYamlFile } from "../files/located-yaml";
import { limits } from "../limits/limits";
import type { SideName } from "./comparison";
import type { FlowPlan, MaskedValue, PlannedMessage, UnplayedFlow } from "./flows";

/*
 * The values that a journal does not show, and those that each side has of its own: cards, meters, customers.
 */

const Value = text(limits.textLength);

const ValuesFile = Type.Object(
  {
    values: Type.Array(
      Type.Object(
        {
          /** What a journal calls it, or the value of our fixtures. */
          name: Value,
          member: Type.Optional(Value),
          shown: Type.Optional(Value),
          flows: Type.Optional(Type.Integer()),
          /** At both sides. */
          value: Type.Optional(Value),
          standin: Type.Optional(Value),
          upstream: Type.Optional(Value),
        },
        noOtherMembers,
      ),
      { maxItems: limits.comparedValues },
    ),
  },
  { ...noOtherMembers, title: "Values" },
);

const readValues = createSchemaReader(ValuesFile);

/** What a value is called, and what it is at each side. */
interface NamedValue {
  name: string;
  value?: string;
  standin?: string;
  upstream?: string;
}

/** The values of a file, by their names. */
export type NamedValues = ReadonlyMap<string, NamedValue>;

/** Reads a values file; throws `FileRefused` with the place of every mistake. */
export function loadValues(file: string): NamedValues {
  const located = readYamlFile(file);
  const { values } = readValues(located.value, located.refusal);
  const mistakes = (["name", "standin", "upstream"] as const).flatMap((member) =>
    values.flatMap((one, at) => {
      const given = one[member] ?? "";
      const first = values.findIndex((other) => other[member] === given);
      return given === "" || first === at
        ? []
        : [{ path: `values[${at}].${member}`, text: "appears twice" }];
    }),
  );
  if (mistakes.length > 0) throw located.refusal(mistakes);
  return new Map(values.map((value) => [value.name, value]));
}

/** What a side puts in the place of a value that is not shown; undefined: nothing is known of it. */
export type ValueOf = (masked: MaskedValue) => string | undefined;

/** The values of a side. `ours`: the texts of our fixtures, of which a mask may fit one. */
export function valuesOf(
  side: Exclude<SideName, "recorded">,
  values: NamedValues,
  ours: readonly string[],
): ValueOf {
  return ({ alias, text: shown }) => {
    const named = values.get(alias ?? shown);
    const given = (named?.[side] ?? "") || (named?.value ?? "");
    if (given !== "") return given;
    if (ours.includes(shown)) return shown;
    return onlyOne(shown, ours);
  };
}

/** The only text that a mask fits. */
function onlyOne(shown: string, texts: readonly string[]): string | undefined {
  if (!/\d\*+\d/.test(shown)) return undefined;
  const [, begin = "", stars = "", end = ""] = /^(\d*)(\*+)(\d*)$/.exec(shown) ?? [];
  const fitting = texts.filter(
    (one) =>
      one.length === begin.length + stars.length + end.length &&
      one.startsWith(begin) &&
      one.endsWith(end),
  );
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** A value that flows want. */
export interface WantedValue extends MaskedValue {
  name: string;
  flows: number;
  /** The sides that have none. */
  lackedBy: readonly SideName[];
}

/**
 * The flows that all sides have the values for, and what of the others is missing. Of a flow that lacks a value, the
 * messages before it are played: later flows meet what they have changed.
 */
interface ValuedFlows {
  plans: FlowPlan[];
  /** The place of each among the flows that were given. */
  places: number[];
  unplayed: UnplayedFlow[];
  wanted: WantedValue[];
  /** How many messages of how many cannot be played for lack of a value. */
  lacking: { messages: number; of: number };
}

export function withValues(
  plans: readonly FlowPlan[],
  sides: ReadonlyMap<SideName, ValueOf>,
): ValuedFlows {
  const found: ValuedFlows = {
    plans: [],
    places: [],
    unplayed: [],
    wanted: [],
    lacking: { messages: 0, of: 0 },
  };
  const wanted = new Map<string, WantedValue>();
  for (const [place, plan] of plans.entries()) {
    const lacks = (masked: MaskedValue): SideName[] =>
      [...sides].flatMap(([side, valueOf]) => (valueOf(masked) === undefined ? [side] : []));
    const isLacking = ({ wants = [] }: PlannedMessage): boolean =>
      wants.some((masked) => lacks(masked).length > 0);
    const names = new Set<string>();
    for (const { wants = [] } of plan.messages) {
      for (const masked of wants) {
        const name = masked.alias ?? masked.text;
        const known = wanted.get(name) ?? { ...masked, name, flows: 0, lackedBy: lacks(masked) };
        wanted.set(name, { ...known, flows: known.flows + (names.has(name) ? 0 : 1) });
        names.add(name);
      }
    }
    const lacking = plan.messages.filter(isLacking).length;
    found.lacking.messages += lacking;
    found.lacking.of += plan.messages.length;
    const { name, interface: of, messages } = plan;
    if (lacking > 0) found.unplayed.push({ name, interface: of, reason: "values are missing" });
    const first = messages.findIndex(isLacking);
    if (first === 0) continue;
    found.places.push(place);
    found.plans.push(
      first < 0 ? plan : { ...plan, messages: messages.slice(0, first), isCut: true },
    );
  }
  return { ...found, wanted: [...wanted.values()] };
}

/** How many messages cannot be played, in words; undefined: all can. */
export const lackingText = ({ lacking: { messages, of } }: ValuedFlows): string | undefined =>
  messages === 0
    ? undefined
    : `${messages} of ${plural(of, "message")} cannot be played: values are missing. ` +
      "--write-values FILE lists them.";

/** A values file with everything that is wanted. */
export const valuesText = (wanted: readonly WantedValue[]): string =>
  [
    "# A value for each side, or with value: for both. Keep this file secret: it has what journals do not show.",
    "values:",
    ...wanted.flatMap(({ name, member, text: shown, flows, lackedBy }) => [
      `  - name: ${JSON.stringify(name)}`,
      `    member: ${JSON.stringify(member)}`,
      `    shown: ${JSON.stringify(shown)}`,
      `    flows: ${flows}`,
      ...(lackedBy.length > 0 ? lackedBy : ["upstream"]).map((side) => `    ${side}: ""`),
    ]),
    "",
  ].join("\n");
