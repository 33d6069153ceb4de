import { type Bounds, boundNames } from "../limits/bounds";
import type { AuditEntry, Log } from "../simulator/log";
import type { Family } from "../families/kit/family";
import type { Time } from "../time/space-clock";
import { memberOf } from "../contract/values/json-value";
import { isNetwork, proxyHeaders, isOrigin } from "../http/door/hosts";
import { hostName, isCredentialPair } from "../base-url";
import { limits } from "../limits/limits";
import { didYouMean, type Mistake } from "../mistake";
import { type UpstreamOptions, isProxy, isUpstreamDuration } from "../upstream/settings";
import { type Static, Type } from "@sinclair/typebox";
import { createSchemaReader } from "../contract/checks/json-schema-check";
import { readYamlFile } from "../files/located-yaml";
import { recordOf } from "../record";

/**
 * Whose data space it is where nobody says so. The contract wants a client's id for a user name, and ids are
 * numbers.
 */
export const defaultUser = { user: "7102", password: "pos" } as const;

/** A simulator, and the credentials of one of its data spaces. */
export interface SimulatorAddress {
  url: string;
  /** `NAME:PASSWORD`. */
  user: string;
}

/** The Authorization header of a data space. */
export const authorizationOf = ({ user }: Pick<SimulatorAddress, "user">): string =>
  `Basic ${Buffer.from(user).toString("base64")}`;

/** Whose data space the demonstration sells in, unless it is told another one. */
export const demoUser = { user: "7109", password: "demo" } as const;

/** Settings of a simulator. Every one has a default that suits a test suite. */
export interface StandinOptions extends UpstreamOptions {
  /** SQLite file. Default `:memory:`. */
  db?: string;
  /** File with the key that names data spaces (32 bytes in base64), created if it does not exist. */
  keyFile?: string;
  /** Port. Default 0, a free one. */
  port?: number;
  /** Address to listen on. */
  host?: string;
  /** Port, at the same address, that serves only the metrics, without credentials (0: a free one). */
  metricsPort?: number;
  /** Additional host names for the control API. */
  publicHosts?: string[];
  /** Networks of proxies trusted to say where a request comes from, such as `10.0.0.0/8`. */
  trustProxy?: string[];
  /** The header of these proxies; the other one is ignored. */
  proxyHeader?: "x-forwarded-for" | "forwarded";
  /** Origins of pages that may use the interfaces, such as `https://pos.example`. */
  cors?: string[];
  /** Serve TLS, with a new certificate or with your own (PEM texts). */
  tls?: true | { cert: string; key: string };
  /** Base path by interface name. `/` serves an interface without one. */
  mounts?: Record<string, string>;
  /** Interfaces to serve, if not all. */
  only?: string[];
  /** Directory with your own fixture files, one per family. */
  fixtures?: string;
  /** Directory with your own scenario files. */
  scenarios?: string;
  /** Scenario that is active for every data space from the start: its name, or a file (`.yaml`, `.yml`). */
  scenario?: string;
  /** Users file. Without it every non-empty user name is accepted. */
  users?: string;
  /** Lets anybody use the simulator at an address that other machines can reach, without `users`. */
  open?: boolean;
  /** Accept message forms that existing POS software sends. */
  lenient?: boolean;
  /** Refuse messages whose client is not the user of the credentials. */
  checkClient?: boolean;
  /** Show full card numbers in the journal. */
  unmask?: boolean;
  /** Profile file: the simulator answers like the provider in this profile. */
  profile?: string;
  /**
   * Keeps the values that the journal does not show in this file, for `standin compare --values`; never with `users`.
   */
  keepValues?: string;
  /**
   * Makes fixture files in this new or empty directory from the providers' answers, when closed; never with `users`.
   */
  record?: string;
  /** Largest body, in bytes. */
  bodyLimit?: number;
  /** Exchanges kept in the journal of a data space. */
  journal?: number;
  /** Bounds on what one user can take from the others, such as `{ requestsPerSecond: 200 }`. */
  limits?: Partial<Bounds>;
  /** Drop data spaces that nobody has used for this many days. */
  forgetAfter?: number;
  /** Seed that all generated values depend on. */
  seed?: string;
  /** Serve the console. Default true. */
  console?: boolean;
  /** Others use the simulator too: it refuses scenarios that close its port (`refuse-connection`). */
  shared?: boolean;
  /** Let answers survive a power cut, at the cost of speed. */
  durable?: boolean;
  /** User of the data space for `reset()`, `data()` ... Default `7102`. */
  user?: string;
  /** Its password. Default `pos`. */
  password?: string;
  /** Base URL for events: token purchases, new statuses of money transfers. */
  eventsUrl?: string;
  /** Base URL of a partner implementation for matched QR payments. */
  partnerUrl?: string;
  /** Credentials for both URLs, as `NAME:PASSWORD`. */
  onwardUser?: string;
  /** Called with each entry of the audit log. */
  audit?: (entry: AuditEntry) => void;
  /** A pino logger, or any other with the same methods. */
  log?: Log;
  /** Source of time. Default: the machine's clock. */
  time?: Time;
  /**
   * Called when an answer of the simulator breaks the contract. Standin then checks every answer; otherwise it checks a
   * sample, and logs an error.
   */
  onDefect?: (text: string) => void;
  /** Families in addition to the built-in ones. */
  families?: Family[];
  /** Called with the SQL before each statement. If it throws, the statement fails. For tests. */
  beforeStatement?: (sql: string) => void;
}

