import { cards } from "./messages/gift-card";

/** A row among the requests that reached no operation. */
export interface WrongRow {
  reason: string;
  sentence: string;
  compared?: string[][];
  /** The part of its text that is wrong. */
  marked?: string;
}

/** A message that reached its operation, and was refused. */
export interface WrongMessage {
  sentence: string;
  marked?: string;
}

/** What a POS sends that is connected wrongly, and how the advice about it begins. */
interface WrongBytes {
  bytes: string | Buffer;
  advice: string;
}

type RowCase = WrongBytes & { row: WrongRow };

type MessageCase = WrongBytes & { message: WrongMessage };

const id = "4f1c2a7e-6a53-4f0e-9df0-0d3d0f7a9a01";
const basic = `Authorization: Basic ${Buffer.from("7102:pos").toString("base64")}`;
const json = "Content-Type: application/json";
const redeem = `/giftcard/v3/redemptions/${id}`;

/** Bytes of a request that ends its connection. */
function request(
  target: string,
  headers: readonly string[] = [basic, json],
  body = "{}",
  method = "POST",
): string {
  const length = `Content-Length: ${Buffer.byteLength(body)}`;
  const head = [
    `${method} ${target} HTTP/1.1`,
    "Host: 127.0.0.1",
    "Connection: close",
    ...headers,
    length,
  ];
  return [...head, "", body].join("\r\n");
}

const wantedPath =
  "Send it to POST /giftcard/v3/redemptions/{redemptionId}: correct the base URL in the POS";

const pathWrong = (
  target: string,
  sentence: string,
  compared: string[][],
  marked: string,
  advice = wantedPath,
): RowCase => ({
  bytes: request(target),
  row: { reason: "path-unknown", sentence, compared, marked },
  advice,
});

const membersWrong =
  "7 members are not as the interface has them: id must be present, time must be present, " +
  "originator must be present, and so on.";

const emptySegment = {
  reason: "segment-empty",
  sentence: "The path has an empty segment: two slashes follow one another.",
  compared: [] as [string, string][],
  marked: "//",
};

/** A handshake as any TLS client begins one. */
const clientHello = Buffer.from("16030100050100000103", "hex");

const unauthorised = (
  authorization: string[],
  reason: string,
  sentence: string,
  advice: string,
): RowCase => ({
  bytes: request(redeem, [...authorization, json]),
  row: { reason, sentence },
  advice,
});

