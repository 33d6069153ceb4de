import { createProfile, loadProfile } from "../compare/profile";
import type { InterfaceContract } from "../contract/operation";
import { families } from "../families";
import type { Family } from "../families/kit/family";
import { familyMistakes, sharedNames } from "../families/kit/family-check";
import {
  fixtureFileOf,
  fixtureFilesIn,
  misnamedFixtures,
  noFixtureFile,
  type SenderOf,
} from "../families/kit/fixture-file";
import { createRecording, recordingError } from "../families/kit/recording";
import { createJournal } from "../journal/journal";
import { openKeptValues } from "../journal/values-file";
import { createCourier } from "../onward/courier";
import { type OnwardSettings, onwardMistake, targetsOf } from "../onward/message";
import {
  directoryError,
  fileOrDirectoryError,
  FileRefused,
  faultLine,
} from "../files/file-refused";
import { scenarioDirectory } from "../package-files";
import { type Scenario, scenarioJsonSchema } from "../scenario/definition";
import {
  type ScenarioLibrary,
  createScenarioLibrary,
  loadScenarioFile,
  loadScenarioText,
  isScenarioFile,
  noScenario,
  noScenarioFile,
} from "../scenario/load";
import { createScenarioRuns } from "../scenario/runs";
import type { Store } from "../store";
import { createUpstreams, upstreamMistake } from "../upstream/settings";
import { createLanes, createTurns } from "../time/turns";
import { createSpaceClocks, type Time, instants } from "../time/space-clock";
import { createPort } from "../http/server/connections";
import { createJudgeThread } from "../control/verdicts/judge-thread";
import {
  createJournalRows,
  type RequestTally,
  createRequestTally,
} from "../http/metrics/request-tally";
import { createAlarms, answerTaker } from "../exchange/out-of-band-changes";
import { type AuditEntry, createAudit, type Log } from "../simulator/log";
import { createClients } from "../http/door/hosts";
import { createHeldExchanges, createHolds, createSettlements } from "../exchange/held";
import { createHousekeeping } from "../simulator/housekeeping";
import { StartRefused, createFailures } from "../simulator/failures";
import { serveFamily, type ServerSettings } from "../simulator/core";
import type { Services } from "../http/services";
import { type UserList, openUserList } from "../users";
import { limits } from "../limits/limits";
import { spaceNameOf } from "../http/door/credentials/authenticate";
import { createUnmatchedRequests } from "../journal/unmatched-requests";

/** What the services are made of. */
export interface Assembly {
  store: Store;
  time: Time;
  settings: ServerSettings;
  unmask: boolean;
  /** A profile file. */
  profile?: string | undefined;
  /** File for the values that journals do not show. */
  keepValues?: string | undefined;
  /** Directory for fixtures that are made from what providers answer. */
  record?: string | undefined;
  fixtureDirectories: readonly string[];
  scenarioDirectories: readonly string[];
  /** Scenario for every data space that has not started or stopped one itself: its name, or its file. */
  scenario?: string | undefined;
  users?: string | undefined;
  /** Gets each entry of the audit log. */
  audit?: ((entry: AuditEntry) => void) | undefined;
  /** Where messages are sent onward, if anywhere. */
  onward?: OnwardSettings | undefined;
  /** Where messages go that are not simulated, if anywhere. */
  upstream?: Parameters<typeof upstreamMistake>[0] | undefined;
  /** Data spaces that were not used for this many days are dropped. */
  forgetAfter?: number | undefined;
  /** Where the simulator listens, once it does. */
  ownPlaces?: (() => readonly { host: string; port: number }[]) | undefined;
  stopping: AbortSignal;
  log: Log;
  onDefect: (text: string) => void;
  /** Families besides the built-in ones. */
  extraFamilies?: readonly Family[] | undefined;
}

