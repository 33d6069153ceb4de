import type { TSchema } from "@sinclair/typebox";
import type { AnswerSum, InterfaceContract, Operation } from "../operation";
import { propertiesOf } from "../schema";
import { memberOf, textMember, valueAt } from "../values/json-value";
import { momentOf } from "../values/moment";
import { isUuid } from "../values/uuid";

/*
 * What an answer of somebody else says, held against the message that it answers: what should come back as it was
 * sent, and numbers that belong together.
 */

/** A message and the answer to it; ids in lower case, null where it has none. */
interface AnsweredMessage {
  contract: Pick<InterfaceContract, "repeatsTime">;
  operation: Operation;
  id: string | null;
  requestId: string | null;
  sent: unknown;
  status: number;
  answer: unknown;
}

/** What did not come back as it was sent, in sentences. */
export function echoMistakes(answered: AnsweredMessage): string[] {
  const { contract, status, operation, sent, answer } = answered;
  const schema = operation.success[status];
  if (schema === undefined) return errorEcho(answered);
  if (schema === null) return [];
  const shared = Object.keys(propertiesOf(operation.body)).filter((name) =>
    Object.hasOwn(propertiesOf(schema), name),
  );
  const isTimeSent = contract.repeatsTime?.includes(operation.kind) === true;
  return [
    ...shared.filter((name) => reference.test(name) || (isTimeSent && name === "time")),
    ...(shared.includes("amounts") ? amountsOf(operation, schema) : []),
  ]
    .flatMap((path) => differing(path, sent, answer))
    .concat(identifiersGone(shared, sent, answer));
}

/** Members that refer to something; each is a text. */
const reference = /^(?:id|requestId|rrn|stan|tranId|basketRef)$/;

/** Of a request the amount that was asked, of an advice all its amounts. */
const amountsOf = ({ kind }: Operation, schema: TSchema): string[] =>
  kind === "advice"
    ? Object.keys(propertiesOf(propertiesOf(schema)["amounts"]))
        .filter((name) => name !== "additionalAmounts")
        .map((name) => `amounts.${name}`)
    : ["amounts.requestAmount"];

/** An error names the message that it is about. */
function errorEcho({ id, requestId, answer }: AnsweredMessage): string[] {
  const named = [
    ["id", id],
    ["originalId", requestId],
  ] as const;
  return named.flatMap(([name, wanted]) => {
    const found = textMember(answer, name);
    return wanted === null || found === undefined || found.toLowerCase() === wanted
      ? []
      : [`${name} is not that of the message`];
  });
}

/** A member that is absent says nothing. */
function differing(path: string, sent: unknown, answer: unknown): string[] {
  const [wanted, found] = [valueAt(sent, path), valueAt(answer, path)];
  if (wanted === undefined || found === undefined || isSame(path, wanted, found)) return [];
  return [`${path} is not as it was sent`];
}

function isSame(path: string, wanted: unknown, found: unknown): boolean {
  if (path.startsWith("amounts."))
    return ["amount", "currency"].every(
      (name) => String(memberOf(wanted, name)) === String(memberOf(found, name)),
    );
  if (path === "time") return momentOf(String(wanted)) === momentOf(String(found));
  const texts = [wanted, found].map(String);
  return isUuid(wanted)
    ? texts[0]?.toLowerCase() === texts[1]?.toLowerCase()
    : texts[0] === texts[1];
}

/** Identifiers that were sent come back, beside those that others add. */
function identifiersGone(shared: readonly string[], sent: unknown, answer: unknown): string[] {
  const name = "thirdPartyIdentifiers";
  const [wanted, found] = [memberOf(sent, name), memberOf(answer, name)];
  if (!shared.includes(name) || !Array.isArray(wanted) || !Array.isArray(found)) return [];
  const known = new Set(found.map(identifierText));
  return wanted.every((one) => known.has(identifierText(one)))
    ? []
    : [`${name} lacks one that was sent, or has another value for it`];
}

const identifierText = (one: unknown): string =>
  JSON.stringify([memberOf(one, "institutionId"), memberOf(one, "transactionIdentifier")]);

/** What every interface says of its amounts: no more is approved than was asked, no more is free than there is. */
const sumsOfAmounts: readonly AnswerSum[] = [
  {
    total: "amounts.requestAmount.amount",
    parts: ["amounts.approvedAmount.amount"],
    isAtMost: true,
  },
  {
    total: "amounts.balanceAmount.amount",
    parts: ["amounts.availableBalance.amount"],
    isAtMost: true,
  },
];

/** What of the numbers of an answer does not add up, in sentences. Those of an advice message are the client's. */
export function sumMistakes({ operation, status, sent, answer }: AnsweredMessage): string[] {
  if (!(status in operation.success) || operation.kind === "advice") return [];
  return [...sumsOfAmounts, ...(operation.sums ?? [])].flatMap((sum) => {
    const { total, parts, lists = [], isAtMost = false } = sum;
    const [whole] = [...numbersAt(answer, total), ...numbersAt(sent, total)];
    const found = parts.flatMap((path) => numbersAt(answer, path));
    if (whole === undefined || found.length < parts.length) return [];
    const added = [...found, ...lists.flatMap((path) => numbersAt(answer, path))].reduce(
      (one, other) => one + other,
    );
    if (isAtMost ? added <= whole : added === whole) return [];
    const named = [...parts, ...lists].join(" + ");
    return isAtMost
      ? [`${named} is ${added}, more than ${total}, ${whole}`]
      : [`${total} is ${whole}, and ${named} is ${added}`];
  });
}

/** The numbers at a path, through the entries of lists. */
function numbersAt(value: unknown, path: string): number[] {
  let found: unknown[] = [value];
  for (const name of path.split(".")) found = found.flatMap((one) => [memberOf(one, name)].flat(1));
  return found.filter((one) => typeof one === "number");
}
