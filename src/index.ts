import { type Bounds, defaultBounds } from "./limits/bounds";
import { namedThingsIn } from "./contract/values/json-text";
import { setMaxListeners } from "node:events";
import { setImmediate as nextTurn } from "node:timers/promises";
import { ownApi } from "./control/declare/control-api";
import { type Assembly, assemble } from "./in-process/assemble";
import { openUserSpace } from "./http/door/credentials/authenticate";
import { isLoopbackHost } from "./base-url";
import { silence } from "./simulator/log";
import { type MountedInterface, mountAll } from "./http/door/routing";
import { StartRefused } from "./simulator/failures";
import { listenForMetrics } from "./http/metrics/routes";
import { createTesterDoor } from "./http/server/tester-door";
import { type ListenAddress, type Listening, listen } from "./http/server/server";
import type { Services } from "./http/services";
import type { ServerSettings } from "./simulator/core";
import { type TlsCredentials, selfSignedCredentials } from "./http/server/tls";
import { limits } from "./limits/limits";
import {
  readBounds,
  wrongBounds,
  type StandinOptions,
  authorizationOf,
  defaultUser,
  optionMistake,
} from "./in-process/options";
import { fixtureDirectory, scenarioDirectory } from "./package-files";
import { type Space, type Store, openStore } from "./store";
import { systemTime } from "./time/space-clock";
import { createSent } from "./in-process/sent-messages";
import { type StandinSpace, spaceMethods } from "./in-process/standin-space";
import { settleInProcess } from "./in-process/settle";
import { untilClosed } from "./in-process/until-closed";
import type { Reach, Upstreams } from "./upstream/answer";
import { placeOf } from "./upstream/forbidden-addresses";
import { forbiddenUpstream } from "./upstream/settings";
import type { UserList } from "./users";

export { ControlRefused } from "./control/declare/refusals";
export { StartRefused } from "./simulator/failures";
export { StandinClosed } from "./in-process/until-closed";
export { FileRefused } from "./files/file-refused";
export { DatabaseForeign, DatabaseInUse, DatabaseOfLaterVersion, KeyRefused } from "./store";
export { toPassVerdict } from "./conformance/jest-matchers";
export { toHaveSent, toHaveSentTimes } from "./conformance/jest-matchers";
export { systemTime } from "./time/space-clock";
export type * from "./in-process/exported-types";

/** A running simulator; its own methods are about the data space of `options.user`. */
export interface Standin extends StandinSpace {
  /** `http://127.0.0.1:PORT`: what to point a POS at. */
  readonly url: string;
  /** With TLS: the certificate (PEM) that the simulator started with, for clients to trust. */
  readonly certificate?: string;
  /**
   * With TLS: serves another certificate to new connections; open ones keep the earlier certificate. Throws
   * `StartRefused`, or OpenSSL's error, and keeps serving the earlier one, if the new one cannot be used.
   */
  useCertificate: (credentials: TlsCredentials) => void;
  /** With `metricsPort`: where the metrics are. */
  readonly metricsUrl?: string;
  /** Base path of each interface that is served. */
  readonly interfaces: Readonly<Record<string, string>>;
  /** Host of the provider of each interface that is not simulated; `airtime for shop-4`: of one user. */
  readonly upstreams: Readonly<Record<string, string>>;
  /** Connects to the provider of each of these interfaces, and sends nothing. */
  reachUpstreams(): Promise<Record<string, Reach>>;
  /** Value of an Authorization header for the data space of `options.user`. */
  readonly authorization: string;
  /** The data space of another credential pair. */
  space(user: string, password: string): StandinSpace;
  /**
   * Ends the exchanges in flight, closes the database. May be called twice; every other method then throws
   * `StandinClosed`, or rejects with it.
   */
  close(): Promise<void>;
}

/**
 * Starts a simulator and resolves when it listens.
 *
 * Rejects with `StartRefused` (a wrong option, unknown interface or scenario, colliding paths), `FileRefused`
 * (a fixture, scenario or users file is invalid), `DatabaseForeign` (the file is not ours), `DatabaseInUse`,
 * `DatabaseOfLaterVersion` or `KeyRefused`.
 *
 * @example
 * const standin = await createStandin();
 * // point the POS at `${standin.url}/giftcard/v3`, with any user name and password
 * await standin.close();
 */
