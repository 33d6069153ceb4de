import { X509Certificate, randomBytes } from "node:crypto";
import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import { setMaxListeners } from "node:events";
import { createSecureContext } from "node:tls";
import { baseUrlMistake, isLoopbackHost } from "../base-url";
import { limits } from "../limits/limits";
import { endSentence, orDidYouMean } from "../mistake";
import type { UpstreamNote } from "../journal/exchange";
import { millisecondsOf } from "../scenario/duration";
import { type AddressRules, forbiddenAddress, placeOf } from "./forbidden-addresses";
import type { Upstream, Upstreams } from "./answer";
import type { Connecting } from "./connecting";
import { type SendingTurns, createSendingTurns } from "./sending";
import { type EntryMistake, type UpstreamEntry, openUpstreamsFile } from "./upstreams-file";

/** Where the messages of interfaces go that are not simulated, and how they get there. */
export interface UpstreamOptions {
  /** Base URL of a provider by the name of the interface: its messages go there. Default: all are simulated. */
  upstream?: Record<string, string>;
  /**
   * File with such providers, each with its credentials and, if it is for one user alone, that user (YAML, mode 0600).
   * It is read again when it changes.
   */
  upstreams?: string;
  /** Credentials for those of `upstream` in place of the POS's own, `NAME:PASSWORD`. */
  upstreamUser?: string;
  /** PEM text of a certificate to be trusted beside the system's. */
  upstreamCa?: string;
  /** PEM text of a client certificate, and of its key. */
  upstreamCert?: string;
  upstreamKey?: string;
  /** URL of an HTTP proxy, or `none`. Default: what `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY` say. */
  upstreamProxy?: string;
  /** Longest wait for an answer, `1s` to `10m`. Default `70s`: longer than a POS waits. */
  upstreamTimeout?: string;
  /** Longest that a connection may take, `1s` to `10m`. Default `10s`. */
  upstreamConnect?: string;
  /** Messages a second to each provider; others wait. Default 20. */
  upstreamRate?: number;
  /** Messages at a time to each provider; others wait. Default 10. */
  upstreamAtOnce?: number;
  /** Use connections for several messages. Default false. */
  upstreamKeepAlive?: boolean;
  /** What the POS gets where no whole answer came: the same, or a 504. Default `mirror`. */
  upstreamFailure?: "mirror" | "504";
  /** The operations of the test server go there too. Default false. */
  upstreamAdmin?: boolean;
}

/** A duration that a provider may take. */
export const isUpstreamDuration = (text: unknown): boolean => {
  const ms = typeof text === "string" ? millisecondsOf(text) : undefined;
  return ms !== undefined && ms >= 1_000 && ms <= 600_000;
};

/** A setting that names a proxy. */
export const isProxy = (value: unknown): boolean =>
  value === "none" || (typeof value === "string" && /^https?:/.test(value) && URL.canParse(value));

/** What else of the simulator's settings upstreams depend on. */
interface OtherSettings {
  /** Its users file. */
  users?: string;
  /** Anybody may say who they are. */
  open?: boolean;
  /** Card numbers are shown. */
  unmask?: boolean;
  /** The interfaces that are served, if not all. */
  only?: readonly string[];
}

type UpstreamSettings = UpstreamOptions & OtherSettings;

/** What is wrong with the settings taken together; undefined: nothing is. */
export function upstreamMistake(
  options: UpstreamSettings,
  names: readonly string[],
): string | undefined {
  const entries = optionEntries(options);
  if (entries.length > 0 && options.users !== undefined)
    return "With a users file the POS's passwords are Standin's own: give upstreams, with their own, by --upstreams.";
  for (const entry of entries) {
    const wrong = entryMistake(entry, options, names);
    if (wrong !== undefined) return endSentence(`The upstream of ${entry.interface} ${wrong.text}`);
  }
  const { upstreamCert: cert, upstreamKey: key, upstreamCa: ca } = options;
  const mistake = certificateMistake({ cert, key, ca });
  return mistake && endSentence(`An upstream ${mistake.text}`);
}

