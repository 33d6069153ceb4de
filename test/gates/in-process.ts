import { resolve } from "node:path";
import pino from "pino";
import { assemble } from "../../src/http/assemble";
import { decide } from "../../src/http/exchange/decide";
import type { Passage, Route } from "../../src/http/exchange/passage";
import type { ServedFamily, Services } from "../../src/http/services";
import type { Answer } from "../../src/contract/answer";
import { createReader } from "../../src/contract/reader";
import type { Family } from "../../src/interfaces/family";
import { type Space, type UnitOfWork, openStore, openUnit } from "../../src/store";
import { systemTime } from "../../src/time/time";

/** A message for one operation, in process. */
export interface InProcessMessage {
  operation: string;
  path: Record<string, string>;
  body: Record<string, unknown>;
}

/** A family's life cycle and behaviour over a real store in memory, without HTTP. */
export interface InProcess {
  /** Runs `work` in a unit of work of a space and undoes everything. */
  undone(work: (take: (message: InProcessMessage, now: number) => Answer, read: () => UnitOfWork) => void): void;
  close(): void;
}

/** Thrown to have a unit of work undone; one for all, since each would cost a stack trace. */
const undo = new Error("undo");

/** Opens a family in process; an extra family may be handed in. */
export function openInProcess(family: Family, onDefect: (text: string) => void): InProcess {
  const store = openStore({ file: ":memory:" });
  const services = assemble({
    store, time: systemTime, unmask: false, stopping: new AbortController().signal, log: pino({ level: "silent" }), onDefect,
    settings: { lenient: false, checkClient: false, bodyLimit: 1_048_576, seed: "gates" },
    fixtureDirectories: [resolve(__dirname, "../../fixtures")], scenarioDirectories: [],
  });
  const served = services.families.find((one) => one.family.name === family.name) as ServedFamily;
  const routes = routesOf(served);
  const space = store.spaces.open("gates");
  return {
    undone(work) {
      try {
        store.unit(() => {
          const unitAt = (now: number): UnitOfWork =>
            openUnit({ store, fixtures: served.fixtures, family: family.name, seed: "gates" }, space, now);
          work((message, now) => take(services, routes, space, message, unitAt(now)), () => unitAt(0));
          throw undo;
        });
      } catch (error) {
        if (error !== undo) throw error;
      }
    },
    close: () => { store.close(); },
  };
}

function routesOf(served: ServedFamily): Map<string, Route> {
  const [contract] = served.family.contracts;
  if (contract === undefined) throw new Error("a family without a contract");
  return new Map(contract.operations.map((operation) => [
    operation.id, { served, contract, operation, read: createReader(operation, { lenient: false }), check: () => [] },
  ]));
}

function take(services: Services, routes: Map<string, Route>, space: Space, message: InProcessMessage, unit: UnitOfWork): Answer {
  const route = routes.get(message.operation);
  if (route === undefined) throw new Error(`no operation ${message.operation}`);
  const parts = { path: message.path, query: {}, body: message.body };
  const passage = {
    services, route, space, user: "gates", parts, received: message.body, reading: route.read(parts), findings: [],
    digest: JSON.stringify(message.body), ruling: { accounts: [] }, strikes: [], spent: {}, inProcess: false, epoch: 0,
  } as unknown as Passage;
  const decision = decide(passage, unit);
  if ("hold" in decision || decision.answer === undefined) throw new Error("held, or not answered");
  return decision.answer;
}