/** Puts the services together. Throws `FileRefused` for a wrong file, `StartRefused` for a wrong setting or family. */
export function assemble(assembly: Assembly): Services {
  const { store, time, settings, log, stopping, onDefect, extraFamilies = [] } = assembly;
  const known = [...families, ...extraFamilies];
  refuseWrong(extraFamilies, known);
  refuseMissing(assembly);
  refuseEmpty(assembly, known);
  const clocks = createSpaceClocks(time, stopping);
  const users = assembly.users === undefined ? undefined : openUserList(assembly.users, log);
  const parts = { ...assembly, clocks, seed: settings.seed, senderOf: senderNames(store, users) };
  const served = known.map((family) => serveFamily(family, parts));
  const turns = createTurns();
  const failures = createFailures(log, store);
  const tally = createRequestTally();
  const journal = journalOf(assembly);
  const services: Services = {
    ...scenariosOf(
      assembly,
      served.flatMap(({ family }) => family.contracts),
    ),
    instant: instants(time),
    settings,
    time,
    store,
    stopping,
    log,
    failures,
    onDefect,
    clocks,
    journal,
    onward: undefined,
    ...providersOf(assembly, { known, tally, failures }),
    families: served,
    users,
    unmatched: createUnmatchedRequests(users && ownersOf(store, users)),
    turns,
    snapshotLanes: createLanes(),
    housekeeping: housekeepingOf(assembly, { failures, turns, swept: journal.forgetOriginals }),
    ...judgeThreads(),
    ...whoCalls(assembly),
    held: createHeldExchanges(settings.bounds),
    holds: createHolds(() => time.now()),
    port: createPort({ isShared: settings.shared, stopping, log, absences: store.absences }),
    tally,
    journalRows: createJournalRows({ store, turns, monotonic: () => time.monotonic() }),
    settlements: createSettlements(),
  };
  services.onward = onwardOf(assembly, services);
  return services;
}

interface ProviderParts extends Pick<Services, "failures" | "tally"> {
  known: readonly Family[];
}

/** The providers in place of the simulator, and what is known and learnt of them. */
const providersOf = (
  assembly: Assembly,
  parts: ProviderParts,
): Pick<Services, "profile" | "upstreams" | "recording"> => ({
  profile: profileOf(assembly, parts.known),
  upstreams: upstreamsOf(assembly, parts),
  recording: recordingOf(assembly, parts),
});

const profileOf = ({ profile }: Assembly, known: readonly Family[]) =>
  profile === undefined
    ? undefined
    : createProfile(
        loadProfile(
          profile,
          known.flatMap(({ contracts }) => contracts),
        ),
      );

const journalOf = (assembly: Assembly): Services["journal"] =>
  createJournal(assembly.store, {
    unmask: assembly.unmask,
    keep: keptIn(assembly),
    exchanges: assembly.settings.bounds.journalExchanges,
  });

const housekeepingOf = (
  assembly: Assembly,
  parts: Pick<Services, "failures" | "turns"> & { swept: () => void },
): Services["housekeeping"] =>
  createHousekeeping({ ...assembly, ...parts, now: () => assembly.time.now() });

const keptIn = ({ keepValues, log }: Assembly) =>
  keepValues === undefined
    ? undefined
    : openKeptValues(keepValues, (text) => {
        log.warn(text);
      });

/** Throws `StartRefused` for a directory that has something in it. */
function recordingOf({ record, fixtureDirectories }: Assembly, { known, failures }: ProviderParts) {
  if (record === undefined) return undefined;
  const mistake = recordingError(record);
  if (mistake !== undefined) throw new StartRefused(`${record}: ${mistake}.`, true);
  const fileOf = (family: Family): string => fixtureFileOf(family, fixtureDirectories) ?? "";
  const failed = (error: unknown): void => {
    failures.report(error, "learning from an answer of the provider failed");
  };
  return createRecording({ families: known, directory: record, fileOf, failed });
}

const judgeThreads = (): Pick<Services, "judgeThread" | "sentJudgeThread"> => ({
  judgeThread: createJudgeThread(),
  sentJudgeThread: createJudgeThread({ withinMs: limits.sentVerdictMs }),
});

/** Where requests come from, and what is kept of who changes something. */
function whoCalls({ settings, audit }: Assembly): Pick<Services, "clients" | "audit"> {
  const clients = createClients({ trusted: settings.trustProxy, header: settings.proxyHeader });
  return { clients, audit: createAudit(audit) };
}

/** Whose a request of the fixtures is: a user's, or where there is no users file a credential pair's. */
const senderNames = ({ spaces }: Store, users: UserList | undefined): SenderOf =>
  users === undefined
    ? (user, password) => spaces.nameOf(user, password)
    : (user) => spaces.nameOfUser(user);

/** The data space that a wrong password of a user is shown to. */
const ownersOf =
  ({ spaces }: Store, users: UserList) =>
  (name = ""): string[] => {
    const user = users.find(name);
    return user === undefined ? [] : [spaceNameOf(spaces, user)];
  };