/** The providers that the options name one by one. */
const optionEntries = (options: UpstreamOptions): UpstreamEntry[] =>
  Object.entries(options.upstream ?? {}).map(([name, url]) => ({
    interface: name,
    url,
    credentials: options.upstreamUser,
    ca: options.upstreamCa,
    cert: options.upstreamCert,
    key: options.upstreamKey,
  }));

/** What is wrong with an entry, in words that repeat neither URL nor password; undefined: nothing is. */
function entryMistake(
  entry: UpstreamEntry,
  { users, open, unmask, only }: OtherSettings,
  names: readonly string[],
): EntryMistake | undefined {
  const { interface: name, url, credentials, proxy } = entry;
  const misnamed = interfaceMistake(name, only, names);
  if (misnamed !== undefined) return { member: "interface", text: misnamed };
  if (entry.for !== undefined && users === undefined && open === true)
    return { member: "for", text: "is for one user: that needs a users file in place of --open" };
  if (url === undefined) return undefined;
  const mistake = urlMistake(url, entry, unmask);
  if (mistake !== undefined) return { member: "url", text: mistake };
  if (users !== undefined && credentials === undefined)
    return {
      member: "user",
      text: "needs user and password: with a users file those of the POS are Standin's own",
    };
  if (proxy !== undefined && !isProxy(proxy))
    return { member: "proxy", text: "must be the URL of an HTTP proxy, or none" };
  return certificateMistake(entry);
}

function interfaceMistake(
  name: string,
  only: readonly string[] = [name],
  names: readonly string[],
): string | undefined {
  if (!names.includes(name))
    return `is of no interface; known: ${names.join(", ")}${orDidYouMean(name, names)}`;
  return only.includes(name) ? undefined : "is of an interface that --only leaves out";
}

/** What is wrong with the URL of a provider. */
function urlMistake(text: string, entry: UpstreamEntry, unmask = false): string | undefined {
  const mistake = baseUrlMistake(text, "by themselves, in the file or with --upstream-user");
  if (mistake !== undefined) return mistake.replace(/\.$/, "");
  const { hostname, host } = new URL(text);
  if (unmask && !isLoopbackHost(host))
    return "is another machine: card numbers are not shown then, so leave --unmask out";
  const allowsPrivate = isPrivateAllowed(entry);
  if (!allowsPrivate && isLoopbackHost(host)) return forbiddenText("the address is loopback");
  const found = forbiddenAddress(hostname, 0, { ownPlaces: () => [], allowsPrivate });
  return found && forbiddenText(found.reason);
}

const forbiddenText = (reason: string): string =>
  `names an address to which nothing is sent: ${reason}`;

/** A user's own upstream leads to private addresses only where its entry says so. */
const isPrivateAllowed = (entry: UpstreamEntry): boolean =>
  entry.for === undefined || entry.allowPrivate === true;

function certificateMistake({
  cert,
  key,
  ca,
}: Pick<UpstreamEntry, "cert" | "key" | "ca">): EntryMistake | undefined {
  if ((cert === undefined) !== (key === undefined))
    return {
      member: cert === undefined ? "key" : "cert",
      text: "with a client certificate needs both the certificate and its key",
    };
  const isUsable = (use: () => unknown): boolean => {
    try {
      use();
      return true;
    } catch {
      return false;
    }
  };
  // OpenSSL passes over what is no certificate among those to be trusted.
  if (ca !== undefined && !isUsable(() => new X509Certificate(ca)))
    return { member: "ca", text: "has a certificate to be trusted (ca) that is not PEM" };
  if (cert !== undefined && !isUsable(() => createSecureContext({ cert })))
    return { member: "cert", text: "has a client certificate (cert) that is not PEM" };
  if (key !== undefined && !isUsable(() => createSecureContext({ key })))
    return { member: "key", text: "has a key (key) that is not PEM, or needs a password" };
  return isUsable(() => createSecureContext({ cert, key }))
    ? undefined
    : { member: "key", text: "has a key (key) that is not that of its client certificate (cert)" };
}

