import { isCalled } from "../contract/operation";
import { unknownName } from "../control/declare/refusals";
import { messagesOf } from "../control/messages/messages";
import type { ControlServices } from "../control/services";
import type { MountedInterface } from "../http/door/mounting";
import type { Endpoint } from "../http/door/routing";
import type { Exchange } from "../journal/exchange";
import type { SentMessage, SentMessages } from "./sent-messages";
import type { Space } from "../store";

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