/** The scenario library, how scenarios are read, and how far the active ones have come. */
function scenariosOf(
  assembly: Assembly,
  contracts: readonly InterfaceContract[],
): Pick<Services, "scenarios" | "readScenario" | "scenarioSchema" | "readScenarioFile" | "runs"> {
  const { store, settings, scenarioDirectories } = assembly;
  warnOfWrongScenarios(assembly, contracts);
  const use = { isShared: settings.shared };
  const scenarios = createScenarioLibrary(scenarioDirectories, contracts, use);
  const readScenarioFile = (file: string): Scenario => loadScenarioFile(file, contracts, use);
  const everybody = scenarioOf(assembly, scenarios, readScenarioFile);
  return {
    scenarios,
    readScenarioFile,
    readScenario: (text, draft) => loadScenarioText(text, contracts, { ...use, draft }),
    scenarioSchema: () => scenarioJsonSchema(contracts),
    runs: createScenarioRuns(store, everybody, settings.seed),
  };
}

/** A test checks the families of the simulator. */
function refuseWrong(declared: readonly Family[], known: readonly Family[]): void {
  const mistakes = [...declared.flatMap(familyMistakes), ...sharedNames(known)];
  if (mistakes.length > 0) throw new StartRefused(mistakes.join("\n"));
}

function refuseMissing({ fixtureDirectories, scenarioDirectories }: Assembly): void {
  const checkedBy = (errorOf: (path: string) => string | undefined) => (path: string) => ({
    path,
    error: errorOf(path),
  });
  const checked = [
    ...fixtureDirectories.map(checkedBy(directoryError)),
    ...scenarioDirectories.map(checkedBy(fileOrDirectoryError)),
  ];
  for (const { path, error } of checked) {
    if (error !== undefined) throw new StartRefused(`${path}: ${error}.`);
  }
}

/** Refuses a directory that holds nothing of what it is given for, and warns of fixture files that are not read. */
function refuseEmpty(
  { fixtureDirectories, scenarioDirectories, log }: Assembly,
  known: readonly Family[],
): void {
  for (const path of fixtureDirectories) {
    if (fixtureFilesIn(path, known).length === 0)
      throw new StartRefused(noFixtureFile(path, known));
    for (const sentence of misnamedFixtures(path, known)) log.warn(sentence);
  }
  for (const path of scenarioDirectories)
    if (createScenarioLibrary([path], []).names().length === 0)
      throw new StartRefused(noScenarioFile(path));
}

/** Told at start, and not when somebody wants the scenario. */
function warnOfWrongScenarios(
  { scenarioDirectories, settings, log }: Assembly,
  contracts: readonly InterfaceContract[],
): void {
  const own = scenarioDirectories.filter((path) => path !== scenarioDirectory);
  for (const { faults } of createScenarioLibrary(own, contracts, {
    isShared: settings.shared,
  }).check())
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
  throw new StartRefused(noScenario(given, library.names()));
}

/** The providers of interfaces that are not simulated. Throws `StartRefused` for a wrong setting. */
function upstreamsOf(
  { upstream = {}, ownPlaces = () => [], log }: Assembly,
  { known, tally }: { known: readonly Family[]; tally: RequestTally },
): Services["upstreams"] {
  const names = known.flatMap(({ contracts }) => contracts.map(({ name }) => name));
  const mistake = upstreamMistake(upstream, names);
  // A name that nobody knows is no wrong usage, here as elsewhere.
  const areKnown = Object.keys(upstream.upstream ?? {}).every((name) => names.includes(name));
  if (mistake !== undefined) throw new StartRefused(mistake, areKnown);
  const ended: RequestTally["forwarded"] = (name, note) => {
    tally.forwarded(name, note);
  };
  try {
    return createUpstreams(upstream, { names, ownPlaces, ended, log });
  } catch (error) {
    if (error instanceof FileRefused) throw new StartRefused(error.message, true);
    throw error;
  }
}

/** Onward delivery, where a URL is set. Throws `StartRefused` for a wrong one. */
function onwardOf({ onward = {} }: Assembly, services: Services): Services["onward"] {
  const mistake = onwardMistake(onward);
  if (mistake !== undefined) throw new StartRefused(mistake);
  const targets = targetsOf(onward);
  if (targets.size === 0) return undefined;
  const failed = (error: unknown): void => {
    services.failures.report(error, "sending a message onward failed");
  };
  const onwardTo = {
    targets: new Set(targets.keys()),
    courier: createCourier({ ...services, targets, failed, taken: answerTaker(services) }),
  };
  return { ...onwardTo, alarms: createAlarms(services, onwardTo) };
}
