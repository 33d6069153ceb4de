import type { Answer } from "../../contract/answer";
import { hasMembers, mergePatch } from "../../contract/values/json-value";
import type { Static, TObject, TProperties } from "@sinclair/typebox";
import type { Operation } from "../../contract/operation";
import type { FormParts, Spread } from "../fault-members";
import type { Mistake } from "../../mistake";
import { limits } from "../../limits/limits";
import { milliseconds } from "../duration";

/** What is changed of an answer; members are named by their dotted paths (`amounts.approvedAmount`). */
interface AnswerEdit {
  status?: number;
  errorType?: string;
  /** Values by path; objects on the way are made. */
  set?: Readonly<Record<string, unknown>>;
  remove?: readonly string[];
  header?: Readonly<Record<string, string>>;
  /** A merge patch (RFC 7396) of the body. */
  patch?: object;
}

/** Statuses whose answers have no body, whatever is asked for. */
const bodiless: readonly number[] = [204, 304];

/** An answer with its changes. An answer without a body gets none. */
export function editAnswer(answer: Answer, edit: AnswerEdit): Answer {
  const { status = answer.status, header = {} } = edit;
  const given = Object.entries(header).map(([name, value]) => [name.toLowerCase(), value] as const);
  const headers = { ...answer.headers, ...Object.fromEntries(given) };
  const body = hasMembers(answer.body) ? editedBody(answer.body, edit) : answer.body;
  return body === undefined || bodiless.includes(status)
    ? { status, headers }
    : { status, headers, body };
}

function editedBody(body: object, { patch = {}, ...edit }: AnswerEdit): unknown {
  return mergePatch(withChanges(body, edit), patch);
}

function withChanges(body: object, { errorType, set = {}, remove = [] }: AnswerEdit): unknown {
  const values = { ...(errorType !== undefined && { errorType }), ...set };
  const changed = Object.entries(values).reduce<unknown>(
    (made, [path, value]) => withValue(made, path.split("."), value),
    body,
  );
  return remove.reduce((made, path) => withoutValue(made, path.split(".")), changed);
}

/** A value with another one at a path; an entry of a list is named by its place, from 0. */
export function withValue(
  value: unknown,
  [name, ...further]: readonly string[],
  given: unknown,
): unknown {
  if (name === undefined) return given;
  if (Array.isArray(value))
    return value.map((item: unknown, place) =>
      String(place) === name ? withValue(item, further, given) : item,
    );
  const members: Record<string, unknown> = hasMembers(value) ? value : {};
  const member = Object.hasOwn(members, name) ? members[name] : undefined;
  return { ...members, [name]: withValue(member, further, given) };
}

/** A value without what is at a path; where nothing is there, as it is. */
function withoutValue(value: unknown, [name = "", ...further]: readonly string[]): unknown {
  if (Array.isArray(value))
    return value.flatMap((item: unknown, place) => {
      if (String(place) !== name) return [item];
      return further.length === 0 ? [] : [withoutValue(item, further)];
    });
  if (!hasMembers(value) || !Object.hasOwn(value, name)) return value;
  const { [name]: member, ...others } = value;
  return further.length === 0 ? others : { ...value, [name]: withoutValue(member, further) };
}

/** What is changed, for people: `status 409, sets amounts.approvedAmount`. */
export function editText({ status, errorType, set, remove, header }: AnswerEdit): string {
  const parts = [
    status === undefined ? [] : [`status ${status}`],
    errorType === undefined ? [] : [`errorType ${errorType}`],
    nameList("sets", Object.keys(set ?? {})),
    nameList("removes", remove ?? []),
    nameList("header", Object.keys(header ?? {})),
  ];
  return parts.flat().join("; ");
}

const nameList = (what: string, names: readonly string[]): string[] =>
  names.length === 0 ? [] : [`${what} ${names.join(", ")}`];

/** When a fault strikes: before anything was checked or processed, or once the processing is done. */
export type Moment = "before" | "after";

/** A fault of a kind, as a scenario file has it. */
export type FaultOf<K extends string, P extends TProperties, M extends Moment> = {
  when: M;
  kind: K;
} & Static<TObject<P>>;

/** A question of the console's scenario builder about a member of a fault. */
export interface Question {
  /** The member, as a scenario file calls it. */
  key: string;
  /** Questions of one name share what was typed; absent: the key. */
  name?: string;
  label: string;
  /** What is typed at first. */
  begun?: string;
  isNumber?: true;
  /** The error types of the operation are offered. */
  isErrorType?: true;
  /** These are offered. */
  offered?: readonly string[];
  /** It may be left empty: then the fault does without it. */
  isOptional?: true;
}

/** How the console's scenario builder speaks of a kind. */
interface BuilderWords {
  /** Completes "the message ...". */
  words: string;
  asks?: readonly Question[];
  /** The words for a title, by what was typed; absent: the same ones. */
  titled?: (typed: Readonly<Record<string, string>>) => string;
  /** Its place among the kinds, the lowest first; absent: 5. */
  place?: number;
}

