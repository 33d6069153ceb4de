import { setTimeout as pause } from "node:timers/promises";

/** How often a request is sent again that a bound refuses: enough for minutes. */
const tries = 300;

/**
 * Sends a request again, when `Retry-After` says, as long as it is refused for a bound that makes room by itself: too
 * many requests a second, say.
 */
export async function patiently(send: () => Promise<Response>): Promise<Response> {
  for (let left = tries; ; left -= 1) {
    const response = await send();
    const seconds = Number(response.headers.get("retry-after"));
    if (response.status !== 429 || !(seconds > 0) || left === 0) return response;
    await response.body?.cancel();
    await pause(seconds * 1_000);
  }
}