export async function createStandin(options: StandinOptions = {}): Promise<Standin> {
  refuseWrong(options);
  const stopping = new AbortController();
  // Every exchange that a fault holds listens.
  setMaxListeners(0, stopping.signal);
  const store = openStoreFor(options);
  try {
    const { services, listensAt } = await assembleFor(options, {
      store,
      stopping: stopping.signal,
    });
    const mounted = mountAll(services.families, {
      mounts: options.mounts ?? {},
      only: options.only,
    });
    const { host = defaultHost } = options;
    const tls =
      options.tls === true ? await selfSignedCredentials(host, services.time.now()) : options.tls;
    const listening = await listenAt(services, mounted, { ...options, host, tls });
    listensAt(listening);
    const { user = defaultUser.user, password = defaultUser.password } = options;
    let closing: Promise<void> | undefined;
    const isClosed = (): boolean => closing !== undefined;
    const space = spacesOf(services, mounted, { isClosed, url: listening.url });
    return {
      ...space(user, password),
      url: listening.url,
      ...(tls && { certificate: tls.cert }),
      ...(listening.metricsUrl !== undefined && { metricsUrl: listening.metricsUrl }),
      interfaces: Object.freeze(Object.fromEntries(mounted.map(nameAndPath))),
      upstreams: Object.freeze(hostsOf(services)),
      authorization: authorizationOf({ user: `${user}:${password}` }),
      ...untilClosed(
        {
          space,
          useCertificate: listening.useCertificate,
          reachUpstreams: () => reachAll(services),
        },
        isClosed,
        { reachUpstreams: true },
      ),
      close() {
        closing ??= closeAll(stopping, listening, services);
        return closing;
      },
    };
  } catch (error) {
    store.close();
    throw error;
  }
}

/** The services; no provider that they send to is the simulator itself. */
async function assembleFor(
  options: StandinOptions,
  parts: Pick<Assembly, "store" | "stopping">,
): Promise<{ services: Services; listensAt: (urls: Pick<Standin, "url" | "metricsUrl">) => void }> {
  const { host = defaultHost, port, metricsPort } = options;
  let own = [port, metricsPort].flatMap((one = 0) => (one === 0 ? [] : { host, port: one }));
  const services = assemble(assemblyOf(options, { ...parts, ownPlaces: () => own }));
  const mistake = await forbiddenUpstream(services.upstreams);
  if (mistake !== undefined) throw new StartRefused(mistake, true);
  return {
    services,
    listensAt({ url, metricsUrl }) {
      own = [url, metricsUrl ?? url].map((one) => placeOf(new URL(one)));
    },
  };
}

type ListenOptions = Omit<ListenAddress, "port"> & Pick<StandinOptions, "port" | "metricsPort">;

/** Listens for messages, and for collectors of metrics where they have a port. */
async function listenAt(
  services: Services,
  mounted: readonly MountedInterface[],
  { host, port = 0, tls, metricsPort }: ListenOptions,
): Promise<Listening & { metricsUrl?: string }> {
  const listening = await listen(services, mounted, { host, port, tls });
  if (metricsPort === undefined) return listening;
  try {
    const metrics = await listenForMetrics(services, { host, port: metricsPort });
    const close = async (): Promise<void> => {
      await Promise.all([listening.close(), metrics.close()]);
    };
    return { ...listening, metricsUrl: metrics.url, close };
  } catch (error) {
    await listening.close();
    throw error;
  }
}

/** The data spaces of a simulator, by the credentials that open them. */
function spacesOf(
  services: Services,
  mounted: readonly MountedInterface[],
  { isClosed, url }: { isClosed: () => boolean; url: string },
): Standin["space"] {
  const core = ownApi(services, mounted, createTesterDoor(services, mounted));
  const sentOf = createSent(core, mounted);
  return (user, password) => {
    const find = (): Space => openSpace(services.store, services.users, user, password);
    const space: StandinSpace = {
      ...spaceMethods(core, user, find),
      sent: sentOf(find),
      settle: (options) => settleInProcess({ url, user: `${user}:${password}` }, options),
    };
    return untilClosed(space, isClosed, promising);
  };
}

const openStoreFor = (options: StandinOptions): Store =>
  openStore({
    thingsIn: namedThingsIn,
    file: options.db ?? ":memory:",
    durable: options.durable,
    keyFile: options.keyFile,
    beforeStatement: options.beforeStatement,
    bounds: boundsOf(options),
    now: () => (options.time ?? systemTime).now(),
  });

/** `journal` was there before `limits`, and comes first. */
const boundsOf = ({ limits: set, journal }: StandinOptions): Bounds => ({
  ...defaultBounds,
  ...set,
  ...(journal !== undefined && { journalExchanges: journal }),
});

const defaultHost = "127.0.0.1";

/** Why options do not go together: nothing is kept of all users together where there is a users file. */
function keepingMistake({
  users,
  keepValues,
  record,
  upstream,
}: StandinOptions): string | undefined {
  if (users !== undefined && keepValues !== undefined)
    return "keepValues (--keep-values) keeps secrets of all users: leave it out with users.";
  if (users !== undefined && record !== undefined)
    return "record (--record) writes entities of all users into one file: leave it out with users.";
  if (upstream === undefined && record !== undefined)
    return "record (--record) records a provider: name it with upstream (--upstream).";
  return undefined;
}

/** Why a simulator that other machines reach does not start: nothing says who may use it. */
const openMistake = ({ host = defaultHost, users, open }: StandinOptions): string | undefined =>
  users === undefined && open !== true && !isLoopbackHost(host)
    ? `Other machines reach ${host}: say who may use the simulator with users (--users FILE), ` +
      "or let everybody in with open (--open)."
    : undefined;

