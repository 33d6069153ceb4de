import { isUnknownOutcome } from "../contract/refusals";
import { limits } from "../limits/limits";
import type { OnwardNote } from "../journal/exchange";
import { lookup as resolve } from "node:dns";
import type { LookupFunction } from "node:net";
import { baseUrlMistake, isCredentialPair } from "../base-url";
import { namesOf } from "../record";
import { type IncomingMessage, request as requestPlain } from "node:http";
import { measure } from "../contract/values/json-text";
import type { Time } from "../time/space-clock";

/** Who may be sent messages: whoever takes events, and a partner implementation under test. */
export type TargetName = "events" | "partner";

/** A message that the simulator sends, and for whose answer it waits. */
export interface OnwardMessage {
  target: TargetName;
  /** Interface and operation that it belongs to. */
  interface: string;
  operation: string;
  method: string;
  /** Path below the target's URL, with the query. */
  path: string;
  messageId: string | null;
  requestId: string | null;
  body: unknown;
  /** What it is about, for whoever takes the answer. */
  about?: string;
  /** It is sent once: somebody waits for the answer, and says what follows from none. */
  once?: true;
}

/** What follows on the answer to an attempt: 500, 504 and none are not final. */
export function nextAfter(
  status: number | null,
  attempt: number,
  { once }: Pick<OnwardMessage, "once">,
): OnwardNote["next"] {
  if (!isUnknownOutcome(status)) return "done";
  return attempt < limits.onwardAttempts && once !== true ? "repeat" : "given-up";
}

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

/** Bounds of the pauses between attempts, in milliseconds. */
export interface BackOff {
  firstMs: number;
  longestMs: number;
}

/** The pause after so many attempts, in milliseconds: the first one, then twice as long each time. */
export const pauseAfter = (attempts: number, { firstMs, longestMs }: BackOff): number =>
  Math.min(firstMs * 2 ** (attempts - 1), longestMs);

/** What came back. */
export interface Reply {
  /** Null: no whole answer came. */
  status: number | null;
  body?: unknown;
  /** Why there is no answer, or none that can be read. */
  failure?: string;
}

/**
 * Sends a message once and waits for the answer: bounded in time and size. A redirect is an answer like any other and
 * is not followed.
 */
export async function attempt(
  message: OnwardMessage,
  target: Target,
  time: Time,
  stopping: AbortSignal,
): Promise<Reply> {
  const text = Buffer.from(JSON.stringify(message.body));
  const url = target.urlOf(message.path);
  // Most receivers are on the same machine: TLS is loaded for those that are not.
  const send = url.protocol === "https:" ? (await import("node:https")).request : requestPlain;
  return new Promise((resolve) => {
    const request = send(url, {
      // A connection of its own: nothing that the other side leaves in one reaches the next message.
      agent: false,
      method: message.method,
      lookup: target.lookup,
      maxHeaderSize: limits.headerBytes,
      signal: stopping,
      headers: {
        "content-type": "application/json; charset=utf-8",
        accept: "application/json",
        "content-length": text.length,
        ...(target.authorization !== undefined && { authorization: target.authorization }),
      },
    });
    const callOff = time.after(limits.onwardAnswerMs, () => {
      end({ status: null, failure: `no answer within ${limits.onwardAnswerMs / 1000} s` });
    });
    const end = (reply: Reply): void => {
      callOff();
      resolve(reply);
      request.destroy();
    };
    request.on("error", (error: NodeJS.ErrnoException) => {
      end({ status: null, failure: `the connection failed (${error.code ?? error.name})` });
    });
    request.on("close", () => {
      end(brokenOff);
    });
    request.on("response", (response) => {
      receive(response, end);
    });
    request.end(text);
  });
}

const brokenOff: Reply = {
  status: null,
  failure: "the connection was closed before the whole answer had come",
};

function receive(response: IncomingMessage, end: (reply: Reply) => void): void {
  const status = response.statusCode ?? null;
  const chunks: Buffer[] = [];
  let bytes = 0;
  response.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > limits.onwardAnswerBytes)
      end({ status, failure: `the answer is longer than ${limits.onwardAnswerBytes} bytes` });
    else chunks.push(chunk);
  });
  response.on("error", () => {
    end(brokenOff);
  });
  response.on("end", () => {
    end({ status, ...bodyOf(Buffer.concat(chunks)) });
  });
}

/** The body of an answer, where it is JSON that is not built to be costly. */
function bodyOf(text: Buffer): Pick<Reply, "body" | "failure"> {
  if (text.length === 0) return {};
  const { refusal } = measure(text);
  if (refusal !== undefined) return { failure: `the answer ${refusal}` };
  try {
    return { body: JSON.parse(text.toString()) };
  } catch {
    return { failure: "the answer is not JSON" };
  }
}
