import type { Exchange } from "../../journal/exchange";

/** The switch against resending of each HTTP client (docs/http-clients.md), by how its `User-Agent` begins. */
const switches: readonly (readonly [RegExp, string])[] = [
  [/^java\//i, "start Java with -Dsun.net.http.retryPost=false"],
  [/^java-http-client\//i, "leave out -Djdk.httpclient.enableAllMethodRetry"],
  [/^okhttp\//i, "build it with retryOnConnectionFailure(false)"],
  [/^apache-httpclient\//i, "give its retry handler requestSentRetryEnabled false"],
  [/^python-(?:urllib3|requests)\//i, "take POST out of the allowed_methods of its Retry"],
  [
    /^go-http-client\//i,
    "send no Idempotency-Key header, which makes it take a POST for repeatable",
  ],
  [
    /^(?:curl|php)\b/i,
    "set CURLOPT_FRESH_CONNECT, so that no request goes out on an old connection",
  ],
];

const anySwitch =
  "switch its automatic retries off for POST, or have it open a new connection for each request (libcurl: " +
  "CURLOPT_FRESH_CONNECT)";

/** What to do about an HTTP client that has sent this message again by itself. */
export function resendRemedy({ request: { headers } }: Exchange): string {
  const agent = headers["user-agent"] ?? "";
  const own = switches.find(([pattern]) => pattern.test(agent))?.[1] ?? anySwitch;
  return `Keep your HTTP client from sending a request twice: ${own}. Reverse a request whose outcome is unknown.`;
}

/** So soon after its connection broke, in milliseconds, no POS has decided to send a message again. */
const byItselfMs = 200;

/** Whether the HTTP client sent a message again by itself: the same bytes, right after the connection broke. */
export function isResentByClient(first: Exchange, again: Exchange): boolean {
  const { outcome, endedMs, durationMs } = first;
  if (outcome !== "silent" && outcome !== "spoiled") return false;
  const brokenAt = Date.parse(first.receivedAt) + (endedMs ?? durationMs);
  const after = Date.parse(again.receivedAt) - brokenAt;
  // Both times are kept to the millisecond.
  return (
    after >= -1 && after <= byItselfMs && first.path === again.path && hasSameBody(first, again)
  );
}

const hasSameBody = (one: Exchange, other: Exchange): boolean =>
  JSON.stringify(one.request.body) === JSON.stringify(other.request.body);
