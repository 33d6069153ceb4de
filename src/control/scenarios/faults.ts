import { type Static, type TObject, Type } from "@sinclair/typebox";
import { type InterfaceContract, isCalled } from "../../contract/operation";
import { FileRefused } from "../../files/file-refused";
import { limits } from "../../limits/limits";
import { type Mistake, endSentence, orDidYouMean } from "../../mistake";
import {
  type Match,
  type Rule,
  type Scenario,
  Fault,
  everyMessage,
  interfacesOf,
} from "../../scenario/definition";
import { faultOfWords } from "../../scenario/fault-definition";
import { explainFault } from "../../scenario/faults";
import { loadFaultText } from "../../scenario/load";
import type { RunStatus } from "../../scenario/runs";
import type { Space } from "../../store";
import { clockText } from "../../exchange/message";
import type { ControlServices } from "../services";
import { activeOf, changeRuns, isFaultName } from "./scenarios";
import { ControlRefused, unknownName } from "../declare/refusals";
import { described, noOtherMembers, oneOf } from "../../contract/schema";
import { jsonBody, operation } from "../operation";

const word = Type.String({ maxLength: limits.textLength });
const count = Type.Integer({ minimum: 0 });
export const Times = Type.Integer({ minimum: 1, maximum: limits.scenarioCount });
type WithoutWhen<F> = F extends unknown ? Omit<F, "when"> : never;

const Kind = Type.Optional(
  Type.Union(
    [
      described(word, "In words: the kind, then what it needs, such as drip 10m"),
      described(
        Type.Array(word, { minItems: 1, maxItems: limits.mapEntries }),
        "The same, word by word",
      ),
      described(
        Type.Unsafe<WithoutWhen<Fault>>(
          Type.Object({ kind: word }, { additionalProperties: true }),
        ),
        "As a scenario file has it, without when",
      ),
    ],
    { "x-expected": "a kind of fault, with what it needs" },
  ),
);

/** In place of an operation or an interface: all of them. */
export const every = "*";

const name = Type.String({ minLength: 1, maxLength: limits.nameLength });

/** The messages that a tester means. */
export const meantMembers = {
  operation: described(name, "The operation of the messages; *: every operation"),
  interface: Type.Optional(
    described(
      name,
      "The interface of the operation, where several have one of this name; with *, absent: all interfaces",
    ),
  ),
  messages: Type.Optional(
    described(oneOf(["requests", "advices", "all"]), "With *: which messages; absent: all"),
  ),
};
export type MeantByTester = Static<TObject<typeof meantMembers>>;

/** A fault that is added: exactly one of `before` and `after` must be there. */
export const AddedFault = Type.Object(
  {
    ...meantMembers,
    before: Kind,
    after: Kind,
    times: Type.Optional(described(Times, "Strikes so often; absent: until it is cleared")),
  },
  { ...noOtherMembers, title: "AddedFault" },
);
export type AddedFault = Static<typeof AddedFault>;

/** A fault that was added. */
const FaultEntryModel = Type.Object(
  {
    name: described(Type.String(), "Of its scenario: fault-1, fault-2 and so on"),
    interface: described(Type.String(), "*: all interfaces"),
    operation: described(Type.String(), "*: every operation"),
    messages: meantMembers.messages,
    times: Type.Optional(Times),
    fault: Fault,
    text: described(Type.String(), "Its effect, in a sentence"),
    matched: count,
    struck: count,
  },
  { ...noOtherMembers, title: "FaultEntry" },
);

export type FaultEntry = Static<typeof FaultEntryModel>;

const spaceTimeText = ({ clocks }: ControlServices, space: Space): string =>
  clockText(clocks.now(space));

/** The faults that were added one by one: each is a scenario beside those that run. */
const faultsOf = (services: ControlServices, space: Space): FaultEntry[] =>
  activeOf(services.runs.status(space, spaceTimeText(services, space)))
    .filter(({ scenario }) => isFaultName(scenario.name))
    .flatMap((run) => entryOf(services, run));

/** Adds a fault. Throws `ControlRefused` for one that cannot be. */
function addFault(services: ControlServices, space: Space, given: AddedFault): FaultEntry {
  const { runs } = services;
  const before = runs.status(space, spaceTimeText(services, space));
  const active = activeOf(before);
  if (active.length >= limits.scenariosAtOnce)
    throw new ControlRefused("scenarios-too-many", { limit: limits.scenariosAtOnce });
  const name = freeName(active.length === 0 ? [] : before);
  const scenario = scenarioOf(services, name, given);
  changeRuns(
    services,
    space,
    () => {
      runs.add(space, scenario, spaceTimeText(services, space));
    },
    [scenario],
  );
  const added = faultsOf(services, space).find((entry) => entry.name === name);
  if (added === undefined) throw new Error(`${name} was added and does not run`);
  return added;
}

