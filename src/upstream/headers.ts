import { type Disturbance, isUnauthorised } from "../journal/exchange";

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

/** What is made anew for the provider, or says where the message came from. */
const notForwarded =
  /^(?:host|content-length|expect|via|forwarded|x-forwarded-.*|standin-(?:settle|disturbed))$/;

type Header = readonly [name: string, value: string];

/** Headers that come as names and values in turn. */
const pairsOf = (raw: readonly string[]): Header[] =>
  raw.flatMap((name, at): Header[] => (at % 2 === 0 ? [[name, raw[at + 1] ?? ""]] : []));

/** The headers that do not concern the connection, nor are named by its `Connection`. */
function endToEnd(raw: readonly string[]): Header[] {
  const headers = pairsOf(raw);
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
  const passed = endToEnd(raw).filter(([name]) => !notForwarded.test(name.toLowerCase()));
  const isCredentials = ([name]: Header): boolean => name.toLowerCase() === "authorization";
  const own = authorization ?? passed.find(isCredentials)?.[1];
  const credentials = isUnauthorised(disturbed) ? wrongCredentials(own, disturbed) : authorization;
  const others = credentials === undefined ? passed : passed.filter((one) => !isCredentials(one));
  const vias = pairsOf(raw).flatMap(([name, value]) =>
    name.toLowerCase() === "via" ? [value] : [],
  );
  return flat([
    ["Host", host],
    ...others,
    ...((credentials ?? "") === "" ? [] : [["Authorization", credentials ?? ""] as const]),
    ["Via", [...vias, `1.1 ${via}`].join(", ")],
    ...(bodyBytes === undefined ? [] : [["Content-Length", String(bodyBytes)] as const]),
  ]);
}

/** The name of the right credentials with another password, or none: an empty text. */
function wrongCredentials(right = "", disturbed: Disturbance | undefined): string {
  if (disturbed === "no-credentials") return "";
  const [name = ""] = Buffer.from(right.replace(/^\S+ /, ""), "base64").toString().split(":");
  return `Basic ${Buffer.from(`${name}:not-the-password`).toString("base64")}`;
}

/** The headers of a provider's answer as they go to the POS; its length is that of what is sent. */
export const passedHeaders = (raw: readonly string[]): string[] =>
  flat(endToEnd(raw).filter(([name]) => name.toLowerCase() !== "content-length"));

/** An answer's headers for a body that is not the one that came: without those that describe it. */
export const headersOfOther = (raw: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    pairsOf(raw).flatMap(([name, value]) => {
      const lower = name.toLowerCase();
      return lower === "content-encoding" || lower === "etag" ? [] : [[lower, value] as const];
    }),
  );
