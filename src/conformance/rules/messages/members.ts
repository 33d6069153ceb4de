import { sentMember } from "../judging";
import type { Judge, Level } from "../obligation";
import { type StandardRule, anyOf, bodyWith } from "../rule";
import { eachMessage } from "./each";

/** Members are absent from messages of these operations. */
const judgeAbsence = (paths: readonly string[], operations: readonly string[]): Judge =>
  eachMessage(
    ({ operation }) => operations.includes(operation.id),
    `has no ${paths.join(", ")}`,
    (message) => {
      const found = paths.find((path) => sentMember(message, path) !== undefined);
      return found === undefined ? undefined : `has ${found}`;
    },
  );

export const membersAreAbsent = (
  sentence: string,
  paths: readonly string[],
  operations: readonly string[],
  level: Level = "should",
): StandardRule => ({
  name: "memberIsAbsent",
  level,
  sentence,
  remedy: `Leave ${paths.join(", ")} out.`,
  judge: judgeAbsence(paths, operations),
  pass: (s) => [anyOf(s, operations)],
  fail: (s) => [anyOf(s, operations, { body: bodyWith(paths[0] ?? "", "x") })],
  ofItself: true,
});

/** Members that are sent say something. */
const judgeBlanks = (paths: readonly string[]): Judge =>
  eachMessage(
    (message) => paths.some((path) => sentMember(message, path) !== undefined),
    `has ${paths.join(", ")}`,
    (message) => {
      const isBlank = (value: unknown): boolean => typeof value === "string" && value.trim() === "";
      const blank = paths.filter((path) => isBlank(sentMember(message, path)));
      return blank.length === 0 ? undefined : `has a blank ${blank.join(", ")}`;
    },
  );

export const membersAreFilled = (sentence: string, paths: readonly string[]): StandardRule => ({
  name: "membersAreFilled",
  level: "should",
  sentence,
  remedy: "Configure the till with its values.",
  judge: judgeBlanks(paths),
  pass: (s) => [s.request({ body: bodyWith(paths[0] ?? "", "x") })],
  fail: (s) => [s.request({ body: bodyWith(paths[0] ?? "", " ") })],
  ofItself: true,
});

const cardNumberClear = {
  code: "card-number-clear",
  field: "tenders[0].cardNumber",
  text: "tenders[0].cardNumber is a card number that is not masked",
};

export const userIsClient: StandardRule = {
  name: "userIsClient",
  level: "should",
  sentence: "Send the messages of a client under its own user name.",
  remedy: "Use the client's id as the user name of the basic credentials.",
  judge: eachMessage(
    (message) => sentMember(message, "client") !== undefined,
    "names the user of its credentials",
    ({ exchange }) => exchange.findings.find(({ code }) => code === "client-not-user")?.text,
  ),
  pass: (s) => [s.request({ body: { client: { id: "1" } } })],
  fail: (s) => [
    s.request({
      body: { client: { id: "1" } },
      findings: [
        {
          code: "client-not-user",
          text: "the user name of the credentials differs from client.id",
        },
      ],
    }),
  ],
  ofItself: true,
};

export const cardNumbersAreMasked: StandardRule = {
  name: "cardNumbersAreMasked",
  level: "must",
  sentence:
    "Mask the card numbers in tenders: show the first six digits, and stars for the others.",
  remedy: "Mask the number before it is stored with the sale.",
  judge: eachMessage(
    (message) => sentMember(message, "tenders") !== undefined,
    "masks the card numbers in its tenders",
    ({ exchange }) => {
      const clear = exchange.findings.find(({ code }) => code === "card-number-clear");
      return clear && `shows a card number: ${clear.text}`;
    },
  ),
  pass: (s) => [s.request(), s.confirmation({ body: { tenders: [] } })],
  fail: (s) => [
    s.request(),
    s.confirmation({ body: { tenders: [] }, findings: [cardNumberClear] }),
  ],
  ofItself: true,
};
