import { type Static, type TObject, Type } from "@sinclair/typebox";
import { type InterfaceContract, isCalled } from "../../contract/operation";
import { described, oneOf } from "../../contract/schema";
import { limits } from "../../limits/limits";
import type { Mistake } from "../../mistake";
import { orDidYouMean } from "../../nearest-name";
import type { Match } from "../../scenario/definition";
import { everyMessage } from "../../scenario/rule-conditions";
import type { ControlServices } from "../services";
import type { ControlRefused } from "../declare/refusals";

/** In place of an operation or an interface: all of them. */
export const every = "*";

const name = Type.String({ minLength: 1, maxLength: limits.nameLength });

/** The messages that a tester means. */
export const meantMembers = {
  operation: described(name, "The operation of the messages; *: every operation"),
  interface: Type.Optional(
    described(
      name,
      "The interface of the operation, where several have one of this name; with *, absent: all interfaces",
    ),
  ),
  messages: Type.Optional(
    described(oneOf(["requests", "advices", "all"]), "With *: which messages; absent: all"),
  ),
};
export type MeantByTester = Static<TObject<typeof meantMembers>>;

/** The messages that are meant: those of some interfaces, by operation or by kind. */
interface MeantMessages {
  contracts: InterfaceContract[];
  on: Pick<Match, "operation" | "messages">;
}

/** The messages that a tester means. Throws what `refuse` makes of a mistake. */
export function messagesMeant(
  services: ControlServices,
  { operation, interface: named, messages }: MeantByTester,
  refuse: (mistake: Mistake) => ControlRefused,
): MeantMessages {
  const known = contractsOf(services);
  const asked = known.filter((contract) => named === undefined || contract.name === named);
  if (named !== undefined && asked.length === 0)
    throw refuse({ path: "interface", text: unknownInterface(named, known) });
  if (operation === every)
    return {
      contracts: asked,
      on: messages === undefined || messages === "all" ? {} : { messages },
    };
  if (messages !== undefined)
    throw refuse({ path: "messages", text: `goes with the operation ${every} alone` });
  const found = asked.filter((one) => namesOf(one).some((id) => isCalled({ id }, operation)));
  if (found.length === 1) return { contracts: found, on: { operation } };
  throw refuse({
    path: "operation",
    text:
      found.length === 0
        ? unknownOperation(operation, asked, named)
        : `${operation} is an operation of ${found.map((one) => one.name).join(" and ")}: say which interface is meant`,
  });
}

const contractsOf = ({ families }: ControlServices): InterfaceContract[] =>
  families.flatMap(({ family }) => family.contracts);

function unknownInterface(named: string, contracts: readonly InterfaceContract[]): string {
  const names = contracts.map((contract) => contract.name);
  return `${named} is not an interface; known: ${names.join(", ")}${orDidYouMean(named, names)}`;
}

function unknownOperation(
  operation: string,
  asked: readonly InterfaceContract[],
  named: string | undefined,
): string {
  const where = named === undefined ? "" : ` of ${named}`;
  const known = asked.flatMap(namesOf);
  return `${operation} is not an operation${where}${orDidYouMean(operation, known)}`;
}

const namesOf = ({ operations, ownSteps = [] }: InterfaceContract): string[] =>
  [...operations, ...ownSteps].map(({ id }) => id);

/** The interfaces that are meant, as a list shows them. */
export const interfaceText = (services: ControlServices, named: readonly string[]): string =>
  named.length === contractsOf(services).length ? every : named.join(", ");

/** `redeem`, `every request of bill-payment`, `every message`. */
export function meantText({ operation, messages }: Match, named: readonly string[]): string {
  if (operation !== undefined) return operation;
  return `${everyMessage(messages)}${named.length === 1 ? ` of ${named.join()}` : ""}`;
}

/** `, once`; nothing where there is no number. */
export function timesText(times: number | undefined): string {
  if (times === undefined) return "";
  return times === 1 ? ", once" : `, ${times} times`;
}
