import { dirname } from "node:path";
import type { Logger } from "pino";
import type { InterfaceContract } from "../contract/operation";
import { families } from "../interfaces";
import type { Family, LookupHandler } from "../interfaces/family";
import {
  type SenderOf,
  fixtureFileOf,
  fixtureFilesIn,
  loadFixtureFile,
  loadOwnFixtureFile,
  noFixtureFile,
} from "../interfaces/fixture-file";
import { createJournal } from "../journal/journal";
import { transitionsOf } from "../lifecycle/state";
import { tableFaults } from "../lifecycle/transition";
import { createCourier } from "../onward/courier";
import { type OnwardSettings, onwardMistake, targetsOf } from "../onward/target";
import { directoryTrouble, fileOrDirectoryTrouble } from "../files/trouble";
import { faultLine } from "../files/located-yaml";
import { fixtureDirectory, scenarioDirectory } from "../package-files";
import type { Scenario } from "../scenario/definition";
import {
  type ScenarioLibrary,
  createScenarioLibrary,
  loadScenarioFile,
  loadScenarioText,
} from "../scenario/load";
import { isScenarioFile, noScenario, noScenarioFile } from "../scenario/scenario-file";
import { createScenarioRuns } from "../scenario/runs";
import type { Store } from "../store";
import { createSpaceClocks } from "../time/space-clock";
import type { Time } from "../time/time";
import { createTurns } from "../time/turns";
import { createJudgeThread } from "./control/judge-thread";
import { createAlarms } from "./exchange/alarms";
import { createHeldExchanges } from "./exchange/held";
import { createSettlements } from "./exchange/settlements";
import { answerTaker } from "./exchange/answer-taker";
import { createHousekeeping } from "./housekeeping";
import type { Mounted } from "./mount";
import { StartRefused } from "./start-refused";
import { collision, endpointText, endpointsOf, normalBase } from "./routing";
import type { ServedFamily, ServerSettings, Services } from "./services";
import { loadUsers } from "./users";

/** What the services are made of. */
export interface Assembly {
  store: Store;
  time: Time;
  settings: ServerSettings;
  unmask: boolean;
  fixtureDirectories: readonly string[];
  scenarioDirectories: readonly string[];
  /** Scenario for every data space that has not started or stopped one itself: its name, or its file. */
  scenario?: string | undefined;
  users?: string | undefined;
  /** Where messages are sent onward, if anywhere. */
  onward?: OnwardSettings | undefined;
  /** Data spaces that nobody has used for so many days are dropped. */
  forgetAfter?: number | undefined;
  stopping: AbortSignal;
  log: Logger;
  onDefect: (text: string) => void;
  /** Families besides the built-in ones. */
  extraFamilies?: readonly Family[] | undefined;
}

/** Puts the services together. Throws `FileRefused` for a wrong file, `StartRefused` for a wrong setting. */
export function assemble(assembly: Assembly): Services {
  const { store, time, settings, log, stopping, onDefect } = assembly;
  refuseMissing(assembly);
  const known = [...families, ...(assembly.extraFamilies ?? [])];
  refuseEmpty(assembly, known);
  const served = known.map((family) =>
    serveFamily(family, assembly.fixtureDirectories, (user, password) =>
      store.spaces.nameOf(user, password),
    ),
  );
  const contracts = served.flatMap(({ family }) => family.contracts);
  warnOfWrongScenarios(assembly, contracts);
  const scenarios = createScenarioLibrary(assembly.scenarioDirectories, contracts);
  const readScenarioFile = (file: string): Scenario => loadScenarioFile(file, contracts);
  const everybody = scenarioOf(assembly, scenarios, readScenarioFile);
  const origin = time.now() - time.monotonic();
  const clocks = createSpaceClocks(time);
  const turns = createTurns();
  const journal = createJournal(store, { unmask: assembly.unmask });
  const services: Services = {
    receivedNow: () => Math.round(origin + time.monotonic()),
    settings,
    time,
    store,
    stopping,
    log,
    onDefect,
    scenarios,
    clocks,
    journal,
    onward: undefined,
    runs: createScenarioRuns(store, everybody, settings.seed),
    readScenario: (text) => loadScenarioText(text, "scenario", contracts),
    readScenarioFile,
    families: served,
    users: assembly.users === undefined ? undefined : loadUsers(assembly.users, store),
    turns,
    housekeeping: createHousekeeping({
      store,
      forgetAfter: assembly.forgetAfter,
      turns,
      stopping,
      log,
    }),
    judgeThread: createJudgeThread(),
    held: createHeldExchanges(),
    settlements: createSettlements(),
  };
  services.onward = onwardOf(assembly, services);
  return services;
}

function refuseMissing({ fixtureDirectories, scenarioDirectories }: Assembly): void {
  const told = (troubleOf: (path: string) => string | undefined) => (path: string) => ({
    path,
    trouble: troubleOf(path),
  });
  const given = [
    ...fixtureDirectories.map(told(directoryTrouble)),
    ...scenarioDirectories.map(told(fileOrDirectoryTrouble)),
  ];
  for (const { path, trouble } of given) {
    if (trouble !== undefined) throw new StartRefused(`${path}: ${trouble}.`);
  }
}

