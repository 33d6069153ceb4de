import { type Static, Type } from "@sinclair/typebox";
import { hasMembers } from "../../contract/values/json-value";
import { isTime } from "../../contract/values/moment";
import { described, noOtherMembers, titledModel } from "../../contract/schema";
import type { Exchange } from "../../journal/exchange";
import { limits } from "../../limits/limits";
import type { Space } from "../../store";
import { operation } from "../operation";
import type { ControlServices } from "../services";
import { messageOf } from "./kept-messages";

const side = (name: string) =>
  Type.String({
    maxLength: limits.nameLength,
    description: `Number or name of the message on the ${name}`,
  });

const ComparisonQuery = Type.Object(
  {
    left: side("left"),
    right: side("right"),
    folded: Type.Optional(
      Type.Boolean({
        description: "False: members that differ in each message are compared as all others are",
        "x-expected": "true or false",
      }),
    ),
  },
  noOtherMembers,
);

const value = Type.Optional(Type.Unknown());

export const MessageComparison = titledModel("MessageComparison", {
  members: described(
    Type.Array(
      titledModel("DifferingMember", {
        path: described(Type.String(), "request.amounts.requestAmount.amount, status"),
        left: described(value, "Absent: the message on the left has no such member"),
        right: described(value, "Absent: the message on the right has no such member"),
      }),
    ),
    "The members that differ",
  ),
  folded: described(
    Type.Array(Type.String()),
    "Members that differ in each message: ids, times, and what the simulator makes up for an answer",
  ),
});
export type MessageComparison = Static<typeof MessageComparison>;

export const comparisonOperations = {
  comparison: operation("GET /compare", {
    summary: "How two messages and their answers differ",
    tag: "Messages",
    query: ComparisonQuery,
    answer: MessageComparison,
    refusals: ["message-unknown", "message-gone", "parameter-wrong"],
    handle: ({ core, space, query }) => compareMessages(core, space, query),
  }),
};

/** Compares two messages of the journal. Throws `ControlRefused` for one that is not there. */
function compareMessages(
  services: ControlServices,
  space: Space,
  { left, right, folded = true }: Static<typeof ComparisonQuery>,
): MessageComparison {
  const sides = {
    left: comparedSide(messageOf(services, space, left, "left")),
    right: comparedSide(messageOf(services, space, right, "right")),
  };
  const paths = [...new Set([...sides.left.members.keys(), ...sides.right.members.keys()])];
  const differing = paths.flatMap((path) => differingAt(path, sides));
  const isFolded = ({ path, left: one, right: other }: DifferingMember): boolean =>
    folded && isOfEach(path, { text: one, of: sides.left }, { text: other, of: sides.right });
  return {
    members: differing
      .filter((member) => !isFolded(member))
      .map(({ path, left: one, right: other }) => ({
        path,
        ...(one !== undefined && { left: one }),
        ...(other !== undefined && { right: other }),
      })),
    folded: [...new Set(differing.filter(isFolded).map(({ path }) => shortName(path)))],
  };
}

/** The member at a path, if it differs. The same mask may hide two values: then these are shown by their names. */
function differingAt(
  path: string,
  { left, right }: Record<"left" | "right", ComparedSide>,
): DifferingMember[] {
  const [one, other] = [left.members.get(path), right.members.get(path)];
  if (one !== other) return [{ path, left: one, right: other }];
  const place = path.replace(/^request\./, "");
  const [name, otherName] = [left.masked[place], right.masked[place]];
  if (name === otherName || name === undefined || otherName === undefined) return [];
  return [{ path, left: `${String(one)} (${name})`, right: `${String(other)} (${otherName})` }];
}

type DifferingMember = MessageComparison["members"][number];

/** `request.time` is `time`. */
const shortName = (path: string): string => path.replace(/^(?:request|answer)\./, "");

/** A message as it is compared: its members by their paths, down to plain values. */
interface ComparedSide {
  members: Map<string, unknown>;
  /** Names of its masked values by their places in the request. */
  masked: Readonly<Record<string, string>>;
  ids: ReadonlySet<string>;
}

function comparedSide(exchange: Exchange): ComparedSide {
  const { request, made, masked = {} } = exchange;
  const members = new Map<string, unknown>();
  const note = (path: string, member: unknown): void => {
    if (member !== undefined && member !== null) members.set(path, member);
  };
  for (const name of comparedParts) note(name, exchange[name]);
  note("fault", exchange.strikes.map(({ source }) => source).join(", ") || undefined);
  flatten("request", request.body ?? request.raw, note);
  flatten("answer", made?.body ?? exchange.answer, note);
  return { members, masked, ids: idsIn(exchange) };
}

const comparedParts = [
  "interface",
  "operation",
  "method",
  "path",
  "outcome",
  "status",
  "stateBefore",
  "stateAfter",
] as const;

const idsIn = ({ messageId, requestId }: Exchange): Set<string> =>
  new Set([messageId, requestId].filter((id) => id !== null));

/** Notes each plain value, and each object or list without members. */
function flatten(path: string, given: unknown, note: (path: string, value: unknown) => void): void {
  if (!hasMembers(given)) {
    note(path, given);
    return;
  }
  const members = Object.entries(given);
  if (members.length === 0) note(path, Array.isArray(given) ? "[]" : "{}");
  for (const [name, member] of members)
    flatten(Array.isArray(given) ? `${path}[${name}]` : `${path}.${name}`, member, note);
}

/** A value of a side. */
interface SideValue {
  text: unknown;
  of: ComparedSide;
}

/** Whether a member differs in each message, whatever it says. */
function isOfEach(path: string, left: SideValue, right: SideValue): boolean {
  const sides = [left, right];
  if (path === "path") return pathWithoutIds(left) === pathWithoutIds(right);
  if (sides.every(isOwnId) || sides.every(({ text }) => isTime(text))) return true;
  return path.startsWith("answer.") && sides.every(isMadeUp) && shapeOf(left) === shapeOf(right);
}

const isOwnId = ({ text, of }: SideValue): boolean =>
  typeof text === "string" && of.ids.has(text.toLowerCase());

/** A reference that was not sent: no word, and nothing masked. */
const isMadeUp = ({ text, of: { members } }: SideValue): boolean =>
  typeof text === "string" &&
  /^[\w -]{6,}$/.test(text) &&
  /\d/.test(text) &&
  ![...members].some(([path, member]) => path.startsWith("request.") && member === text);

/** Digits, letters and what is between them. */
const shapeOf = ({ text }: SideValue): string => String(text).replace(/[\da-z]/gi, "9");

const pathWithoutIds = ({ text, of: { ids } }: SideValue): string =>
  String(text)
    .split("/")
    .map((part) => (ids.has(part.toLowerCase()) ? "" : part))
    .join("/");
