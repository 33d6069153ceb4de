import { refusalsOf } from "../contract/refusals";
import { errorText } from "../error-code";
import { limits } from "../limits/limits";
import { Health, type InterfaceEntry, Interfaces, Live, Ready } from "./declare/models";
import { ControlRefused } from "./declare/refusals";
import { type Caller, openOperation } from "./operation";
import type { ControlServices, ServedInterface } from "./services";

/** What is said of a database of which a page is damaged. */
export const damagedText =
  "A page of the database is damaged. Stop the simulator, and restore a backup: standin restore.";

/** Why no messages should be sent to the simulator; undefined: it is ready for them. */
function unreadyReason({
  stopping,
  store,
}: Pick<ControlServices, "stopping" | "store">): string | undefined {
  if (stopping.aborted) return "The simulator is stopping.";
  if (store.isDamaged()) return damagedText;
  try {
    const free = store.freeBytes();
    if (free < limits.leastFreeBytes)
      return `The disk of the database has ${free} bytes left; it needs ${limits.leastFreeBytes}.`;
    store.tryWriting();
    return undefined;
  } catch (error) {
    return `The database cannot be written: ${errorText(error)}.`;
  }
}

const interfaceEntry =
  ({ upstreams }: Pick<ControlServices, "upstreams">, { user }: Caller) =>
  ({ endpoints, base }: ServedInterface): InterfaceEntry => ({
    name: endpoints[0]?.contract.name ?? "",
    ...upstreamOf(upstreams?.of(endpoints[0]?.contract.name ?? "", user)),
    title: endpoints[0]?.contract.title ?? "",
    path: base === "" ? "/" : base,
    operations: endpoints.map(({ contract, operation, path }) => {
      const { id, method, transaction } = operation;
      const refusals = [...refusalsOf(contract, operation).keys()];
      return {
        ...{ id, method, path },
        ...(transaction !== undefined && { transaction }),
        ...(refusals.length > 0 && { refusals }),
      };
    }),
  });

const upstreamOf = (
  upstream: { host: string; isMissing?: true } | undefined,
): Pick<InterfaceEntry, "upstream"> =>
  upstream === undefined || upstream.isMissing === true
    ? {}
    : { upstream: { host: upstream.host } };

/** What anybody may ask about the process. */
export const simulatorOperations = {
  health: openOperation("GET /health", {
    summary: "Says that the simulator is up",
    tag: "Simulator",
    answer: Health,
    handle: ({ core }) => ({ status: "up" as const, usersFile: core.users !== undefined }),
  }),
  live: openOperation("GET /health/live", {
    summary: "Says that the process answers",
    tag: "Simulator",
    answer: Live,
    handle: () => ({ status: "up" as const }),
  }),
  ready: openOperation("GET /health/ready", {
    summary: "Says whether the simulator takes messages: it can write, and is not stopping",
    tag: "Simulator",
    answer: Ready,
    refusals: ["not-ready"],
    handle({ core }) {
      const freeString = unreadyReason(core);
      if (freeString !== undefined) throw new ControlRefused("not-ready", { freeString });
      return { status: "ready" as const };
    },
  }),
  interfaces: openOperation("GET /interfaces", {
    summary: "The interfaces, with their paths and operations",
    tag: "Simulator",
    answer: Interfaces,
    handle: ({ core, caller }) => core.interfaces.map(interfaceEntry(core, caller)),
  }),
};
