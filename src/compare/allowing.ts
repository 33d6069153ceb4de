import { readFileSync } from "node:fs";
import { type Static, Type } from "@sinclair/typebox";
import { waiverGrounds } from "../conformance/configuration";
import { createSchemaReader } from "../contract/checks/json-schema-check";
import { noOtherMembers, oneOf, text } from "../contract/schema";
import { readYaml, readYamlFile } from "../files/located-yaml";
import { limits } from "../limits/limits";
import { type Drift, driftClasses } from "./comparison";

/*
 * Differences that are known: those that somebody allows until a day, and those of an earlier comparison. That we break
 * the contract is never allowed.
 */

const AllowedItem = Type.Object(
  {
    class: Type.Optional(oneOf(driftClasses)),
    interface: Type.Optional(text(limits.nameLength)),
    operation: Type.Optional(text(limits.nameLength)),
    member: Type.Optional(text(limits.textLength)),
    ...waiverGrounds,
  },
  noOtherMembers,
);

const AllowFile = Type.Object(
  { allow: Type.Array(AllowedItem, { maxItems: limits.waivers }) },
  { ...noOtherMembers, title: "Allowed differences" },
);

/** A difference that is allowed, and where that is said. */
interface Allowed extends Static<typeof AllowedItem> {
  /** `allow.yaml:4:5` */
  place: string;
}

const readAllowed = createSchemaReader(AllowFile);

/** Reads a file of allowed differences; throws `FileRefused` with the place of every mistake. */
export function loadAllowed(file: string): Allowed[] {
  const located = readYamlFile(file);
  const { allow } = readAllowed(located.value, located.refusal);
  const ours = allow.flatMap((one, at) =>
    one.class === "we-break" ? [{ path: `allow[${at}].class`, text: "cannot be allowed" }] : [],
  );
  if (ours.length > 0) throw located.refusal(ours);
  return allow.map((one, at) => {
    const { line, column } = located.faultAt(`allow[${at}]`, "");
    return { ...one, place: `${file}:${line}:${column}` };
  });
}

const BaselineFile = Type.Object(
  { standinBaseline: Type.Literal(1), differences: Type.Array(Type.String()) },
  { ...noOtherMembers, title: "Baseline" },
);

const readBaseline = createSchemaReader(BaselineFile);

/** The keys of the differences of an earlier comparison. Throws `FileRefused`. */
export function loadBaseline(file: string): ReadonlySet<string> {
  const located = readYaml(readFileSync(file, "utf8"), file);
  return new Set(readBaseline(located.value, located.refusal).differences);
}

/** The differences of a comparison as a baseline; those in which we break the contract are none. */
export const baselineText = (drifts: readonly Pick<Drift, "key" | "class">[]): string =>
  `${JSON.stringify(
    {
      standinBaseline: 1,
      differences: drifts.filter((drift) => drift.class !== "we-break").map(({ key }) => key),
    },
    null,
    2,
  )}\n`;

/** Which differences of a comparison are allowed. */
export interface Allowing {
  /** What allows a difference; undefined: nothing does. */
  allowed(
    this: void,
    drift: Pick<Drift, "key" | "class" | "interface" | "operation" | "member">,
  ): string | undefined;
  /** What is wrong with those that allow differences: expired, or matching nothing. */
  problems(this: void): string[];
}

/** `today`: YYYY-MM-DD. */
export function createAllowing(
  allow: readonly Allowed[],
  baseline: ReadonlySet<string>,
  today: string,
): Allowing {
  const used = new Set<Allowed>();
  return {
    allowed(drift) {
      if (drift.class === "we-break") return undefined;
      const found = allow.find((one) => isMeant(one, drift));
      if (found !== undefined) used.add(found);
      if (found !== undefined && found.until >= today) return `${found.place}: ${found.reason}`;
      return baseline.has(drift.key) ? "it is in the baseline" : undefined;
    },
    problems: () =>
      allow.flatMap((one) => {
        if (one.until < today) return [`${one.place}: this expired on ${one.until}`];
        return used.has(one) ? [] : [`${one.place}: this matches no difference`];
      }),
  };
}

const isMeant = (
  { interface: of, operation, member, ...allowed }: Allowed,
  drift: Parameters<Allowing["allowed"]>[0],
): boolean =>
  (allowed.class ?? drift.class) === drift.class &&
  (of ?? drift.interface) === drift.interface &&
  (operation ?? drift.operation) === drift.operation &&
  (member ?? drift.member) === drift.member;
