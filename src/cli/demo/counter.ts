import { setTimeout as pause } from "node:timers/promises";
import { v4 } from "uuid";
import { limits } from "../../limits/limits";
import type { ClockState } from "../../time/space-clock";
import type { Answer } from "../../till/play";
import type { ReadyMessage } from "../../till/example";
import type { Counter } from "../../till/till";
import { type ServerOptions, authorizationOf, call } from "../server-client";

/** The counter at which the demonstration's till stands: it sends over HTTP, as a POS does. */
export interface DemoCounter extends Counter {
  /** Reads the clock of the data space, which gives the messages their times. */
  readClock(): Promise<void>;
}

/**
 * A counter; `ended` ends its waits. Where no answer comes because the simulator has gone, `send` throws `Unreachable`.
 */
export function createCounter(options: ServerOptions, ended: AbortSignal): DemoCounter {
  let clock: ClockState = { now: new Date().toISOString(), frozen: false, aheadSeconds: 0 };
  let readAt = performance.now();
  return {
    user: options.user.split(":", 1)[0] ?? "",
    newId: () => v4(),
    time: () => {
      const gone = clock.frozen ? 0 : performance.now() - readAt;
      return new Date(Date.parse(clock.now) + gone).toISOString();
    },
    wait: (milliseconds) => pause(milliseconds, undefined, { signal: ended }),
    async readClock() {
      clock = await call(options, "GET /clock");
      readAt = performance.now();
    },
    async send(message) {
      const answer = await answerTo(message, options);
      // Nothing came back: is the simulator still there?
      if (answer === undefined) await call(options, "GET /health");
      return answer;
    },
  };
}

async function answerTo(
  { method, path, body }: ReadyMessage,
  options: ServerOptions,
): Promise<Answer | undefined> {
  try {
    const response = await fetch(new URL(path, options.url), {
      method,
      headers: {
        authorization: authorizationOf(options),
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(limits.demoAnswerMs),
    });
    const text = await response.text();
    return { status: response.status, ...(text !== "" && { body: JSON.parse(text) as unknown }) };
  } catch {
    return undefined;
  }
}