/** A directory that holds nothing of what it is given for is a wrong one. */
function refuseEmpty(
  { fixtureDirectories, scenarioDirectories }: Assembly,
  known: readonly Family[],
): void {
  for (const path of fixtureDirectories)
    if (fixtureFilesIn(path, known).length === 0)
      throw new StartRefused(noFixtureFile(path, known));
  for (const path of scenarioDirectories)
    if (createScenarioLibrary([path], []).names().length === 0)
      throw new StartRefused(noScenarioFile(path));
}

/** Told at start, and not when somebody wants the scenario. */
function warnOfWrongScenarios(
  { scenarioDirectories, log }: Assembly,
  contracts: readonly InterfaceContract[],
): void {
  const own = scenarioDirectories.filter((path) => path !== scenarioDirectory);
  for (const { faults } of createScenarioLibrary(own, contracts).check())
    for (const fault of faults) log.warn(faultLine(fault));
}

/** The scenario for everybody, if there is one. */
function scenarioOf(
  { scenario: given }: Assembly,
  library: ScenarioLibrary,
  read: (file: string) => Scenario,
): Scenario | undefined {
  if (given === undefined) return undefined;
  const scenario = isScenarioFile(given) ? read(given) : library.get(given);
  if (scenario !== undefined) return scenario;
  throw new StartRefused(noScenario(given));
}

/** Onward delivery, where a URL is set. Throws `StartRefused` for a wrong one. */
function onwardOf({ onward = {} }: Assembly, services: Services): Services["onward"] {
  const mistake = onwardMistake(onward);
  if (mistake !== undefined) throw new StartRefused(mistake);
  const targets = targetsOf(onward);
  if (targets.size === 0) return undefined;
  const failed = (error: unknown): void => {
    services.log.error({ err: error }, "sending a message onward failed");
  };
  const onwardTo = {
    targets: new Set(targets.keys()),
    courier: createCourier({ ...services, targets, failed, taken: answerTaker(services) }),
  };
  return { ...onwardTo, alarms: createAlarms(services, onwardTo) };
}

const lookupsOf = ({ lookups }: Family): ServedFamily["lookups"] =>
  Array.isArray(lookups)
    ? new Map(
        (lookups as readonly LookupHandler[]).map(({ operation, answer }) => [
          operation.id,
          answer,
        ]),
      )
    : new Map(Object.entries(lookups));

function faultsOf({
  faults = [],
  faultOf,
  adviceFaultOf,
  contracts,
}: Family): ServedFamily["faults"] {
  const all = contracts.flatMap(({ operations }) => operations);
  const earlier = all.flatMap((operation) => {
    const find = operation.kind === "advice" ? adviceFaultOf : faultOf;
    return find === undefined ? [] : [{ operation, find }];
  });
  return new Map([...earlier, ...faults].map(({ operation, find }) => [operation.id, find]));
}

function serveFamily(
  family: Family,
  directories: readonly string[],
  senderOf: SenderOf,
): ServedFamily {
  const transitions = transitionsOf(family.transitions);
  const faults = tableFaults(transitions);
  if (faults.length > 0) throw new Error(`${family.name}: ${faults.join("; ")}`);
  const file = fixtureFileOf(family, directories);
  const load = dirname(file) === fixtureDirectory ? loadOwnFixtureFile : loadFixtureFile;
  return {
    family,
    transitions,
    fixtures: load(family, file, senderOf),
    lookups: lookupsOf(family),
    faults: faultsOf(family),
  };
}

/** Which interfaces to serve, and where. */
export interface Mounting {
  /** Base path by interface name; others keep theirs. */
  mounts: Readonly<Record<string, string>>;
  /** Names of the interfaces to serve; absent: all. */
  only?: readonly string[] | undefined;
}

/** The interfaces at their base paths. Throws `StartRefused` for unknown names and for routes that collide. */
export function mountAll(served: readonly ServedFamily[], { mounts, only }: Mounting): Mounted[] {
  const known = served.flatMap(({ family }) => family.contracts.map((contract) => contract.name));
  const unknown = [...Object.keys(mounts), ...(only ?? [])].filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new StartRefused(
      `There is no interface ${unknown.join(", ")}; there are ${known.join(", ")}.`,
    );
  }
  const mounted = served.flatMap((family) =>
    family.family.contracts
      .filter((contract) => only === undefined || only.includes(contract.name))
      .map((contract) => {
        const base = normalBase(mounts[contract.name] ?? contract.basePath);
        return { served: family, base, endpoints: endpointsOf(contract, base) };
      }),
  );
  const colliding = collision(mounted.flatMap(({ endpoints }) => endpoints));
  if (colliding === undefined) return mounted;
  const [one, other] = colliding.map(
    (endpoint) => `${endpointText(endpoint)} of ${endpoint.contract.name}`,
  );
  throw new StartRefused(
    `Two interfaces would answer on one path: ${String(one)} and ${String(other)}. Move one with --mount.`,
  );
}