const rows: Readonly<Record<string, RowCase>> = {
  "wrong version": pathWrong(
    `/giftcard/v2/redemptions/${id}`,
    "The path has v2 where v3 is expected.",
    [["v2", "v3"]],
    "v2",
  ),
  "wrong prefix": pathWrong(
    `/api${redeem}`,
    "The path has api, which is not expected.",
    [["api", ""]],
    "api",
  ),
  "trailing segment": pathWrong(
    `${redeem}/redeem`,
    "The path has redeem, which is not expected.",
    [["redeem", ""]],
    "redeem",
  ),
  "uppercase path": pathWrong(
    `/GiftCard/v3/redemptions/${id}`,
    "The path has GiftCard where giftcard is expected. Upper and lower case count.",
    [["GiftCard", "giftcard"]],
    "GiftCard",
  ),
  "missing base path": pathWrong(
    `/redemptions/${id}`,
    "The path lacks giftcard.",
    [["", "giftcard"]],
    `/redemptions/${id}`,
    "Send it to POST /giftcard/redemptions/{redemptionId}: correct the base URL in the POS",
  ),
  "typo in a segment": pathWrong(
    `/giftcard/v3/redemption/${id}`,
    "The path has redemption where redemptions is expected.",
    [["redemption", "redemptions"]],
    "redemption",
  ),
  "missing id": pathWrong(
    "/giftcard/v3/redemptions",
    "The path lacks {redemptionId}.",
    [["", "{redemptionId}"]],
    "/giftcard/v3/redemptions",
  ),
  "a path of another server": {
    bytes: request("/wp-login.php"),
    row: {
      reason: "path-unknown",
      sentence: "No operation has the path /wp-login.php, or one like it.",
      compared: [],
      marked: "/wp-login.php",
    },
    advice: "Give the POS the base URL of its interface",
  },
  "double slash at the beginning": {
    bytes: request(`/${redeem}`),
    row: emptySegment,
    advice: "Take one slash away",
  },
  "double slash within": {
    bytes: request(`/giftcard/v3//redemptions/${id}`),
    row: emptySegment,
    advice: "Take one slash away",
  },
  "empty id": {
    bytes: request("/giftcard/v3/redemptions//reversals/1"),
    row: {
      ...emptySegment,
      sentence:
        "The path has nothing where {redemptionId} is expected: two slashes follow one another.",
      compared: [["", "{redemptionId}"]],
    },
    advice:
      "Send it to POST /giftcard/v3/redemptions/{redemptionId}/reversals/{reversalId}: " +
      "the POS has an empty value for {redemptionId}.",
  },
  "double slash before the id": {
    bytes: request(`/giftcard/v3/redemptions//${id}`),
    row: emptySegment,
    advice: "Take one slash away",
  },
  "wrong method": {
    bytes: request(redeem, [basic, json], "{}", "PUT"),
    row: {
      reason: "method-wrong",
      sentence: "The path takes POST, and PUT came.",
      compared: [["PUT", "POST"]],
      marked: "PUT",
    },
    advice: "Send it as POST.",
  },
  "no credentials": unauthorised(
    [],
    "credentials-missing",
    "The request has no credentials.",
    "Give the POS a user name and a password",
  ),
  "credentials that are not base64": {
    bytes: request(redeem, ["Authorization: Basic 7102:pos", json]),
    row: {
      reason: "credentials-missing",
      sentence:
        "The Authorization header is Basic, but no user name and password can be read of it.",
      marked: "Basic [masked]",
    },
    advice: "Write the user name, a colon and the password in base64",
  },
  bearer: {
    bytes: request(redeem, ["Authorization: Bearer eyJhbGciOi", json]),
    row: {
      reason: "scheme-wrong",
      sentence: "The credentials came as Bearer, and only Basic is taken.",
      compared: [["Bearer", "Basic"]],
      marked: "Bearer",
    },
    advice: "Set the POS to basic authentication",
  },
  "a token without a scheme": {
    bytes: request(redeem, ["Authorization: s3cr3t-token", json]),
    row: {
      reason: "scheme-wrong",
      sentence: "The credentials came as another scheme, and only Basic is taken.",
      marked: "[masked]",
    },
    advice: "Set the POS to basic authentication",
  },
  "https to the http port": {
    bytes: clientHello,
    row: { reason: "tls", sentence: "https was sent to an http port.", marked: "16 03 01" },
    advice: "Give the POS an address that begins with http://",
  },
  "the first byte of https": {
    bytes: clientHello.subarray(0, 1),
    row: { reason: "tls", sentence: "https was sent to an http port." },
    advice: "Give the POS an address that begins with http://",
  },
  "HTTP/2 preface": {
    bytes: "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    row: {
      reason: "http2-not-spoken",
      sentence: "HTTP/2 was sent without an upgrade, and the port takes HTTP/1.1.",
      marked: "PRI * HTTP/2.0",
    },
    advice: "Set the HTTP client of the POS to HTTP/1.1.",
  },
  "proxy: a target on another host": {
    bytes: request(`http://provider.example${redeem}`),
    row: {
      reason: "proxy",
      sentence: "The request was sent to the simulator as to a proxy.",
      marked: "http://provider.example",
    },
    advice: "Take the simulator out of the proxy settings",
  },
  "proxy: CONNECT": {
    bytes: "CONNECT provider.example:443 HTTP/1.1\r\nHost: provider.example:443\r\n\r\n",
    row: {
      reason: "proxy",
      sentence: "The request was sent to the simulator as to a proxy.",
      marked: "provider.example:443",
    },
    advice: "Take the simulator out of the proxy settings",
  },
  "huge header": {
    bytes: request(redeem, [basic, json, `X-Trace: ${"x".repeat(40_000)}`]),
    row: {
      reason: "headers-too-large",
      sentence: "The request has more headers, or longer ones, than are taken.",
    },
    advice: "Send the headers of the message alone",
  },
  "too many headers": {
    bytes: request(redeem, [basic, json, ...Array.from({ length: 120 }, (_, at) => `X-${at}: 1`)]),
    row: {
      reason: "headers-too-large",
      sentence: "The request has more headers, or longer ones, than are taken.",
    },
    advice: "Send the headers of the message alone",
  },
  "not HTTP at all": {
    bytes: "\u0002ISO8583 0200\r\n\r\n",
    row: { reason: "http-broken", sentence: "This is not HTTP/1.1. Invalid method encountered." },
    advice: "Look at what is shown of it",
  },
  "a header without a name": {
    bytes: `POST ${redeem} HTTP/1.1\r\nHost: 127.0.0.1\r\n: 1\r\n\r\n`,
    row: { reason: "http-broken", sentence: "This is not HTTP/1.1. Invalid header token." },
    advice: "Look at what is shown of it",
  },
  "no Host": {
    bytes: `POST ${redeem} HTTP/1.1\r\nConnection: close\r\n${basic}\r\nContent-Length: 0\r\n\r\n`,
    row: { reason: "http-broken", sentence: "This is not HTTP/1.1. The header Host is missing." },
    advice: "Look at what is shown of it",
  },
  "an escape that is none": {
    bytes: request("/giftcard/v3/redemptions/100%"),
    row: {
      reason: "http-broken",
      sentence: "This is not HTTP/1.1. The path has a % that begins no escape.",
    },
    advice: "Look at what is shown of it",
  },
};