/** The messages that a fault is meant for, where it may mean something that they do not allow. */
export interface MeantMessages {
  /** The operation that the rule names; undefined: it is about all. */
  id: string | undefined;
  operations: readonly Operation[];
  /** For each of them the error types with which its interface refuses it. */
  refusals: () => readonly (readonly string[])[];
}

/** A kind of fault, with all that is known of it but how its effect is carried out. */
export interface DeclaredFaultKind<K extends string, P extends TProperties, M extends Moment> {
  kind: K;
  /** For the JSON Schema of scenario files. */
  description: string;
  /** Absent: it strikes before processing or after it. */
  only?: M;
  /** The POS finds its connection closed, without a whole answer. */
  endsConnection?: true;
  /** Why a simulator that others use too refuses it; absent: it does not. */
  unshared?: string;
  /** The members beside `when` and `kind`; the first one needs no name on the command line. */
  form: (parts: FormParts) => P;
  /** An example of those that it cannot do without, in the words of the command line: `504`. Absent: it can. */
  example?: string;
  effect(fault: FaultOf<K, P, M>, draw: Draw): FaultEffect;
  /** Completes "it ...". */
  explain(fault: FaultOf<K, P, M>): string;
  /** What is well formed and cannot be meant; paths begin at the fault. */
  mistakes?(fault: FaultOf<K, P, M>, meant: MeantMessages): Mistake[];
  /** Absent: the builder does not offer it. */
  builder?: BuilderWords;
}

/** Declares a kind of fault. */
export const faultKind = <const K extends string, P extends TProperties, M extends Moment = Moment>(
  kind: K,
  definition: Omit<DeclaredFaultKind<K, P, M>, "kind">,
): DeclaredFaultKind<K, P, M> => ({ kind, ...definition });

/** The form of a kind that needs nothing. */
export const noMembers = () => ({});

/** `before processing` */
export const moment = ({ when }: { when: Moment }): string => `${when} processing`;

/** How an answer is spoiled: a 500 before processing, which carries this sentence, or the true answer after it. */
export const explainSpoiled = (fault: { when: Moment }, before: string, after: string): string =>
  fault.when === "before"
    ? `answers 500 before processing, ${before}`
    : `${after} after processing`;

export function durationText(duration: string | Spread): string {
  if (typeof duration === "string") return duration;
  if ("uniform" in duration) return `${duration.uniform.from} to ${duration.uniform.to}`;
  return `about ${duration.normal.mean} (deviation ${duration.normal.deviation})`;
}

export const bytesText = (bytes: number): string => (bytes === 1 ? "1 byte" : `${bytes} bytes`);

/** The question for how long something lasts. */
export const howLong: Question = {
  key: "for",
  label: "for how long: 500ms, 90s or 2m",
  begun: "70s",
};

/** What a fault does to an exchange, as data: the exchange carries it out. */
export interface FaultEffect {
  /** Wait so long: before processing, or before the answer goes out. */
  waitMs?: number;
  /** Send this status with an ErrorDetail instead of the answer. */
  status?: number;
  /** Send a proxy's HTML page with the status, in place of the ErrorDetail. */
  page?: true;
  /** Refuse the message with the error of this type. */
  refusal?: string;
  /** Approve this part of the amount that was asked, in percent. */
  approvedPercent?: number;
  /** Send nothing for so long, then close the connection. */
  silentMs?: number;
  /** Close it with a TCP RST. */
  reset?: true;
  /** Close the port and every connection for so long. */
  portClosedMs?: number;
  /** Send what is no usable answer. */
  spoil?: "truncated" | "half-closed" | "malformed";
  /** Truncated: after so many bytes of the body; absent: in the middle. */
  keptBytes?: number;
  /** Send the body in pieces. */
  pace?: Pace;
  /** Change the answer. */
  edit?: AnswerEdit;
  /** Handle the message a second time. */
  replay?: true;
}

/** How slowly a body is sent: over so many milliseconds, or at this speed. */
export type Pace = { overMs: number } | { bytesPerSecond: number };

/** A number from 0 to 1 (exclusive), drawn from a seed; each call draws anew. */
export type Draw = () => number;

/** Bell-shaped, by Box and Muller; from 1 - draw, since the logarithm of 0 is none. */
const bell = (draw: Draw): number =>
  Math.sqrt(-2 * Math.log(1 - draw())) * Math.cos(2 * Math.PI * draw());

function drawMs(spread: Spread, draw: Draw): number {
  if ("uniform" in spread) {
    const [from, to] = [milliseconds(spread.uniform.from), milliseconds(spread.uniform.to)];
    return from + draw() * (to - from);
  }
  return Math.max(
    0,
    milliseconds(spread.normal.mean) + bell(draw) * milliseconds(spread.normal.deviation),
  );
}

/** Milliseconds that a fault lasts, at most as long as anything may be held. */
export const lastingMs = (duration: string | Spread, draw: Draw): number =>
  Math.min(
    typeof duration === "string" ? milliseconds(duration) : Math.round(drawMs(duration, draw)),
    limits.heldMs,
  );
