import { readFileSync } from "node:fs";
import type { Maker, SideName } from "../../compare/comparison";
import { type FlowPlan, type UnplayedFlow, leastLeftFirst, plansOf } from "../../compare/flows";
import { recordedFlows } from "../../compare/recorded-flows";
import {
  type FlowBounds,
  type NamedValues,
  type ValueOf,
  type WantedValue,
  lackingText,
  loadValues,
  usesOf,
  valuesOf,
  valuesText,
  withValues,
} from "../../compare/values";
import { type JournalFile, readJournals } from "../../conformance/journal-file";
import type { InterfaceContract } from "../../contract/operation";
import { memberOf, textMember, textsIn } from "../../contract/values/json-value";
import { FileRefused } from "../../files/file-refused";
import { limits } from "../../limits/limits";
import { didYouMean } from "../../mistake";
import { fixtureDirectory } from "../../package-files";
import { WrongUsage, writeReport } from "../command-result";
import type { ComparedFlows, ComparisonOptions } from "./run";

/** The options that say what is played. */
export interface FlowOptions extends ComparisonOptions {
  interface?: string;
  journal?: string;
  values?: string;
  writeValues?: string;
}

/** The flows that are compared, those of the examples or of a journal. */
export async function chosenFlows(
  options: FlowOptions,
  contracts: readonly InterfaceContract[],
): Promise<Omit<ComparedFlows, "playing">> {
  const { sides, journal } = options;
  if (sides.includes("recorded") && journal === undefined)
    throw new WrongUsage("The recorded side is in a journal: give it with --journal FILE.");
  const named = namedValues(options);
  const values = await valuesOfSides(options, named);
  const bounds = { uses: usesOf(named), most: limits.comparedFlows };
  const isSameData = options.values === undefined || options.values === "fixtures";
  if (journal !== undefined)
    return { ...journalFlows(journal, options, { contracts, values, bounds }), isSameData };
  const names = withProviders(
    options,
    wantedNames(options, contracts, Object.keys(options.upstream ?? {})),
  );
  const { plans, unplayed } = await exampleFlows(names);
  const ordered = leastLeftFirst(plans, contracts);
  const wanting = await wantingEntities(ordered, options.fixtures);
  const valued = withValues(wanting, isSameData ? new Map() : values, bounds);
  writeWanted(options, valued.wanted);
  const undecided = lackingText(valued);
  return {
    names,
    values,
    isSameData,
    plans: valued.plans,
    unplayed: [...unplayed, ...valued.unplayed],
    ...(undecided !== undefined && { undecided }),
  };
}

/** Writes a values file, if one is asked for. */
function writeWanted({ writeValues }: FlowOptions, wanted: readonly WantedValue[]): void {
  if (writeValues !== undefined) writeReport(writeValues, valuesText(wanted));
}

/** The interfaces that are wanted; `found`: where none are named. */
function wantedNames(
  { interface: only }: FlowOptions,
  contracts: readonly InterfaceContract[],
  found: readonly string[],
): readonly string[] {
  const known = contracts.map(({ name }) => name);
  const wanted = only?.split(",") ?? found;
  const unknown = wanted.find((name) => !known.includes(name));
  if (unknown === undefined) return wanted;
  throw new WrongUsage(
    `There is no interface ${unknown}; there are ${known.join(", ")}.${didYouMean(unknown, known)}`,
  );
}

/** The provider of each interface is known, where one is compared. */
function withProviders(
  { sides, upstream = {} }: FlowOptions,
  names: readonly string[],
): readonly string[] {
  if (!sides.includes("upstream")) return names;
  if (names.length === 0)
    throw new WrongUsage("Name the provider of each interface: --upstream NAME=URL.");
  const without = names.find((name) => !(name in upstream));
  if (without === undefined) return names;
  throw new WrongUsage(`Name the provider of ${without}: --upstream ${without}=URL.`);
}

/** The flows of the examples. */
async function exampleFlows(names: readonly string[]) {
  const [{ families }, { interfaceExamples }] = await Promise.all([
    import("../../families/index.js"),
    import("../../families/kit/examples.js"),
  ]);
  const all = families.flatMap((family) =>
    family.contracts
      .filter(({ name }) => names.includes(name))
      .map((contract) => interfaceExamples(family, contract)),
  );
  return plansOf(await Promise.all(all), new Set(names));
}

interface JournalFlowParts {
  contracts: readonly InterfaceContract[];
  values: ReadonlyMap<SideName, ValueOf>;
  bounds: FlowBounds;
}