/** What the simulator is to those that it sends messages to. */
interface SenderSettings {
  /** The names of the interfaces. */
  names: readonly string[];
  /** Where it listens, once it does. */
  ownPlaces: AddressRules["ownPlaces"];
  /** Called for each message that has ended. */
  ended: (interfaceName: string, note: UpstreamNote) => void;
  log: { info(text: string): void; error(text: string): void };
}

/**
 * The providers that are set; undefined: there is none. Call `upstreamMistake` first. Throws `FileRefused` for a file
 * with mistakes.
 */
export function createUpstreams(
  options: UpstreamSettings,
  sending: SenderSettings,
): Upstreams | undefined {
  const own = optionEntries(options);
  const { upstreams: path } = options;
  if (own.length === 0 && path === undefined) return undefined;
  const via = `standin-${randomBytes(6).toString("hex")}`;
  const set = createUpstreamSet(options, { ...sending, via });
  const inOptions = own.map(({ interface: name }) => name);
  const check = (entry: UpstreamEntry): EntryMistake | undefined =>
    inOptions.includes(entry.interface)
      ? { member: "interface", text: "is an --upstream too: give it in one place" }
      : entryMistake(entry, options, sending.names);
  const changed = (): void => {
    set.put([...own, ...(file?.entries() ?? [])]);
  };
  const file =
    path === undefined ? undefined : openUpstreamsFile(path, check, { log: sending.log, changed });
  changed();
  return {
    ...set,
    name: via,
    isLoop: (header) => header?.includes(via) === true,
    close: () => file?.close(),
  };
}

/** The provider of an entry, and whose turn it is to send to it. */
interface BuiltUpstream {
  upstream: Upstream;
  turns: SendingTurns;
}

type NamedSender = SenderSettings & Pick<Connecting, "via" | "over">;

/** Providers by interface and user. One whose entry stays as it is goes on when others change. */
function createUpstreamSet(
  options: UpstreamOptions,
  sender: SenderSettings & Pick<Connecting, "via">,
): Pick<Upstreams, "of" | "all" | "settled" | "breakOff"> & {
  put: (entries: readonly UpstreamEntry[]) => void;
} {
  let known = new Map<string, BuiltUpstream>();
  let byPlace = new Map<string, Upstream | undefined>();
  let interfaces = new Set<string>();
  const everyTurn = new Set<SendingTurns>();
  const missing = upstreamOfNobody(options);
  const ending = new AbortController();
  // Every message on its way listens.
  setMaxListeners(0, ending.signal);
  const sending = { ...sender, over: ending.signal };
  const upstreamOfEntry = (entry: UpstreamEntry): BuiltUpstream | undefined => {
    if (entry.url === undefined) return undefined;
    const one =
      known.get(JSON.stringify(entry)) ?? builtOf(entry, new URL(entry.url), options, sending);
    everyTurn.add(one.turns);
    return one;
  };
  return {
    put(entries) {
      const built = entries.map((entry) => ({ entry, one: upstreamOfEntry(entry) }));
      known = new Map(
        built.flatMap(({ entry, one }) => (one ? [[JSON.stringify(entry), one] as const] : [])),
      );
      byPlace = new Map(built.map(({ entry, one }) => [placeText(entry), one?.upstream]));
      interfaces = new Set(entries.map((entry) => entry.interface));
    },
    of(name, user) {
      if (!interfaces.has(name)) return undefined;
      const own = placeText({ interface: name, for: user });
      const place = user !== undefined && byPlace.has(own) ? own : name;
      return byPlace.has(place) ? byPlace.get(place) : missing;
    },
    all: () =>
      new Map([...byPlace].flatMap(([place, one]) => (one ? [[place, one] as const] : []))),
    settled: () => Promise.all([...everyTurn].map(({ settled }) => settled())),
    breakOff() {
      for (const { close } of everyTurn) close();
      ending.abort();
    },
  };
}

/** `airtime`, or of one user `airtime for shop-4`. */
const placeText = (entry: Pick<UpstreamEntry, "interface" | "for">): string =>
  entry.for === undefined ? entry.interface : `${entry.interface} for ${entry.for}`;

