import { randomBytes } from "node:crypto";
import { lookup } from "node:dns/promises";
import { networkInterfaces } from "node:os";
import { createSecureContext } from "node:tls";
import { limits } from "../limits/limits";
import { didYouMean } from "../nearest-name";
import type { UpstreamNote } from "../journal/exchange";
import { millisecondsOf } from "../scenario/duration";
import { forbiddenAddress, placeOf } from "./addresses";
import type { Upstream, Upstreams } from "./reply";
import type { Connecting } from "./provider-client";
import { createSendingTurns } from "./turns";

/** Where the messages of interfaces go that are not simulated, and how they get there. */
export interface UpstreamOptions {
  /** Base URL of a provider by the name of the interface: its messages go there. Default: all are simulated. */
  upstream?: Record<string, string>;
  /** Credentials for all of them in place of the POS's own, `NAME:PASSWORD`. */
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

/** What is wrong with a provider's URL, in words that do not repeat it: a password may be in it. */
function upstreamUrlMistake(text: string): string | undefined {
  if (!URL.canParse(text)) return "is not a URL.";
  const url = new URL(text);
  if (url.protocol !== "http:" && url.protocol !== "https:")
    return "must begin with http:// or https://.";
  if (url.username !== "" || url.password !== "")
    return "must not have credentials in it: give them with --upstream-user.";
  if (url.search !== "" || url.hash !== "")
    return "must end with its path: the path of each operation is added to it.";
  const found = forbiddenAddress(url.hostname, 0, () => false);
  return found && `names an address to which nothing is sent: ${found.reason}.`;
}

/** A duration that a provider may take. */
export const isUpstreamDuration = (text: unknown): boolean => {
  const ms = typeof text === "string" ? millisecondsOf(text) : undefined;
  return ms !== undefined && ms >= 1_000 && ms <= 600_000;
};

/** `NAME:PASSWORD`. */
export const isCredentialPair = (text: unknown): boolean =>
  typeof text === "string" && /^[^:\p{Cc}]+:[^\p{Cc}]*$/u.test(text) && text.length <= 512;

/** What else of the simulator's settings upstreams depend on. */
interface OtherSettings {
  /** Its users file. */
  users?: string;
  /** Card numbers are shown. */
  unmask?: boolean;
}

/** What is wrong with the settings taken together; undefined: nothing is. */
export function upstreamMistake(
  options: UpstreamOptions & OtherSettings,
  names: readonly string[],
): string | undefined {
  const { upstream = {}, upstreamCert, upstreamKey, upstreamCa } = options;
  for (const [name, url] of Object.entries(upstream)) {
    if (!names.includes(name))
      return (
        `There is no interface ${name} that could have an upstream; known: ${names.join(", ")}.` +
        didYouMean(name, names)
      );
    const mistake = upstreamUrlMistake(url);
    if (mistake !== undefined) return `The upstream of ${name} ${mistake}`;
    if (options.unmask === true && !isLoopbackHost(new URL(url).host))
      return `The upstream of ${name} is another machine: card numbers are not shown then, so leave --unmask out.`;
  }
  if (
    options.users !== undefined &&
    names.some((name) => name in upstream) &&
    options.upstreamUser === undefined
  )
    return "With a users file the POS's passwords are Standin's own: give the upstream's with --upstream-user.";
  if ((upstreamCert === undefined) !== (upstreamKey === undefined))
    return "A client certificate for the upstream needs both the certificate and its key.";
  return pemMistake({ cert: upstreamCert, key: upstreamKey, ca: upstreamCa });
}

function pemMistake(pem: { cert?: string; key?: string; ca?: string }): string | undefined {
  try {
    createSecureContext(pem);
    return undefined;
  } catch {
    return "A certificate for the upstream or its key is not PEM, or they do not belong together.";
  }
}

/** What the simulator is to those that it sends messages to. */
interface SenderSettings {
  /** The port that it listens on, once it does. */
  ownPort: () => number | undefined;
  /** Called for each message that has ended. */
  ended: (interfaceName: string, note: UpstreamNote) => void;
}

/** The providers that are set; undefined: there is none. Call `upstreamMistake` first. */
export function createUpstreams(
  options: UpstreamOptions,
  sending: SenderSettings,
): Upstreams | undefined {
  const via = `standin-${randomBytes(6).toString("hex")}`;
  const turns: { settled: () => Promise<void> }[] = [];
  const all = new Map(
    Object.entries(options.upstream ?? {}).map(([name, url]) => {
      const turn = createSendingTurns({
        atOnce: options.upstreamAtOnce ?? limits.upstreamAtOnce,
        perSecond: options.upstreamRate ?? limits.upstreamPerSecond,
      });
      turns.push(turn);
      const client = clientOf(connectingOf(options, new URL(url), { ...sending, via }));
      const ended = (note: UpstreamNote): void => {
        sending.ended(name, note);
      };
      const parts = { take: turn.take, ended, ...client };
      return [name, upstreamOf(options, new URL(url), parts)] as const;
    }),
  );
  if (all.size === 0) return undefined;
  return {
    all,
    name: via,
    isOwn: isOwn(sending),
    of: (name) => all.get(name),
    isLoop: (header) => header?.includes(via) === true,
    settled: () => Promise.all(turns.map(({ settled }) => settled())),
  };
}

interface SendingParts extends Pick<Upstream, "send" | "reach"> {
  take: () => Promise<() => void>;
  ended: (note: UpstreamNote) => void;
}

const upstreamOf = (
  { upstreamFailure = "mirror", upstreamAdmin = false }: UpstreamOptions,
  { host }: URL,
  { take, ended, send, reach }: SendingParts,
): Upstream => ({
  host,
  failure: upstreamFailure,
  takesAdministration: upstreamAdmin,
  reach,
  async send(message) {
    const end = await take();
    try {
      const reply = await send(message);
      ended(reply.note);
      return reply;
    } finally {
      end();
    }
  },
});

const isOwn =
  ({ ownPort }: Pick<SenderSettings, "ownPort">) =>
  (address: string, port: number): boolean =>
    port === ownPort() && isOfThisMachine(address);

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

const connectingOf = (
  options: UpstreamOptions,
  url: URL,
  { via, ownPort }: Pick<SenderSettings, "ownPort"> & { via: string },
): Connecting => ({
  url,
  via,
  authorization:
    options.upstreamUser === undefined
      ? undefined
      : `Basic ${Buffer.from(options.upstreamUser).toString("base64")}`,
  ca: options.upstreamCa,
  cert: options.upstreamCert,
  key: options.upstreamKey,
  proxy: options.upstreamProxy,
  timeoutMs: millisecondsOf(options.upstreamTimeout ?? "") ?? limits.upstreamAnswerMs,
  connectMs: millisecondsOf(options.upstreamConnect ?? "") ?? limits.upstreamConnectMs,
  keepAlive: options.upstreamKeepAlive ?? false,
  isOwn: isOwn({ ownPort }),
});

/** What is wrong with an upstream that is the simulator itself, by whatever name; undefined: none is. */
export async function ownUpstream(
  { upstream = {} }: UpstreamOptions,
  upstreams: Upstreams | undefined,
): Promise<string | undefined> {
  if (upstreams === undefined) return undefined;
  for (const [name, text] of Object.entries(upstream)) {
    const { host, port } = placeOf(new URL(text));
    // A name that nobody knows now may be known later.
    const addresses = await lookup(host, { all: true }).catch(() => []);
    const found = addresses.flatMap(
      ({ address }) => forbiddenAddress(address, port, upstreams.isOwn) ?? [],
    );
    if (found[0] !== undefined)
      return `The upstream of ${name} names an address to which nothing is sent: ${found[0].reason}.`;
  }
  return undefined;
}

/** Whether a host, with or without a port, is this machine. */
export const isLoopbackHost = (host: string): boolean =>
  /^(?:localhost|\[::1\]|127\.\d+\.\d+\.\d+)(?::\d+)?$/.test(host);

/** Loopback, and what this machine is called by otherwise. */
const isOfThisMachine = (address: string): boolean =>
  address.startsWith("127.") ||
  Object.values(networkInterfaces()).some((list) => list?.some((one) => one.address === address));
