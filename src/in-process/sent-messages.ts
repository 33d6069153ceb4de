import type { InterfaceMessages } from "../../types/messages";
import type { Exchange } from "../journal/exchange";
import { isCalled } from "../contract/operation";
import { unknownName } from "../control/declare/refusals";
import { messagesOf } from "../control/messages/messages";
import type { ControlServices } from "../control/services";
import type { MountedInterface, Endpoint } from "../http/door/routing";
import type { Space } from "../store";

/** The name of an interface: `gift-card-v3`. */
export type InterfaceName = keyof InterfaceMessages;

/** The operations of an interface, by their names in the contract. */
export type OperationOf<I extends InterfaceName> = keyof InterfaceMessages[I] & string;

/** The operations of all interfaces. */
export type OperationName = { [I in InterfaceName]: OperationOf<I> }[InterfaceName];

/** The interfaces that have an operation. */
type InterfaceOf<O> = {
  [I in InterfaceName]: O extends OperationOf<I> ? I : never;
}[InterfaceName];

/** What an operation takes and answers: `path`, `query`, `body`, and `answers` by status. */
export type MessageOf<I, O> = I extends InterfaceName
  ? O extends OperationOf<I>
    ? InterfaceMessages[I][O]
    : never
  : never;

/** The body that an operation of an interface takes. */
export type RequestBody<I, O> = MessageOf<I, O> extends { body: infer B } ? B : never;

/** The body that it answers with a status. */
export type ResponseBody<I, O, S extends number> =
  MessageOf<I, O> extends { answers: Record<S, infer B> } ? B : never;

/** A status that the contract lists, with its body; or no answer. */
type ContractAnswer<A> =
  { [S in keyof A]: { status: S; answer: A[S] } }[keyof A] | { status: null; answer?: undefined };

type SentTo<I, O> =
  MessageOf<I, O> extends { body: infer B; answers: infer A }
    ? Omit<Exchange, "interface" | "operation" | "request" | "status" | "answer"> & {
        interface: I;
        operation: O;
        request: { headers: Record<string, string>; body: B };
      } & ContractAnswer<A>
    : never;

/**
 * A message that the POS sent to an operation, and its answer, as the journal keeps them. The types are those of the
 * contract: of a message that was refused the body may be anything, and a fault may send another answer.
 */
export type SentMessage<O, I = InterfaceOf<O>> = O extends OperationName
  ? I extends InterfaceName
    ? SentTo<I, O>
    : never
  : Exchange;

/** Some members of a value; a test's `expect.any(String)` may stand for one. */
type SomeMembers<T> = T extends readonly (infer E)[]
  ? readonly SomeMembers<E>[]
  : T extends object
    ? { readonly [K in keyof T]?: SomeMembers<T[K]> }
    : T;

/** Some members of the body that an operation takes, at any interface that has it. */
export type SomeBody<O> = O extends OperationName
  ? SomeMembers<RequestBody<InterfaceOf<O>, O>>
  : object;

/** What the POS sent. */
export interface SentMessages {
  /**
   * The messages that the POS sent to an operation, oldest first: `sent("redeem")`, or of one interface alone
   * `sent("redeem", { interface: "gift-card-v3" })`. Not among them are copies that a fault delivered, and what the
   * simulator sent itself. Throws `ControlRefused` for an operation that no interface has.
   */
  sent<O extends OperationName | (string & {}), I extends InterfaceName = InterfaceOf<O>>(
    operation: O,
    at?: { interface?: I },
  ): SentMessage<O, I>[];
}

/** Finds what the POS of a data space sent, in its journal. */
export function createSent(
  services: ControlServices,
  mounted: readonly MountedInterface[],
): (find: () => Space) => SentMessages["sent"] {
  const endpoints = mounted.flatMap((one) => one.endpoints);
  return (find) =>
    (name, { interface: at } = {}) => {
      const ids = idsCalled(name, endpointsAt(endpoints, at));
      const isWanted = (exchange: Exchange): boolean =>
        ids.has(exchange.operation ?? "") &&
        (at === undefined || exchange.interface === at) &&
        exchange.direction === undefined &&
        exchange.outcome !== "discarded";
      return wholeJournal(services, find()).filter(isWanted) as SentMessage<typeof name>[] as never;
    };
}

function endpointsAt(endpoints: readonly Endpoint[], at: unknown): readonly Endpoint[] {
  if (at === undefined) return endpoints;
  const here = endpoints.filter(({ contract }) => contract.name === at);
  if (here.length > 0) return here;
  const known = new Set(endpoints.map(({ contract }) => contract.name));
  throw unknownName("interface-unknown", at, [...known]);
}

/** The ids of the operations of a name. */
function idsCalled(name: string, endpoints: readonly Endpoint[]): ReadonlySet<string> {
  const called = endpoints.filter(({ operation }) => isCalled(operation, name));
  if (called.length > 0) return new Set(called.map(({ operation }) => operation.id));
  const known = new Set(endpoints.map(({ operation }) => operation.id));
  throw unknownName("operation-unknown", name, [...known]);
}

function wholeJournal(services: ControlServices, space: Space): Exchange[] {
  const all: Exchange[] = [];
  for (;;) {
    const after = all.at(-1)?.number ?? 0;
    const { exchanges } = messagesOf(services, space, { after, newest: false });
    if (exchanges.length === 0) return all;
    all.push(...exchanges);
  }
}
