import { resolve } from "node:path";
import pino from "pino";
import { assemble } from "../../src/http/assemble";
import { type DataView, allData } from "../../src/http/administration/data";
import { catchUp } from "../../src/http/exchange/catch-up";
import { decide } from "../../src/http/exchange/decide";
import type { Passage, Route } from "../../src/http/exchange/passage";
import type { ServedFamily, Services } from "../../src/http/services";
import type { Answer } from "../../src/contract/answer";
import { createReader } from "../../src/contract/reader";
import type { InterfaceContract } from "../../src/contract/operation";
import { type Space, type UnitOfWork, openStore, openUnit } from "../../src/store";
import { systemTime } from "../../src/time/time";
import { type Seen, openAt } from "./sequences";
import type { Subject } from "./subjects";

/** A message for one operation, in process. */
export interface InProcessMessage {
  operation: string;
  path: Record<string, string>;
  query: Record<string, unknown>;
  body: Record<string, unknown> | undefined;
}

/** A family's life cycle and behaviour over a real store in memory, without HTTP. */
export interface InProcess {
  /** Runs `work` in a unit of work of a space and undoes everything. */
  undone(work: (take: (message: InProcessMessage, now: number) => Answer, seen: Seen) => void): void;
  /** The data before anything has happened. */
  initially(): DataView;
  close(): void;
}

/** Thrown to have a unit of work undone; one for all, since each would cost a stack trace. */
const undo = new Error("undo");

/** Opens a family at one of its interfaces in process. */
export function openInProcess({ family, contract }: Pick<Subject, "family" | "contract">, onDefect: (text: string) => void): InProcess {
  const store = openStore({ file: ":memory:" });
  const services = assemble({
    store, time: systemTime, unmask: false, stopping: new AbortController().signal, log: pino({ level: "silent" }), onDefect,
    settings: { lenient: false, checkClient: false, bodyLimit: 1_048_576, seed: "gates" },
    fixtureDirectories: [resolve(__dirname, "../../fixtures")], scenarioDirectories: [],
  });
  const served = services.families.find((one) => one.family.name === family.name) as ServedFamily;
  const routes = routesOf(served, contract);
  const space = store.spaces.open("gates");
  return {
    undone(work) {
      try {
        store.unit(() => {
          const unitAt = (now: number): UnitOfWork =>
            openUnit({ store, fixtures: served.fixtures, family: family.name, seed: "gates" }, space, now);
          work((message, now) => take(services, routes, space, message, unitAt(now)), {
            entity: (type, key) => unitAt(openAt).get(type, key) ?? {},
            data: () => dataAt(services, served, space, unitAt(openAt)),
          });
          throw undo;
        });
      } catch (error) {
        if (error !== undo) throw error;
      }
    },
    initially: () => allData(served, openUnit({ store, fixtures: served.fixtures, family: family.name, seed: "gates" }, space, openAt)),
    close: () => { store.close(); },
  };
}

/** Data is shown once the family has caught up with the clock. */
function dataAt(services: Services, served: ServedFamily, space: Space, unit: UnitOfWork): DataView {
  catchUp(services, served, space, unit);
  return allData(served, unit);
}

function routesOf(served: ServedFamily, contract: InterfaceContract): Map<string, Route> {
  return new Map(contract.operations.map((operation) => [
    operation.id, { served, contract, operation, read: createReader(operation, { lenient: false }), check: () => [] },
  ]));
}

function take(services: Services, routes: Map<string, Route>, space: Space, message: InProcessMessage, unit: UnitOfWork): Answer {
  const route = routes.get(message.operation);
  if (route === undefined) throw new Error(`no operation ${message.operation}`);
  const parts = { path: message.path, query: message.query, body: message.body };
  const passage = {
    services, route, space, user: "gates", parts, received: message.body, reading: route.read(parts), findings: [],
    req: { originalUrl: "/", method: "POST", headers: {} }, sender: "gates", ruling: { accounts: [] }, strikes: [], spent: {}, inProcess: false, epoch: 0,
  } as unknown as Passage;
  catchUp(services, route.served, space, unit);
  const decision = decide(passage, unit);
  if ("hold" in decision || decision.answer === undefined) throw new Error("held, or not answered");
  return decision.answer;
}
