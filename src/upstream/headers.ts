import { type Disturbance, isUnauthorised, ownHeaders } from "../journal/exchange";

/** Headers that concern one connection alone (RFC 9110, 7.6.1). */
const hopByHop = new Set([
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);

const isOwnHeader = (name: string): boolean => Object.values(ownHeaders).includes(name);

/** What is made anew for the provider, or says where the message came from. */
const notForwarded = /^(?:host|content-length|expect|via|forwarded|x-forwarded-.*)$/;

type Header = readonly [name: string, value: string];

/** Headers that come as names and values in turn. */
function pairsOf(raw: readonly string[]): Header[] {
  const pairs: Header[] = [];
  for (let at = 0; at < raw.length; at += 2) pairs.push([raw[at] ?? "", raw[at + 1] ?? ""]);
  return pairs;
}

/** The headers that do not concern the connection, nor are named by its `Connection`. */
function endToEnd(headers: readonly Header[]): Header[] {
  const named = headers
    .filter(([name]) => name.toLowerCase() === "connection")
    .flatMap(([, value]) => value.toLowerCase().split(","))
    .map((name) => name.trim());
  return headers.filter(([name]) => {
    const lower = name.toLowerCase();
    return !hopByHop.has(lower) && !named.includes(lower);
  });
}

/** Puts headers into the form in which Node takes them as they are. */
const flat = (headers: readonly Header[]): string[] => headers.flatMap((header) => [...header]);

/** What a message to a provider has beside its own headers. */
interface OutgoingHeaders {
  /** Host and port of its URL. */
  host: string;
  /** Name of this simulator in `Via`. */
  via: string;
  /** Value of an Authorization header in place of the POS's. */
  authorization: string | undefined;
  /** Bytes of the body; undefined: it has none. */
  bodyBytes: number | undefined;
  /** It may go out without credentials, or with wrong ones. */
  disturbed?: Disturbance | undefined;
}

/** The headers of a message as it goes to a provider, names and values in turn. */
export function outgoingHeaders(
  raw: readonly string[],
  { host, via, authorization, bodyBytes, disturbed }: OutgoingHeaders,
): string[] {
  const came = pairsOf(raw);
  const passed = endToEnd(came).filter(([name]) => {
    const lower = name.toLowerCase();
    return !notForwarded.test(lower) && !isOwnHeader(lower);
  });
  const isCredentials = ([name]: Header): boolean => name.toLowerCase() === "authorization";
  const credentials = isUnauthorised(disturbed)
    ? wrongCredentials(sentCredentials(raw, authorization), disturbed)
    : authorization;
  const others = credentials === undefined ? passed : passed.filter((one) => !isCredentials(one));
  const vias = came.flatMap(([name, value]) => (name.toLowerCase() === "via" ? [value] : []));
  return flat([
    ["Host", host],
    ...others,
    ...((credentials ?? "") === "" ? [] : [["Authorization", credentials ?? ""] as const]),
    ["Via", [...vias, `1.1 ${via}`].join(", ")],
    ...(bodyBytes === undefined ? [] : [["Content-Length", String(bodyBytes)] as const]),
  ]);
}

/** The Authorization header with which a message goes out: ours in place of the POS's; empty: there is none. */
const sentCredentials = (raw: readonly string[], ours: string | undefined): string =>
  ours ?? pairsOf(raw).find(([name]) => name.toLowerCase() === "authorization")?.[1] ?? "";

/** `Basic dTpw`: `dTpw`. */
const tokenOf = (credentials: string): string => credentials.replace(/^\S+ +/, "");

const decodedToken = (token: string): string => Buffer.from(token, "base64").toString();

/** The name of the right credentials with another password, or none: an empty text. */
function wrongCredentials(right: string, disturbed: Disturbance | undefined): string {
  if (disturbed === "no-credentials") return "";
  const [name = ""] = decodedToken(tokenOf(right)).split(":");
  return `Basic ${Buffer.from(`${name}:not-the-password`).toString("base64")}`;
}

/** What a message to a provider says of its sender. */
export function sentSecrets(
  raw: readonly string[],
  ours: string | undefined,
): { token: string; password: string } {
  const token = tokenOf(sentCredentials(raw, ours));
  const [, password = ""] = /^[^:]*:(.*)$/s.exec(decodedToken(token)) ?? [];
  return { token, password };
}

/**
 * The headers of a provider's answer as they go to the POS, without its length; `sent`: with the body that came, names
 * and values in turn; `withOther`: with another body.
 */
export function passedHeaders(raw: readonly string[]): {
  sent: string[];
  withOther: Record<string, string>;
} {
  const passed = endToEnd(pairsOf(raw)).filter(([name]) => name.toLowerCase() !== "content-length");
  return { sent: flat(passed), withOther: headersOfOther(passed) };
}

/** An answer's headers for a body that is not the one that came: without those that describe it. */
const headersOfOther = (passed: readonly Header[]): Record<string, string> =>
  Object.fromEntries(
    passed.flatMap(([name, value]) => {
      const lower = name.toLowerCase();
      return lower === "content-encoding" || lower === "etag" ? [] : [[lower, value] as const];
    }),
  );
