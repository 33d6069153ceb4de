import { valueOfJson } from "../../contract/values/json-value";
import type { TillAnswer } from "../../till/deal";
import type { ReadyMessage } from "../../till/example";
import { authorization, credentials, isServerGone } from "../api";
import { clock, clockTime, simulatorTime } from "../moment";

/** How long the till waits for an answer, in milliseconds. */
const patience = 60_000;

/** A random UUID of version 4; `crypto.randomUUID` is there on secure pages alone. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const variant = "89ab"[(bytes[8] ?? 0) % 4] ?? "8";
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    `${variant}${digits.slice(17, 20)}`,
    digits.slice(20),
  ].join("-");
}

/** The time of the data space, in RFC 3339. */
export const timeNow = (): string =>
  new Date(clockTime(clock.peek(), simulatorTime())).toISOString();

/** Sends a message as a POS does, with the user's own credentials; undefined: no answer came, or none that is whole. */
export async function sendMessage({
  method,
  path,
  body,
}: ReadyMessage): Promise<TillAnswer | undefined> {
  const sender = credentials.peek();
  try {
    const response = await fetch(path, {
      method,
      credentials: "omit",
      cache: "no-store",
      headers: {
        ...(sender !== undefined && { authorization: authorization(sender) }),
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    });
    const text = await response.text();
    isServerGone.value = false;
    return { status: response.status, body: text === "" ? undefined : valueOfJson(text) };
  } catch {
    return undefined;
  }
}