/** Clears all, or the one of this name; returns those. Throws `ControlRefused` for an unknown one. */
function clearFaults(
  services: ControlServices,
  space: Space,
  name: string | undefined,
): FaultEntry[] {
  const all = faultsOf(services, space);
  const cleared = name === undefined ? all : all.filter((entry) => entry.name === name);
  if (name !== undefined && cleared.length === 0)
    throw unknownName(
      "fault-unknown",
      name,
      all.map((entry) => entry.name),
    );
  changeRuns(services, space, () => {
    services.runs.clear(
      space,
      spaceTimeText(services, space),
      cleared.map((entry) => entry.name),
    );
  });
  return cleared;
}

function entryOf(services: ControlServices, { scenario, rules: [count] }: RunStatus): FaultEntry[] {
  const [rule] = scenario.rules;
  if (rule?.fault === undefined) return [];
  const { on, times, fault } = rule;
  const named = interfacesOf(scenario);
  return [
    {
      name: scenario.name,
      interface: interfaceText(services, named),
      operation: on.operation ?? every,
      ...(on.messages !== undefined && { messages: on.messages }),
      ...(times !== undefined && { times }),
      fault,
      text: scenario.title,
      matched: count?.matched ?? 0,
      struck: count?.struck ?? 0,
    },
  ];
}

/** The first name that no run of these has. */
function freeName(runs: readonly RunStatus[]): string {
  const names = runs.map(({ scenario }) => scenario.name);
  for (let number = 1; ; number += 1)
    if (!names.includes(`fault-${number}`)) return `fault-${number}`;
}

const wrongFault = (sentence: string): ControlRefused =>
  new ControlRefused("fault-wrong", { freeString: endSentence(sentence) });

const wrongForm = (mistakes: readonly Mistake[]): ControlRefused =>
  wrongFault(sentenceOf(mistakes, partOf));

/** Mistakes as one sentence, with the members by their names. */
const sentenceOf = (mistakes: readonly Mistake[], textOf: (mistake: Mistake) => string): string => {
  const parts = mistakes.slice(0, limits.reportedViolations).map((one) => textOf(one));
  return [...new Set(parts)].join("; ");
};

const partOf = ({ path, text }: Mistake): string => (path === "" ? text : `${path}: ${text}`);

/** What is wrong with a fault itself, whose phase is no member of its own here. */
const faultPart =
  ({ kind = "", when }: GivenFault) =>
  (mistake: Mistake): string => {
    const { path, text } = mistake;
    if (path === "when")
      return `${kind} strikes only ${when === "after" ? "before" : "after"} processing`;
    return path === "" && !text.startsWith(kind) ? `${kind}: ${text}` : partOf(mistake);
  };

/** The scenario of a fault. Throws `ControlRefused` where there is none like it. */
function scenarioOf(services: ControlServices, name: string, given: AddedFault): Scenario {
  const { times } = given;
  const { contracts, on: meant } = messagesMeant(services, given, ({ path, text }) =>
    wrongFault(path === "messages" ? `${path}: ${text}` : text),
  );
  const fault = faultOf(given);
  try {
    const use = { on: meant, isShared: services.settings.shared };
    const { on, ...struck } = loadFaultText(JSON.stringify(fault), contracts, use);
    const rule = { on, ...(times !== undefined && { times }), ...struck };
    const named = contracts.map((contract) => contract.name);
    const [only = ""] = named;
    return {
      name,
      title: titleOf(rule, named),
      interface: named.length === 1 ? only : named,
      rules: [rule],
    };
  } catch (error) {
    throw error instanceof FileRefused
      ? wrongFault(sentenceOf(error.faults, faultPart(fault)))
      : error;
  }
}

/** `redeem, 2 times: answers 504 after processing`. */
function titleOf({ on, times, fault }: Rule, named: readonly string[]): string {
  if (fault === undefined) return "";
  return `${meantText(on, named)}${timesText(times)}: ${explainFault(fault)}`.slice(
    0,
    limits.scenarioTitle,
  );
}

/** A fault as it was given; what its members are worth is not known yet. */
interface GivenFault {
  when: "before" | "after";
  kind?: string;
}