/** The flows of a journal for which there are values; with `--write-values` those that are wanted are written. */
function journalFlows(
  file: string,
  options: FlowOptions,
  { contracts, values, bounds }: JournalFlowParts,
): Omit<ComparedFlows, "playing" | "isSameData"> {
  const journals = journalsIn(file);
  const found = new Set(
    journals.flatMap(({ exchanges }) => exchanges.flatMap((one) => one.interface ?? [])),
  );
  const upstreams = Object.keys(options.upstream ?? {});
  const ofSides = options.sides.includes("upstream") ? upstreams : [...found];
  const names = withProviders(options, wantedNames(options, contracts, ofSides));
  const chosen = contracts.filter(({ name }) => names.includes(name));
  const { plans, recorded, unplayed } = recordedFlows(journals, chosen);
  const valued = withValues(plans, values, bounds);
  writeWanted(options, valued.wanted);
  const undecided = lackingText(valued);
  return {
    names,
    plans: valued.plans,
    unplayed: [...unplayed, ...valued.unplayed],
    recorded: {
      flows: valued.places.map((place) => recorded[place]),
      maker: makerOf(journals),
    },
    values,
    ...(undecided !== undefined && { undecided }),
  };
}

/** Whose answers a journal has. */
const makerOf = (journals: readonly JournalFile[]): Maker =>
  journals.some(({ exchanges }) => exchanges.some(({ upstream }) => upstream !== undefined))
    ? "provider"
    : "standin";

function journalsIn(file: string): JournalFile[] {
  try {
    return readJournals(readFileSync(file, "utf8"));
  } catch (error) {
    if (!(error instanceof Error) || error.name !== "NoJournal") throw error;
    throw new WrongUsage(`${file}: ${error.message}.`);
  }
}

/** What each side that is played has in the place of values that are not shown. */
async function valuesOfSides(
  { sides, values: file, fixtures }: FlowOptions,
  named: NamedValues,
): Promise<Map<SideName, ValueOf>> {
  const ours = await fixtureTexts(fixtures);
  const played = sides.flatMap((side) => (side === "recorded" ? [] : [side]));
  const isOurs = (side: SideName): boolean => side === "standin" || file === "fixtures";
  return new Map(
    played.map((side) => [side, valuesOf(side, named, isOurs(side) ? ours : [])] as const),
  );
}

/** The values of the file that is given. */
const namedValues = ({ values: file }: FlowOptions): NamedValues =>
  file === undefined || file === "fixtures" ? new Map() : valuesIn(file);

function valuesIn(file: string): NamedValues {
  try {
    return loadValues(file);
  } catch (error) {
    throw error instanceof FileRefused ? new WrongUsage(error.message) : error;
  }
}

/** Every text of the fixtures. */
async function fixtureTexts(own: string | undefined): Promise<string[]> {
  const texts = new Set<string>();
  for (const { lists } of await fixtureFiles(own)) textsIn(lists, texts);
  return [...texts];
}

/** The plans of examples, whose messages want the entities that they name, and nothing else. */
async function wantingEntities<P extends FlowPlan>(
  plans: readonly P[],
  fixtures: string | undefined,
): Promise<P[]> {
  const keys = await entityKeys(fixtures);
  return plans.map((plan) => ({
    ...plan,
    messages: plan.messages.map(({ wants = [], ...message }) => ({
      ...message,
      wants: wants.filter(({ text }) => keys.has(text)),
    })),
  }));
}

/** The plans of examples for which a provider's values file has every entity, what it has, and the others. */
export async function plansWithValues<P extends FlowPlan>(
  plans: readonly P[],
  { fixtures, values }: { fixtures?: string; values: string },
): Promise<{ plans: P[]; unplayed: UnplayedFlow[]; ownValue: (text: string) => string }> {
  const named = valuesIn(values);
  const valueOf = valuesOf("upstream", named, []);
  const wanting = await wantingEntities(plans, fixtures);
  const sides = new Map([["upstream", valueOf]] as const);
  const { places, plans: found, unplayed } = withValues(wanting, sides, { uses: usesOf(named) });
  return {
    plans: found.flatMap(({ isCut }, at) => (isCut ? [] : (plans[places[at] ?? 0] ?? []))),
    unplayed,
    ownValue: (text) => valueOf({ text, member: "" }) ?? text,
  };
}

/** The keys of the entities in the fixtures. Shorter ones are words. */
async function entityKeys(own: string | undefined): Promise<ReadonlySet<string>> {
  const keys = (await fixtureFiles(own)).flatMap(({ family, lists }) =>
    Object.values(family.entityTypes).flatMap(({ plural, key }) => {
      const entities = memberOf(lists, plural);
      return Array.isArray(entities) ? entities.map((one) => textMember(one, key) ?? "") : [];
    }),
  );
  return new Set(keys.filter(({ length }) => length >= leastKeyLength));
}

const leastKeyLength = 4;

async function fixtureFiles(own: string | undefined) {
  const [{ families }, { fixtureFileOf }] = await Promise.all([
    import("../../families/index.js"),
    import("../../families/kit/fixture-file.js"),
  ]);
  const directories = own === undefined ? [fixtureDirectory] : [own, fixtureDirectory];
  return families.flatMap((family) => {
    const file = fixtureFileOf(family, directories);
    if (file === undefined) return [];
    const lists: unknown = JSON.parse(readFileSync(file, "utf8"));
    return [{ family, lists }];
  });
}
