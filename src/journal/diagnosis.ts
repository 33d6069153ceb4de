import type { TextMistake } from "../contract/values/json-text";
import { memberOf, textMember } from "../contract/values/json-value";
import type { Exchange } from "./exchange";
import {
  type Comparison,
  type DiagnosedRequest,
  type KeptRequest,
  type UnmatchedReason,
  manyText,
} from "./unmatched-request";

/*
 * Requests that reached no operation, in words for whoever has connected a POS wrongly: a sentence about each, what to
 * do, and the place in its text.
 */

/** A request with its sentence, its advice and its mark. */
export function diagnosisOf({ detail, whole: _whole, ...request }: KeptRequest): DiagnosedRequest {
  const mark = markOf(request);
  return {
    ...request,
    sentence: sentenceOf({ ...request, ...(detail !== undefined && { detail }) }),
    advice: adviceFor(request),
    ...(mark && { mark }),
  };
}

/** The credentials are Basic, but no user name and password can be read of them. */
const hasUnreadableBasic = ({ raw = "" }: KeptRequest): boolean =>
  /^authorization: basic/im.test(raw);

const sentences: Readonly<Record<UnmatchedReason, (request: KeptRequest) => string>> = {
  "path-unknown": pathSentence,
  "segment-empty": (request) => {
    const lacking = emptyValueOf(request);
    const what =
      lacking === undefined ? "an empty segment" : `nothing where ${lacking} is expected`;
    return `The path has ${what}: two slashes follow one another.`;
  },
  "method-wrong": ({ compared: [first], method }) =>
    `The path takes ${first?.wanted ?? "other methods"}, and ${method} came.`,
  "credentials-missing": (request) =>
    hasUnreadableBasic(request)
      ? "The Authorization header is Basic, but no user name and password can be read of it."
      : "The request has no credentials.",
  "scheme-wrong": ({ compared: [first] }) =>
    `The credentials came as ${first?.sent ?? "another scheme"}, and only Basic is taken.`,
  "credentials-wrong": () => "No user of the users file has this user name and password.",
  "credentials-locked": () => "Wrong credentials came so often that these were not looked at.",
  "role-missing": () => "The users file gives this user no role that sends messages.",
  "password-other": (request) => `${manyText(request) ?? ""}, which has a data space of its own.`,
  bound: (request) => `${manyText(request) ?? ""}.`,
  tls: () => "https was sent to an http port.",
  "tls-missing": () => "http was sent to an https port.",
  "http2-not-spoken": () => "HTTP/2 was sent without an upgrade, and the port takes HTTP/1.1.",
  "http-broken": ({ detail = "It could not be read." }) => `This is not HTTP/1.1. ${detail}`,
  "headers-too-large": () => "The request has more headers, or longer ones, than are taken.",
  "request-slow": () => "The request did not come whole in time: less came than its head says.",
  proxy: () => "The request was sent to the simulator as to a proxy.",
  loop: () => "The request came back to the simulator that had sent it to its upstream.",
};

/** The parameter, in braces, in whose place the path has nothing; undefined: two slashes are there for one. */
const emptyValueOf = ({ compared }: KeptRequest): string | undefined =>
  compared.find(({ sent, wanted }) => sent === "" && wanted.startsWith("{"))?.wanted;

const sentenceOf = (request: KeptRequest): string => sentences[request.reason](request);

const namesOf = (parts: readonly string[]): string => parts.join("/");

/** What is wrong with a path, by what it is compared with. */
function pathSentence({ path, compared }: KeptRequest): string {
  if (compared.length === 0) return `No operation has the path ${path}, or one like it.`;
  const lacking = compared.filter(({ sent }) => sent === "").map(({ wanted }) => wanted);
  const surplus = compared.filter(({ wanted }) => wanted === "").map(({ sent }) => sent);
  const others = compared.filter(({ sent, wanted }) => sent !== "" && wanted !== "");
  const parts = [
    ...others.map(({ sent, wanted }) => `has ${sent} where ${wanted} is expected`),
    ...(lacking.length > 0 ? [`lacks ${namesOf(lacking)}`] : []),
    ...(surplus.length > 0 ? [`has ${namesOf(surplus)}, which is not expected`] : []),
  ];
  const letters = others.some(isOfOtherCase) ? " Upper and lower case count." : "";
  return `The path ${parts.join(", and ")}.${letters}`;
}