const messages: Readonly<Record<string, MessageCase>> = {
  "broken JSON": {
    bytes: request(redeem, [basic, json], `{"pan":"${cards.funded}",\n  "amount": 1,}`),
    message: {
      sentence:
        'The body is not JSON: line 2, column 15: "}" comes where a name in double quotes is expected.',
      marked: "}",
    },
    advice: "Correct the body at the marked place",
  },
  "a body that ends too early": {
    bytes: request(redeem, [basic, json], '{"amount":'),
    message: {
      sentence: "The body is not JSON: line 1, column 11: the text ends where a value is expected.",
    },
    advice: "Correct the body at the marked place",
  },
  XML: {
    bytes: request(redeem, [basic, "Content-Type: text/xml"], "<redeem><pin>1234</pin></redeem>"),
    message: { sentence: "The body came as text/xml, and application/json is taken." },
    advice: "Send the body as JSON, with Content-Type: application/json",
  },
  "XML that is called JSON": {
    bytes: request(redeem, [basic, json], "<redeem><pin>1234</pin></redeem>"),
    message: {
      sentence: 'The body is not JSON: line 1, column 1: "<" comes where a value is expected.',
      marked: "<",
    },
    advice: "Correct the body at the marked place",
  },
  "a form": {
    bytes: request(
      redeem,
      [basic, "Content-Type: application/x-www-form-urlencoded"],
      "amount=100&pin=1234",
    ),
    message: {
      sentence:
        "The body came as application/x-www-form-urlencoded, and application/json is taken.",
    },
    advice: "Send the body as JSON, with Content-Type: application/json",
  },
  "JSON of another type": {
    bytes: request(redeem, [basic, "Content-Type: text/plain"]),
    message: { sentence: "The body came as text/plain, and application/json is taken." },
    advice: "Send the body as JSON, with Content-Type: application/json",
  },
  "no content type": {
    bytes: request(redeem, [basic]),
    message: { sentence: "The body came without a Content-Type, and application/json is taken." },
    advice: "Send the body as JSON, with Content-Type: application/json",
  },
  "gzip that is none": {
    bytes: request(redeem, [basic, json, "Content-Encoding: gzip"], "plain"),
    message: { sentence: "The body cannot be read: it is not what its Content-Encoding says." },
    advice: "Send the body as JSON, in UTF-8",
  },
  "no body": {
    bytes: request(redeem, [basic, json], ""),
    message: { sentence: "The body cannot be read: it must be present." },
    advice: "Send the body as JSON, in UTF-8",
  },
  "query garbage": {
    bytes: request(`${redeem}?x=%zz&&=`),
    message: { sentence: membersWrong },
    advice: "Compare the message with the one that the Reference",
  },
  "an empty object, to an interface that begins its texts with the member": {
    bytes: request("/airtime/v5/purchases"),
    message: { sentence: membersWrong.replace("7", "6") },
    advice: "Compare the message with the one that the Reference",
  },
  "an empty object": {
    bytes: request(redeem),
    message: { sentence: membersWrong },
    advice: "Compare the message with the one that the Reference",
  },
};

/** Those that reach no operation, by what is wrong. */
export const wrongRows = Object.entries(rows);

/** Those that reach one, by what is wrong. */
export const wrongMessages = Object.entries(messages);
