import { memberOf } from "./contract/member";
import { isNetwork, proxyHeaders } from "./http/client-address";
import { hostName, isOrigin } from "./http/hosts";
import { limits } from "./limits";
import { didYouMean } from "./nearest-name";
import type { StandinOptions } from "./options";

/** What an option takes. */
interface Taken {
  fits: (value: unknown) => boolean;
  expected: string;
}

const text: Taken = {
  fits: (value) => typeof value === "string" && value !== "",
  expected: "a text that is not empty",
};
const flag: Taken = { fits: (value) => typeof value === "boolean", expected: "true or false" };
const whole = (from: number, to: number): Taken => ({
  fits: (value) => Number.isInteger(value) && Number(value) >= from && Number(value) <= to,
  expected: `a whole number from ${from} to ${to}`,
});
const isCredential = (value: unknown): value is string =>
  typeof value === "string" && value.length <= limits.credentialLength;
const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
const call: Taken = { fits: (value) => typeof value === "function", expected: "a function" };
const object: Taken = { fits: isObject, expected: "an object" };
const listOf = (expected: string, each: (value: unknown) => boolean): Taken => ({
  fits: (value) => Array.isArray(value) && value.length > 0 && value.every(each),
  expected: `a list of at least one ${expected}`,
});

const isListOf =
  (each: (text: string) => boolean) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.every((item) => typeof item === "string" && each(item));

/** Characters that a client sends in a path as they are. */
const basePath = /^[\w.~/-]+$/;

const taken: Readonly<Record<keyof StandinOptions, Taken>> = {
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
  user: {
    fits: (value) => value !== "" && isCredential(value) && !value.includes(":"),
    expected: `1 to ${limits.credentialLength} characters, without a colon`,
  },
  password: {
    fits: isCredential,
    expected: `a text of at most ${limits.credentialLength} characters`,
  },
  lenient: flag,
  checkClient: flag,
  unmask: flag,
  durable: flag,
  open: flag,
  console: flag,
  shared: flag,
  port: whole(0, 65_535),
  metricsPort: whole(0, 65_535),
  bodyLimit: whole(1, 999_999_999),
  journal: whole(1, 999_999_999),
  forgetAfter: whole(1, 999_999_999),
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

const isOption = (name: string): name is keyof StandinOptions => Object.hasOwn(taken, name);

/**
 * What is wrong with the options, in words that repeat no value: a password may be among them. Undefined:
 * nothing is.
 */
export function optionMistake(options: Readonly<Record<string, unknown>>): string | undefined {
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined) continue;
    if (!isOption(name))
      return (
        `There is no option ${name}; there are ${Object.keys(taken).join(", ")}.` +
        didYouMean(name, Object.keys(taken))
      );
    const { fits, expected } = taken[name];
    if (!fits(value)) return `The option ${name} must be ${expected}.`;
  }
  return undefined;
}
