import { lookup as resolve } from "node:dns";
import type { LookupFunction } from "node:net";
import { baseUrlMistake, isCredentialPair } from "../base-url";
import { limits } from "../limits/limits";
import { namesOf } from "../record";
import type { TargetName } from "./message";

/** Who is sent messages, as it is set: nobody, unless a URL is given. */
export interface OnwardSettings {
  eventsUrl?: string | undefined;
  partnerUrl?: string | undefined;
  /** Credentials for both, `NAME:PASSWORD`. */
  onwardUser?: string | undefined;
}

/** One that messages are sent to. */
export interface Target {
  /** The URL of a path below it. */
  urlOf: (path: string) => URL;
  /** Value of the Authorization header. */
  authorization?: string;
  lookup: LookupFunction;
}

const settingNames: Readonly<Record<TargetName, "eventsUrl" | "partnerUrl">> = {
  events: "eventsUrl",
  partner: "partnerUrl",
};

/** What is wrong with the settings, in words that repeat neither URL nor credentials: a password may be in either. */
export function onwardMistake(settings: OnwardSettings): string | undefined {
  const given = Object.entries(settingNames).flatMap(([name, setting]) => {
    const url = settings[setting];
    return url === undefined ? [] : [{ name, mistake: baseUrlMistake(url, credentialsGo) }];
  });
  const wrong = given.find(({ mistake }) => mistake !== undefined);
  if (wrong !== undefined) return `The URL for ${wrong.name} ${String(wrong.mistake)}`;
  if (settings.onwardUser === undefined) return undefined;
  if (given.length === 0) return "Credentials for onward delivery are given, but no URL.";
  return isCredentialPair(settings.onwardUser)
    ? undefined
    : `Credentials for onward delivery are NAME:PASSWORD, each of at most ${limits.credentialLength} characters.`;
}

const credentialsGo = "as NAME:PASSWORD in their own setting";

/** The targets that are set. Call `onwardMistake` first. */
export function targetsOf(settings: OnwardSettings): Map<TargetName, Target> {
  const { onwardUser } = settings;
  const targets = new Map<TargetName, Target>();
  for (const name of namesOf(settingNames)) {
    const url = settings[settingNames[name]];
    if (url === undefined) continue;
    const base = url.replace(/\/+$/, "");
    targets.set(name, {
      urlOf: (path) => new URL(`${base}${path}`),
      ...(onwardUser !== undefined && {
        authorization: `Basic ${Buffer.from(onwardUser).toString("base64")}`,
      }),
      lookup: pinnedLookup(),
    });
  }
  return targets;
}

/** Resolves a host name once: whoever answers for the name later cannot turn the messages elsewhere. */
function pinnedLookup(): LookupFunction {
  let pinned: { address: string; family: number }[] | undefined;
  return (host, options, done) => {
    const answer = (addresses: { address: string; family: number }[]): void => {
      const [first] = addresses;
      if (options.all === true) done(null, addresses);
      else done(null, first?.address ?? "", first?.family);
    };
    if (pinned !== undefined) {
      answer(pinned);
      return;
    }
    resolve(host, { all: true }, (error, addresses) => {
      if (error !== null) done(error, []);
      else answer((pinned ??= addresses));
    });
  };
}