/** The fault as a scenario file has it. */
function faultOf({ before, after }: AddedFault): GivenFault {
  const given = before ?? after;
  if (given === undefined) throw wrongFault("Say what goes wrong before processing, or after it.");
  if (before !== undefined && after !== undefined)
    throw wrongFault("A fault strikes before processing or after it, not both: add two.");
  const when = before === undefined ? "after" : "before";
  if (typeof given === "object" && !Array.isArray(given)) {
    if ("when" in given) throw wrongFault(`when is not allowed here: ${when} says it already`);
    return { when, ...given };
  }
  const words =
    typeof given === "string" ? given.split(/\s+/).filter((word) => word !== "") : given;
  const read = faultOfWords(words);
  if ("mistake" in read) throw wrongFault(read.mistake);
  return { when, ...read.members };
}

/** The messages that are meant: those of some interfaces, by operation or by kind. */
interface AddedFaultMessages {
  contracts: InterfaceContract[];
  on: Pick<Match, "operation" | "messages">;
}

/** The messages that a tester means. Throws what `refuse` makes of a mistake. */
export function messagesMeant(
  services: ControlServices,
  { operation, interface: named, messages }: MeantByTester,
  refuse: (mistake: Mistake) => ControlRefused,
): AddedFaultMessages {
  const known = contractsOf(services);
  const asked = known.filter((contract) => named === undefined || contract.name === named);
  if (named !== undefined && asked.length === 0)
    throw refuse({ path: "interface", text: unknownInterface(named, known) });
  if (operation === every)
    return {
      contracts: asked,
      on: messages === undefined || messages === "all" ? {} : { messages },
    };
  if (messages !== undefined)
    throw refuse({ path: "messages", text: `goes with the operation ${every} alone` });
  const found = asked.filter((one) => namesOf(one).some((id) => isCalled({ id }, operation)));
  if (found.length === 1) return { contracts: found, on: { operation } };
  throw refuse({
    path: "operation",
    text:
      found.length === 0
        ? unknownOperation(operation, asked, named)
        : severalText(operation, found),
  });
}

/** Of several interfaces the first stands as the example. */
function severalText(operation: string, found: readonly InterfaceContract[]): string {
  const names = found.map((one) => one.name);
  return (
    `${operation} is an operation of ${names.join(" and ")}: say which interface is meant ` +
    `(on the command line with --interface, such as --interface ${names[0]})`
  );
}

const contractsOf = ({ families }: ControlServices): InterfaceContract[] =>
  families.flatMap(({ family }) => family.contracts);

function unknownInterface(named: string, contracts: readonly InterfaceContract[]): string {
  const names = contracts.map((contract) => contract.name);
  return `${named} is not an interface; known: ${names.join(", ")}${orDidYouMean(named, names)}`;
}

function unknownOperation(
  operation: string,
  asked: readonly InterfaceContract[],
  named: string | undefined,
): string {
  const where = named === undefined ? "" : ` of ${named}`;
  const known = asked.flatMap(namesOf);
  return `${operation} is not an operation${where}${orDidYouMean(operation, known)}`;
}

const namesOf = ({ operations, ownSteps = [] }: InterfaceContract): string[] =>
  [...operations, ...ownSteps].map(({ id }) => id);

/** The interfaces that are meant, as a list shows them. */
export const interfaceText = (services: ControlServices, named: readonly string[]): string =>
  named.length === contractsOf(services).length ? every : named.join(", ");

/** `redeem`, `every request of bill-payment`, `every message`. */
export function meantText({ operation, messages }: Match, named: readonly string[]): string {
  if (operation !== undefined) return operation;
  return `${everyMessage(messages)}${named.length === 1 ? ` of ${named.join()}` : ""}`;
}

/** `, once`; nothing where there is no number. */
export function timesText(times: number | undefined): string {
  if (times === undefined) return "";
  return times === 1 ? ", once" : `, ${times} times`;
}

const FaultEntries = Type.Array(FaultEntryModel);

export const faultOperations = {
  faults: operation("GET /faults", {
    summary: "The single faults",
    tag: "Scenarios",
    answer: FaultEntries,
    handle: ({ core, space }) => faultsOf(core, space),
  }),
  addFault: operation("POST /faults", {
    summary: "Adds a fault to the messages of an operation, in addition to any running scenarios",
    tag: "Scenarios",
    body: jsonBody(AddedFault, wrongForm),
    answer: FaultEntryModel,
    refusals: ["fault-wrong", "scenarios-too-many"],
    handle: ({ core, space, body }) => addFault(core, space, body),
  }),
  clearFaults: operation("DELETE /faults", {
    summary: "Clears the single faults, or one of them",
    tag: "Scenarios",
    query: Type.Object(
      {
        name: Type.Optional(described(Type.String(), "The fault that is cleared; absent: all")),
      },
      { additionalProperties: false },
    ),
    answer: FaultEntries,
    refusals: ["fault-unknown"],
    handle: ({ core, space, query }) => clearFaults(core, space, query.name),
  }),
};
