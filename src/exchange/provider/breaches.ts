import { echoMistakes, sumMistakes, answerMistakes } from "../../contract/checks/answer-check";
import type { Answer, Finding } from "../../contract/answer";
import type { Operation } from "../../contract/operation";
import { isFormError, listsStatus } from "../../contract/refusals";
import { isUnauthorised, isUnreadable } from "../../journal/exchange";
import {
  hasMembers,
  memberOf,
  textMember,
  valueAt,
  valuesAt,
} from "../../contract/values/json-value";
import { propertiesOf } from "../../contract/schema";
import { limits } from "../../limits/limits";
import { isWellFormed } from "../identity";
import type { Message } from "../message";
import type { SentReply, Step } from "../step";

/*
 * What the answer of a provider breaks of the contract. A breach is the provider's, and never the POS's.
 */

/** Takes a finding about a message. */
export type NoteFinding = (finding: Finding) => void;

/** Notes what a reply breaks, seen by itself. */
export function noteBreaches(
  { message }: Step,
  { note: sent, answer }: SentReply,
  note: NoteFinding,
): void {
  const breach = (code: string, text: string): void => {
    note({ code: `provider-${code}`, text });
  };
  if ((sent.ms ?? 0) > limits.agreedAnswerMs)
    breach("late", `the provider answered after more than ${limits.agreedAnswerMs / 1000} s`);
  if (answer === undefined || sent.failure !== undefined) return;
  const { operation } = message.route;
  if (isUnauthorised(sent.disturbed)) {
    for (const text of unauthorisedMistakes(operation, answer)) breach("credentials", text);
    return;
  }
  if (!listsStatus(operation, answer.status)) {
    breach("status", `the contract lists no ${answer.status} for ${operation.id}`);
    return;
  }
  if (isUnreadable(sent)) return;
  for (const [code, texts] of mistakesIn(message, answer))
    for (const text of texts.slice(0, limits.findings)) breach(code, text);
}

/** What is wrong with the answer to a message without the right credentials: it is refused, with an ErrorDetail. */
function unauthorisedMistakes(operation: Operation, { status, body, page }: Answer): string[] {
  if (status < 400)
    return [`the provider answered ${operation.id} without the right credentials with ${status}`];
  const listed = Number(Object.keys(operation.errors)[0] ?? status);
  return answerMistakes(
    operation,
    { status: listed, body, ...(page !== undefined && { page }) },
    undefined,
  ).form;
}

type Mistakes = readonly (readonly [code: string, texts: readonly string[]])[];

/** What is wrong with an answer that the contract lists; of one that is not JSON, that alone. */
function mistakesIn(message: Message, answer: Answer): Mistakes {
  const { operation, contract } = message.route;
  const { form, undocumented } = answerMistakes(operation, answer, message.received);
  const ofForm = [
    ["form", form],
    ["undocumented", undocumented],
  ] as const;
  if (answer.page !== undefined || !isWellFormed(message)) return ofForm;
  const { id, requestId, received: sent } = message;
  const { status, body } = answer;
  const answered = { contract, operation, id, requestId, sent, status, answer: body };
  return [
    ...ofForm,
    ["echo", echoMistakes(answered)],
    ["arithmetic", sumMistakes(answered)],
    ["refusal", isRefusedForForm(message, answer) ? [refusalText(message, body)] : []],
  ];
}

/**
 * A message without a fault of form is refused for its form. The data may decide that an optional member is needed, and
 * whether the client is the user.
 */
function isRefusedForForm({ route, received, parts }: Message, { status, body }: Answer): boolean {
  const { operation, contract } = route;
  if (!(status in operation.errors) || operation.formRestsOnData === true) return false;
  const optional = { ...propertiesOf(operation.body), ...propertiesOf(operation.query) };
  const mayBeRight = (field: string): boolean =>
    contract.userNameFields.includes(field) ||
    (Object.hasOwn(optional, field.split(/[.[]/)[0] ?? "") &&
      valuesAt({ ...parts.query, ...membersIn(received) }, [placeOf(field)]).length === 0);
  return isFormError(body, contract) && !fieldsNamedIn(body).some(mayBeRight);
}

const membersIn = (value: unknown): object => (hasMembers(value) ? value : {});

/** `tenders[0].amount` as a dotted path. */
const placeOf = (field: string): string => field.replaceAll(/\[(\d+)\]/g, ".$1");

const fieldsNamedIn = (body: unknown): string[] => {
  const named = valueAt(body, "detailMessage.formatErrors");
  return Array.isArray(named) ? named.flatMap((one) => textMember(one, "field") ?? []) : [];
};

const refusalText = ({ route }: Message, body: unknown): string =>
  `the provider refused ${route.operation.id} as ${String(memberOf(body, "errorType"))}, ` +
  "and nothing is wrong with its form";