/** What an option takes. */
interface OptionCheck {
  fits: (value: unknown) => boolean;
  expected: string;
}

const text: OptionCheck = {
  fits: (value) => typeof value === "string" && value !== "",
  expected: "a string that is not empty",
};

const flag: OptionCheck = {
  fits: (value) => typeof value === "boolean",
  expected: "true or false",
};

const wholeNumber = (from: number, to: number): OptionCheck => ({
  fits: (value) => Number.isInteger(value) && Number(value) >= from && Number(value) <= to,
  expected: `a whole number from ${from} to ${to}`,
});

const isCredential = (value: unknown): value is string =>
  typeof value === "string" && value.length <= limits.credentialLength;

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
const call: OptionCheck = { fits: (value) => typeof value === "function", expected: "a function" };
const object: OptionCheck = { fits: isObject, expected: "an object" };

const listOf = (expected: string, each: (value: unknown) => boolean): OptionCheck => ({
  fits: (value) => Array.isArray(value) && value.length > 0 && value.every(each),
  expected: `a list of at least one ${expected}`,
});

const isListOf =
  (each: (text: string) => boolean) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.every((item) => typeof item === "string" && each(item));

/** Characters that a client sends in a path as they are. */
const basePath = /^[\w.~/-]+$/;

const upstreamDuration: OptionCheck = {
  fits: isUpstreamDuration,
  expected: "a duration from 1s to 10m",
};