const isOfOtherCase = ({ sent, wanted }: Comparison): boolean =>
  sent.toLowerCase() === wanted.toLowerCase();

const advices: Readonly<Record<UnmatchedReason, (request: KeptRequest) => string>> = {
  "path-unknown": ({ compared, nearest: [nearest] }) =>
    compared.length === 0 || nearest === undefined
      ? "Give the POS the base URL of its interface, as the page Connect and GET /standin/interfaces have it."
      : `Send it to ${nearest}: correct the base URL in the POS, or the path that it adds.`,
  "segment-empty": (request) => {
    const [lacking, [nearest = ""]] = [emptyValueOf(request), request.nearest];
    return lacking === undefined
      ? "Take one slash away: a base URL that ends with one, and a path that begins with one, make two."
      : `Send it to ${nearest}: the POS has an empty value for ${lacking}.`;
  },
  "method-wrong": ({ compared: [first] }) => `Send it as ${first?.wanted ?? "another method"}.`,
  "credentials-missing": (request) =>
    hasUnreadableBasic(request)
      ? "Write the user name, a colon and the password in base64 after the word Basic."
      : "Give the POS a user name and a password, and have it send them with each message, as Authorization: Basic.",
  "scheme-wrong": () => "Set the POS to basic authentication, with a user name and a password.",
  "credentials-wrong": () =>
    "Compare user name and password with the users file, letter by letter; mind blanks at their ends.",
  "credentials-locked": () =>
    "Correct the password in the POS, and wait as many seconds as Retry-After of the answer says.",
  "role-missing": () => "Give the user the role pos in the users file.",
  "password-other": () =>
    "Give the POS the password of this data space, or look at the other data space with its own.",
  bound: () =>
    "Have the POS send less at a time, or start the simulator with a higher bound (--limits).",
  tls: () => "Give the POS an address that begins with http://, or start the simulator with --tls.",
  "tls-missing": () =>
    "Give the POS an address that begins with https://, or start the simulator without TLS.",
  "http2-not-spoken": () => "Set the HTTP client of the POS to HTTP/1.1.",
  "http-broken": () =>
    "Look at what is shown of it, and at whatever stands between the POS and the simulator.",
  "headers-too-large": () =>
    "Send the headers of the message alone; cookies and traces of a proxy are what is usually too long.",
  "request-slow": () =>
    "Compare Content-Length with the number of bytes, not of characters, of the body.",
  proxy: () =>
    "Take the simulator out of the proxy settings of the POS, and give it as the base URL instead.",
  loop: () => "Give --upstream the address of the provider, not that of the simulator.",
};

const adviceFor = (request: KeptRequest): string => advices[request.reason](request);

type Mark = DiagnosedRequest["mark"];

/** Where an expression finds something in a text; of one with a group, where the group is. */
function placeOf(text: string, pattern: RegExp): Mark {
  const found = pattern.exec(text);
  if (found === null) return undefined;
  const [whole, before = ""] = found;
  return { from: found.index + before.length, to: found.index + whole.length };
}

/** Each first group is what stands before the mark. */
const places: Partial<Record<UnmatchedReason, RegExp>> = {
  "segment-empty": /^(\S+ [^\s?]*?)\/\//,
  "method-wrong": /^\S+/,
  "credentials-missing": /^(authorization: )[^\r\n]*/im,
  "scheme-wrong": /^(authorization: )\S+/im,
  "credentials-wrong": /^(authorization: )[^\r\n]*/im,
  "credentials-locked": /^(authorization: )[^\r\n]*/im,
  tls: /^\S+ \S+ \S+/,
  "http2-not-spoken": /^[^\r\n]+/,
  proxy: /^(\S+ )[^\s/]+(?:\/\/[^\s/]*)?/,
  "request-slow": /^(content-length: )\d+/im,
};

function markOf({ reason, raw, compared }: KeptRequest): Mark {
  if (raw === undefined) return undefined;
  if (reason === "path-unknown") return pathMark(raw, compared);
  const place = places[reason];
  return place && placeOf(raw, place);
}

/** The first part of a path that is not as it is expected; where one is lacking, the path up to its end. */
function pathMark(raw: string, compared: readonly Comparison[]): Mark {
  const target = placeOf(raw, /^(\S+ )[^\s?]+/);
  const wrong = compared.find(({ sent }) => sent !== "");
  if (target === undefined || wrong === undefined) return target;
  const from = raw.slice(0, target.to).indexOf(`/${wrong.sent}`, target.from) + 1;
  return from === 0 ? target : { from, to: from + wrong.sent.length };
}

