import { type Static, Type } from "@sinclair/typebox";
import { createSchemaReader } from "../contract/checks/json-schema-check";
import { text, noOtherMembers } from "../contract/schema";
import { readYamlFile } from "../files/located-yaml";
import { limits } from "../limits/limits";
import { waiverGrounds } from "./configuration";
import type { Obligation, CheckOutcome } from "./rules/obligation";

const WaiverItem = Type.Object(
  {
    rule: text(limits.ruleIdLength),
    /** Only for this interface. */
    interface: Type.Optional(text(limits.nameLength)),
    ...waiverGrounds,
  },
  noOtherMembers,
);

/** A waivers file: what is known to be broken, why, whose it is, and for how long. */
const WaiversFile = Type.Object(
  { waivers: Type.Array(WaiverItem, { maxItems: limits.waivers }) },
  { ...noOtherMembers, title: "Waivers" },
);

/** A waiver, and where it stands. */
export interface Waiver extends Static<typeof WaiverItem> {
  /** `waivers.yaml:4:5` */
  place: string;
}

const readWaivers = createSchemaReader(WaiversFile);

/** Reads a waivers file; throws `FileRefused` with the place of every mistake. */
export function loadWaivers(file: string): Waiver[] {
  const located = readYamlFile(file);
  const { waivers } = readWaivers(located.value, located.refusal);
  return waivers.map((waiver, index) => {
    const { line, column } = located.faultAt(`waivers[${index}]`, "");
    return { ...waiver, place: `${file}:${line}:${column}` };
  });
}

/** An interface, and the rules of which there are waivers. */
interface WaivableInterface {
  contract: { name: string };
  obligations: readonly Pick<Obligation, "id">[];
}

/**
 * Those that a verdict on these interfaces alone looks at: one that is about other interfaces has nothing to match.
 * `judged`: the names of those that are judged; absent: all.
 */
export function waiversOf(
  waivers: readonly Waiver[],
  judged: readonly string[] | undefined,
  interfaces: readonly WaivableInterface[],
): readonly Waiver[] {
  if (judged === undefined) return waivers;
  return waivers.filter(({ rule, interface: only }) => {
    const about = interfaces
      .filter(({ obligations }) => obligations.some(({ id }) => id === rule))
      .map(({ contract: { name } }) => name)
      .filter((name) => (only ?? name) === name);
    return about.length === 0 || about.some((name) => judged.includes(name));
  });
}

/** The waivers of one verdict, and which of them were used. */
export interface WaiverUse {
  waives(obligation: Obligation, interfaceName: string, outcome: CheckOutcome): boolean;
  /**
   * What is wrong with them: expired, of no rule, about money without leave, matching nothing any more
   * (unless it `mayMatchElsewhere`).
   */
  problems(obligations: readonly Obligation[], mayMatchElsewhere: boolean): string[];
}

export function waiving(
  waivers: readonly Waiver[],
  allowCritical: boolean,
  observedUntil: string,
): WaiverUse {
  const used = new Set<Waiver>();
  const expired = ({ until }: Waiver): boolean => until < observedUntil.slice(0, 10);
  return {
    waives({ id, critical }, interfaceName, outcome) {
      if (outcome !== "fail" && outcome !== "warn") return false;
      const waiver = waivers.find(
        (one) => one.rule === id && (one.interface ?? interfaceName) === interfaceName,
      );
      if (waiver === undefined) return false;
      used.add(waiver);
      return !expired(waiver) && (critical !== true || allowCritical);
    },
    problems: (obligations, mayMatchElsewhere) =>
      waivers.flatMap((waiver) => {
        const { rule, place, until } = waiver;
        const obligation = obligations.find(({ id }) => id === rule);
        if (obligation === undefined) return [`${place}: ${rule} is not a rule of this verdict`];
        if (expired(waiver)) return [`${place}: the waiver of ${rule} expired on ${until}`];
        if (obligation.critical === true && !allowCritical)
          return [`${place}: ${rule} is about money: use --allow-critical-waivers to waive it`];
        return used.has(waiver) || mayMatchElsewhere ? [] : [matchesNothing(waiver)];
      }),
  };
}

const matchesNothing = ({ rule, place }: Waiver): string =>
  `${place}: the waiver of ${rule} no longer matches anything`;

/** What of a verdict tells how its waivers were used. */
interface WaivedVerdict {
  rules: readonly { id: string; interface: string; checks: readonly { outcome: CheckOutcome }[] }[];
  problems: readonly string[];
}

/**
 * What is wrong with the waivers of several verdicts together: those that matched in none. What a verdict has
 * told is not told again.
 */
export function unmatchedIn(
  verdicts: readonly WaivedVerdict[],
  waivers: readonly Waiver[],
): string[] {
  const matched = (waiver: Waiver): boolean =>
    verdicts.some(({ rules }) =>
      rules.some(
        ({ id, interface: name, checks }) =>
          id === waiver.rule &&
          (waiver.interface ?? name) === name &&
          checks.some(({ outcome }) => outcome === "waived"),
      ),
    );
  const isReported = (waiver: Waiver): boolean =>
    verdicts.some(({ problems }) =>
      problems.some((problem) => problem.startsWith(`${waiver.place}:`)),
    );
  return waivers.filter((waiver) => !matched(waiver) && !isReported(waiver)).map(matchesNothing);
}