function refuseWrong(options: StandinOptions): void {
  const mistake = optionMistake({ ...options }) ?? keepingMistake(options) ?? openMistake(options);
  if (mistake !== undefined) throw new StartRefused(mistake, true);
  readBounds(options.limits ?? {}, (faults) => new StartRefused(wrongBounds(faults)));
}

async function closeAll(
  stopping: AbortController,
  server: Pick<Listening, "close">,
  { store, judgeThread, sentJudgeThread, users, upstreams, recording, log }: Services,
): Promise<void> {
  stopping.abort();
  store.absences.begin();
  users?.close();
  upstreams?.close();
  const grace = setTimeout(() => upstreams?.breakOff(), limits.shutdownGraceMs);
  await server.close();
  if (upstreams !== undefined) await settle(upstreams);
  clearTimeout(grace);
  for (const line of (await recording?.end()) ?? []) log.info(line);
  await Promise.all([judgeThread.close(), sentJudgeThread.close()]);
  store.close();
}

const hostsOf = ({ upstreams }: Pick<Services, "upstreams">): Record<string, string> =>
  Object.fromEntries([...(upstreams?.all() ?? [])].map(([name, { host }]) => [name, host]));

async function reachAll({
  upstreams,
}: Pick<Services, "upstreams">): Promise<Record<string, Reach>> {
  const reached = [...(upstreams?.all() ?? [])].map(
    async ([name, { reach }]) => [name, await reach()] as const,
  );
  return Object.fromEntries(await Promise.all(reached));
}

/** Waits for messages that are on their way to a provider, and for what is made of its answers. */
async function settle(upstreams: Upstreams): Promise<void> {
  await upstreams.settled();
  await nextTurn();
  await nextTurn();
}

const nameAndPath = ({ endpoints, base }: MountedInterface): [string, string] => [
  endpoints[0]?.contract.name ?? "",
  base || "/",
];

const settingsOf = (options: StandinOptions): ServerSettings => ({
  lenient: options.lenient ?? false,
  checkEveryAnswer: options.onDefect !== undefined,
  checkClient: options.checkClient ?? false,
  bodyLimit: options.bodyLimit ?? limits.bodyBytes,
  bounds: boundsOf(options),
  host: options.host ?? defaultHost,
  publicHosts: options.publicHosts ?? [],
  trustProxy: options.trustProxy ?? [],
  proxyHeader: options.proxyHeader,
  cors: options.cors ?? [],
  seed: options.seed ?? "standin",
  console: options.console ?? true,
  shared: options.shared ?? false,
});

function assemblyOf(
  options: StandinOptions,
  { store, stopping, ownPlaces }: Pick<Assembly, "store" | "stopping" | "ownPlaces">,
): Assembly {
  const log = options.log ?? silence;
  const withOwn = (own: string | undefined, ours: string): string[] =>
    own === undefined ? [ours] : [own, ours];
  return {
    store,
    stopping,
    log,
    time: options.time ?? systemTime,
    settings: settingsOf(options),
    unmask: options.unmask ?? false,
    profile: options.profile,
    keepValues: options.keepValues,
    record: options.record,
    forgetAfter: options.forgetAfter,
    fixtureDirectories: withOwn(options.fixtures, fixtureDirectory),
    scenarioDirectories: withOwn(options.scenarios, scenarioDirectory).reverse(),
    scenario: options.scenario,
    users: options.users,
    audit: options.audit,
    onward: {
      eventsUrl: options.eventsUrl,
      partnerUrl: options.partnerUrl,
      onwardUser: options.onwardUser,
    },
    upstream: options,
    ownPlaces,
    extraFamilies: options.families,
    onDefect:
      options.onDefect ??
      ((text) => {
        log.error({ defect: text }, "an answer breaks the contract");
      }),
  };
}

/** Whoever runs the simulator needs no password for the data space of a user of its users file. */
function openSpace(
  { spaces }: Store,
  users: UserList | undefined,
  name: string,
  password: string,
): Space {
  const digest = spaces.nameOf(name, password);
  const user = users?.find(name);
  return user === undefined
    ? spaces.open(digest, undefined, name)
    : openUserSpace(spaces, user, { digest });
}

/** Whether the methods of a data space that return a promise do so in each of their forms. */
const promising = {
  message: false,
  messages: false,
  verdict: true,
  verdictFrom: true,
  journal: true,
  example: true,
  settle: true,
  decide: true,
  session: true,
  transactions: true,
  transaction: true,
  lists: true,
  entities: true,
  entity: true,
  rules: true,
  rule: true,
  again: true,
  againUnmatched: true,
  note: true,
  evidence: true,
  transactionScenario: true,
  transactionCode: true,
  transactionFixture: true,
  "snapshots.save": true,
  "snapshots.restore": true,
  "snapshots.export": true,
  "snapshots.import": true,
  "testRuns.end": true,
};