/** A message that was refused: what is wrong with it, and what to do about it. The mark is in `request.raw`. */
interface RefusedText extends Pick<DiagnosedRequest, "sentence" | "advice" | "compared" | "mark"> {
  /** How many members are wrong; absent: the message was refused for something else. */
  members?: number;
}

/** A member that an answer calls wrong: what it says follows the name. */
interface WrongMember {
  field: string;
  msg: string;
  /** As it was sent, unless it is a secret. */
  value: string | undefined;
}

const absent = "must be present";

/** What families say of an absent member whose texts begin with the place. */
const absentInPlace = " may not be null";

/** The members that an answer calls wrong. */
export function wrongMembersIn(answer: unknown): WrongMember[] {
  const errors = memberOf(memberOf(answer, "detailMessage"), "formatErrors");
  if (!Array.isArray(errors)) return [];
  return errors.flatMap((error: unknown) => {
    const [field, text] = [textMember(error, "field"), textMember(error, "msg")];
    if (field === undefined || text === undefined) return [];
    const msg = text.startsWith(`${field} `) ? text.slice(field.length + 1) : text;
    const isAbsent = text.endsWith(absentInPlace);
    return { field, msg: isAbsent ? absent : msg, value: textMember(error, "value") };
  });
}

/** Says why a message was refused that reached its operation; undefined: no answer of ours refused it. */
export function refusedMessage({
  status,
  outcome,
  request,
  answer,
}: Pick<Exchange, "status" | "outcome" | "request" | "answer">): RefusedText | undefined {
  if (status === null || status < 300 || outcome !== "answered") return undefined;
  const wrong = wrongMembersIn(answer);
  const [first] = wrong;
  if (first === undefined) return otherRefusal(answer);
  if (first.field === "Content-Type") return wrongType(request.headers["content-type"]);
  return first.field === "body" ? wrongBody(request, first) : wrongMembers(wrong);
}

function wrongBody({ raw, mistake }: Exchange["request"], { msg }: WrongMember): RefusedText {
  if (raw !== undefined && mistake !== undefined) return brokenJson(raw, mistake);
  return {
    sentence: `The body cannot be read: it ${msg}.`,
    advice: "Send the body as JSON, in UTF-8, and as its Content-Encoding says.",
    compared: [],
  };
}

const wrongType = (type: string | undefined): RefusedText => ({
  sentence:
    `The body came ${type === undefined ? "without a Content-Type" : `as ${type}`}, ` +
    "and application/json is taken.",
  advice: "Send the body as JSON, with Content-Type: application/json.",
  compared: [{ sent: type ?? "", wanted: "application/json" }],
});

function brokenJson(raw: string, { line, column, text }: TextMistake): RefusedText {
  const before = raw.split("\n").slice(0, line - 1);
  const from = before.reduce((sum, one) => sum + one.length + 1, 0) + column - 1;
  return {
    sentence: `The body is not JSON: line ${line}, column ${column}: ${text}.`,
    advice: "Correct the body at the marked place.",
    compared: [],
    ...(from < raw.length && { mark: { from, to: from + 1 } }),
  };
}

function wrongMembers(wrong: readonly WrongMember[]): RefusedText {
  const many = wrong.length === 1 ? "1 member is" : `${wrong.length} members are`;
  const told = wrong.slice(0, 3).map(({ field, msg }) => `${field} ${msg}`);
  const more = wrong.length > told.length ? ", and so on" : "";
  return {
    members: wrong.length,
    sentence: `${many} not as the interface has them: ${told.join(", ")}${more}.`,
    advice:
      "Compare the message with the one that the Reference of the interface has for this operation.",
    compared: wrong.map((one) => ({ sent: sentOf(one), wanted: one.msg })),
  };
}

function sentOf({ field, msg, value }: WrongMember): string {
  if (value !== undefined) return `${field}: ${value}`;
  return msg === absent ? `no ${field}` : field;
}

function otherRefusal(answer: unknown): RefusedText {
  const text = textMember(memberOf(answer, "detailMessage"), "freeString");
  const sentence = text ?? textMember(answer, "errorMessage") ?? "The answer does not say why.";
  return {
    sentence: sentence.replace(/[^.]$/, "$&."),
    advice: "Look at the answer: errorType says which rule of the interface refuses the message.",
    compared: [],
  };
}