const optionChecks: Readonly<Record<keyof StandinOptions, OptionCheck>> = {
  db: text,
  host: text,
  keyFile: text,
  fixtures: text,
  scenarios: text,
  scenario: text,
  users: text,
  seed: text,
  eventsUrl: text,
  partnerUrl: text,
  onwardUser: text,
  upstream: {
    fits: (value) =>
      isObject(value) && Object.values(value).every((url) => typeof url === "string"),
    expected: "a URL for each interface that is named",
  },
  upstreams: text,
  upstreamUser: { fits: isCredentialPair, expected: "NAME:PASSWORD" },
  upstreamCa: text,
  upstreamCert: text,
  upstreamKey: text,
  upstreamProxy: { fits: isProxy, expected: "the URL of an HTTP proxy, or none" },
  upstreamTimeout: upstreamDuration,
  upstreamConnect: upstreamDuration,
  upstreamRate: wholeNumber(1, 10_000),
  upstreamAtOnce: wholeNumber(1, 1_000),
  upstreamKeepAlive: flag,
  upstreamFailure: {
    fits: (value) => value === "mirror" || value === "504",
    expected: "mirror or 504",
  },
  upstreamAdmin: flag,
  user: {
    fits: (value) => value !== "" && isCredential(value) && !value.includes(":"),
    expected: `1 to ${limits.credentialLength} characters, without a colon`,
  },
  password: {
    fits: isCredential,
    expected: `a string of at most ${limits.credentialLength} characters`,
  },
  lenient: flag,
  checkClient: flag,
  unmask: flag,
  profile: text,
  keepValues: text,
  record: text,
  durable: flag,
  open: flag,
  console: flag,
  shared: flag,
  port: wholeNumber(0, 65_535),
  metricsPort: wholeNumber(0, 65_535),
  bodyLimit: wholeNumber(1, 999_999_999),
  journal: wholeNumber(1, 999_999_999),
  forgetAfter: wholeNumber(1, 999_999_999),
  only: listOf("name", text.fits),
  publicHosts: {
    fits: isListOf((name) => hostName(name) !== undefined),
    expected: "a list of host names or addresses",
  },
  trustProxy: {
    fits: isListOf(isNetwork),
    expected: "a list of addresses and networks such as 10.0.0.0/8",
  },
  proxyHeader: {
    fits: (value) => proxyHeaders.some((header) => header === value),
    expected: proxyHeaders.join(" or "),
  },
  cors: { fits: isListOf(isOrigin), expected: "a list of origins such as https://pos.example" },
  mounts: {
    fits: (value) =>
      isObject(value) &&
      Object.values(value).every((path) => typeof path === "string" && basePath.test(path)),
    expected: "a path for each interface that is named, of letters, digits and -._~/",
  },
  tls: {
    fits: (value) =>
      value === true ||
      (isObject(value) && ["cert", "key"].every((part) => text.fits(memberOf(value, part)))),
    expected: "true, or cert and key as PEM texts",
  },
  log: object,
  time: object,
  families: listOf("family", isObject),
  onDefect: call,
  audit: call,
  beforeStatement: call,
  limits: object,
};

const isOption = (name: string): name is keyof StandinOptions => Object.hasOwn(optionChecks, name);

/**
 * What is wrong with the options, in words that repeat no value: a password may be among them. Undefined:
 * nothing is.
 */
export function optionMistake(options: Readonly<Record<string, unknown>>): string | undefined {
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined) continue;
    if (!isOption(name))
      return (
        `There is no option ${name}; known: ${Object.keys(optionChecks).join(", ")}.` +
        didYouMean(name, Object.keys(optionChecks))
      );
    const { fits, expected } = optionChecks[name];
    if (!fits(value)) return `The option ${name} must be ${expected}.`;
  }
  return undefined;
}

/** A limits file: the bounds that are to be others than the defaults. */
const LimitsFile = Type.Object(
  recordOf(boundNames, () =>
    Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: Number.MAX_SAFE_INTEGER,
        "x-expected": "a whole number of at least 1",
      }),
    ),
  ),
  { additionalProperties: false, title: "Limits" },
);

const readLimits = createSchemaReader(LimitsFile);

/** Takes bounds that are right. For others it throws what `refusal` makes of the mistakes. */
export function readBounds(
  value: unknown,
  refusal: (faults: Mistake[]) => Error,
): Static<typeof LimitsFile> {
  return readLimits(value, refusal);
}

/** Reads a limits file (YAML or JSON). Throws `FileRefused` with the place of every mistake. */
export function readLimitsFile(file: string): Static<typeof LimitsFile> {
  const located = readYamlFile(file);
  return readBounds(located.value, located.refusal);
}

/** The mistakes of bounds that no file has, in one sentence. */
export const wrongBounds = (faults: readonly Mistake[]): string =>
  `The option limits is invalid: ${faults.map(({ path, text }) => `${path} ${text}`).join("; ")}.`;