/** Where the messages of a user go who has no provider, while others have: nowhere. */
const upstreamOfNobody = (options: UpstreamOptions): Upstream => ({
  ...behaviourOf(options),
  host: "",
  isMissing: true,
  place: { host: "", port: 0 },
  forbids: () => undefined,
  send: () => Promise.reject(new Error("a message without a provider was sent")),
  reach: () => Promise.resolve({ host: "", isReached: false, text: "not set" }),
});

const behaviourOf = ({ upstreamFailure = "mirror", upstreamAdmin = false }: UpstreamOptions) => ({
  failure: upstreamFailure,
  takesAdministration: upstreamAdmin,
});

function builtOf(
  entry: UpstreamEntry,
  url: URL,
  options: UpstreamOptions,
  sending: NamedSender,
): BuiltUpstream {
  const turns = createSendingTurns({
    atOnce: entry.atOnce ?? options.upstreamAtOnce ?? limits.upstreamAtOnce,
    perSecond: entry.rate ?? options.upstreamRate ?? limits.upstreamPerSecond,
  });
  const connecting = connectingOf(entry, url, options, sending);
  const { send, reach } = clientOf(connecting);
  return {
    turns,
    upstream: {
      ...behaviourOf(options),
      host: url.host,
      place: placeOf(url),
      forbids: connecting.forbids,
      reach,
      async send(message) {
        const end = await turns.take(message.user);
        if (end === undefined) return { note: neverSent(url) };
        try {
          const reply = await send(message);
          sending.ended(entry.interface, reply.note);
          return reply;
        } finally {
          end();
        }
      },
    },
  };
}

/** The simulator has ended while a message waited for its turn. */
const neverSent = ({ host }: URL): UpstreamNote => ({
  host,
  sent: false,
  failure: "simulator-ended",
  reason: "the simulator ended before the message was sent",
});

/** The client is loaded for the first message: most simulators have no upstream. */
function clientOf(connecting: Connecting): Pick<Upstream, "send" | "reach"> {
  const load = () => import("./provider-client.js");
  let sender: Promise<Upstream["send"]> | undefined;
  return {
    async send(message) {
      sender ??= load().then(({ createSender }) => createSender(connecting));
      return (await sender)(message);
    },
    reach: async () => (await load()).reach(connecting),
  };
}

function connectingOf(
  entry: UpstreamEntry,
  url: URL,
  options: UpstreamOptions,
  { via, over, ownPlaces }: NamedSender,
): Connecting {
  const { credentials, ca, cert, key, proxy = options.upstreamProxy } = entry;
  const rules: AddressRules = {
    ownPlaces,
    allowsPrivate: isPrivateAllowed(entry),
  };
  return {
    ...{ url, via, over, ca, cert, key, proxy },
    authorization:
      credentials === undefined
        ? undefined
        : `Basic ${Buffer.from(credentials).toString("base64")}`,
    timeoutMs: millisecondsOf(options.upstreamTimeout ?? "") ?? limits.upstreamAnswerMs,
    connectMs: millisecondsOf(options.upstreamConnect ?? "") ?? limits.upstreamConnectMs,
    keepAlive: options.upstreamKeepAlive ?? false,
    forbids: (address) => forbiddenAddress(address, placeOf(url).port, rules),
  };
}

/** What is wrong with an upstream that leads where none may, by whatever name; undefined: none does. */
export async function forbiddenUpstream(
  upstreams: Upstreams | undefined,
): Promise<string | undefined> {
  for (const [name, { place, forbids }] of upstreams?.all() ?? []) {
    // A name that nobody knows now may be known later.
    const addresses =
      isIP(place.host) === 0
        ? await lookup(place.host, { all: true }).catch(() => [])
        : [{ address: place.host }];
    const [found] = addresses.flatMap(({ address }) => forbids(address) ?? []);
    if (found !== undefined) return `The upstream of ${name} ${forbiddenText(found.reason)}.`;
  }
  return undefined;
}
