import type { ControlApi, ControlServices, SendAsTester, ServedInterface } from "../services";
import { createReads, unboundedReads } from "./reads";

const ownDocument = async () => (await import("./document.js")).controlDocument();

/** The simulator as handlers see it that are asked by HTTP: who reads at length waits for the others. */
export const servedApi = (
  services: ControlServices,
  interfaces: readonly ServedInterface[],
  sendAsTester: SendAsTester,
): ControlApi => ({
  ...services,
  interfaces,
  sendAsTester,
  ownDocument,
  reads: createReads(services.settings.bounds),
  sentReads: createReads(services.settings.bounds),
});

/** The same in process, where nobody waits. */
export const ownApi = (
  services: ControlServices,
  interfaces: readonly ServedInterface[],
  sendAsTester: SendAsTester,
): ControlApi => ({
  ...services,
  interfaces,
  sendAsTester,
  ownDocument,
  reads: unboundedReads,
  sentReads: unboundedReads,
});
