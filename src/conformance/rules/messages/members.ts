import type { Judge } from "../../obligation";
import { sent } from "../../judging";
import { eachMessage } from "./each";

/** The user name of the credentials is the client of the message. */
export const userIsClient: Judge = eachMessage(
  (message) => sent(message, "client") !== undefined,
  "names the user of its credentials",
  ({ exchange }) => exchange.findings.find(({ code }) => code === "client-not-user")?.text,
);

/** Card numbers in tenders are masked. The journal masks them all; a finding marks those that arrived in clear. */
export const cardNumbersAreMasked: Judge = eachMessage(
  (message) => sent(message, "tenders") !== undefined,
  "masks the card numbers in its tenders",
  ({ exchange }) => {
    const clear = exchange.findings.find(({ code }) => code === "card-number-clear");
    return clear && `shows a card number: ${clear.text}`;
  },
);

/** Members are absent from messages of these operations. */
export const membersAreAbsent = (paths: readonly string[], operations: readonly string[]): Judge =>
  eachMessage(
    ({ operation }) => operations.includes(operation.id),
    `has no ${paths.join(", ")}`,
    (message) => {
      const found = paths.find((path) => sent(message, path) !== undefined);
      return found === undefined ? undefined : `has ${found}`;
    },
  );

/** Members that are sent say something. */
export const membersAreFilled = (paths: readonly string[]): Judge =>
  eachMessage(
    (message) => paths.some((path) => sent(message, path) !== undefined),
    `has ${paths.join(", ")}`,
    (message) => {
      const isBlank = (value: unknown): boolean => typeof value === "string" && value.trim() === "";
      const blank = paths.filter((path) => isBlank(sent(message, path)));
      return blank.length === 0 ? undefined : `has a blank ${blank.join(", ")}`;
    },
  );
