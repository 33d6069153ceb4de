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
          /** How many flows may use it, where it is used up; absent: all. */
          uses: Type.Optional(Type.Integer({ minimum: 1 })),
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
  uses?: number;
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

/** How many flows may use a value, by its name; of others there are enough. */
export const usesOf = (values: NamedValues): ReadonlyMap<string, number> =>
  new Map([...values].flatMap(([name, { uses }]) => (uses === undefined ? [] : [[name, uses]])));

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

/** The name of a value in a values file. */
const nameOf = ({ alias, text: shown }: MaskedValue): string => alias ?? shown;

/** What the plays of flows leave of values that are used up. */
class UsedValues {
  private readonly used = new Map<string, number>();

  constructor(private readonly uses: ReadonlyMap<string, number>) {}

  isUsedUp(masked: MaskedValue): boolean {
    const name = nameOf(masked);
    return (this.used.get(name) ?? 0) >= (this.uses.get(name) ?? Infinity);
  }

  /** A flow of these messages is played. */
  use(messages: readonly PlannedMessage[]): void {
    for (const name of new Set(messages.flatMap(({ wants = [] }) => wants.map(nameOf))))
      this.used.set(name, (this.used.get(name) ?? 0) + 1);
  }
}

/** What bounds the flows that are played. */
export interface FlowBounds {
  /** How many flows may use a value, by its name; of others there are enough. */
  uses?: ReadonlyMap<string, number>;
  /** How many flows are played. */
  most?: number;
}

/** The sides that have no value in the place of a masked one. */
type LackingSides = (masked: MaskedValue) => SideName[];

export function withValues(
  plans: readonly FlowPlan[],
  sides: ReadonlyMap<SideName, ValueOf>,
  { uses = new Map(), most = Infinity }: FlowBounds = {},
): ValuedFlows {
  const lacks: LackingSides = (masked) =>
    [...sides].flatMap(([side, valueOf]) => (valueOf(masked) === undefined ? [side] : []));
  const isLacking = ({ wants = [] }: PlannedMessage): boolean =>
    wants.some((masked) => lacks(masked).length > 0);
  const values = new UsedValues(uses);
  const found: Pick<ValuedFlows, "plans" | "places" | "unplayed"> = {
    plans: [],
    places: [],
    unplayed: [],
  };
  for (const [place, plan] of plans.entries()) {
    const { played, reason } =
      found.plans.length < most
        ? playedPart(plan, isLacking, values)
        : { reason: `at most ${most.toLocaleString("en")} flows are played` };
    const { name, interface: of } = plan;
    if (reason !== undefined) found.unplayed.push({ name, interface: of, reason });
    if (played === undefined) continue;
    values.use(played.messages);
    found.places.push(place);
    found.plans.push(played);
  }
  const messages = plans.flatMap((plan) => plan.messages);
  const lacking = { messages: messages.filter(isLacking).length, of: messages.length };
  return { ...found, wanted: wantedValues(plans, lacks), lacking };
}

/** The messages of a flow up to the first that has no value, and why it ends there. */
function playedPart(
  plan: FlowPlan,
  isLacking: (message: PlannedMessage) => boolean,
  values: UsedValues,
): { played?: FlowPlan; reason?: string } {
  const isUsedUp = ({ wants = [] }: PlannedMessage): boolean =>
    wants.some((masked) => values.isUsedUp(masked));
  const { messages } = plan;
  const end = messages.findIndex((message) => isLacking(message) || isUsedUp(message));
  if (end < 0) return { played: plan };
  const reason = messages.some(isLacking) ? "values are missing" : "values are used up";
  if (end === 0) return { reason };
  return { played: { ...plan, messages: messages.slice(0, end), isCut: true }, reason };
}

/** The values that flows want, each with the number of flows. */
function wantedValues(plans: readonly FlowPlan[], lacks: LackingSides): WantedValue[] {
  const wanted = new Map<string, WantedValue>();
  for (const { messages } of plans) {
    const all = new Map(
      messages.flatMap(({ wants = [] }) => wants.map((one) => [nameOf(one), one] as const)),
    );
    for (const [name, masked] of all) {
      const known = wanted.get(name) ?? { ...masked, name, flows: 0, lackedBy: lacks(masked) };
      wanted.set(name, { ...known, flows: known.flows + 1 });
    }
  }
  return [...wanted.values()];
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
