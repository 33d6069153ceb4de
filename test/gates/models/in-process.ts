import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { resolve } from "node:path";
import pino from "pino";
import { defaultBounds } from "../../../src/limits/bounds";
import { assemble } from "../../../src/in-process/assemble";
import { type DataView, allData } from "../../../src/exchange/test-server";
import { catchUp } from "../../../src/exchange/out-of-band-changes";
import { decide } from "../../../src/exchange/decide";
import { type Arrival, type Route, messageOf } from "../../../src/exchange/message";
import { arrivedStep } from "../../../src/exchange/handle";
import type { Services } from "../../../src/http/services";
import type { ServedFamily } from "../../../src/simulator/core";
import type { Answer } from "../../../src/contract/answer";
import { createReader } from "../../../src/contract/checks/reader";
import type { InterfaceContract } from "../../../src/contract/operation";
import {
  type Space,
  type Store,
  type UnitOfWork,
  type UnitSource,
  openStore,
  openUnit,
} from "../../../src/store";
import { systemTime } from "../../../src/time/space-clock";
import { type Seen, openAt } from "./sequences";
import type { Subject } from "../trial/subjects";

/** A message for one operation, in process. */
export interface InProcessMessage {
  operation: string;
  path: Record<string, string>;
  query: Record<string, unknown>;
  body: Record<string, unknown> | undefined;
}

/** A data space in the middle of a unit of work. */
export interface Standing extends Seen {
  take(message: InProcessMessage, now: number): Answer;
  /** Runs `work`, and puts the data space back to where it stood. */
  trying(work: () => void): void;
}

/** A family's life cycle and behaviour over a real store in memory, without HTTP. */
export interface InProcess {
  /** Runs `work` in a unit of work of a space and undoes everything. */
  undone(work: (standing: Standing) => void): void;
  /** The data before anything has happened. */
  initially(): DataView;
  close(): void;
}

/** Thrown to have a unit of work undone. */
const undo = new Error("undo");

/** Opens a family at one of its interfaces in process. */
export function openInProcess(
  { family, contract }: Pick<Subject, "family" | "contract">,
  onDefect: (text: string) => void,
): InProcess {
  const store = openStore({ file: ":memory:" });
  const services = assemble({
    store,
    time: systemTime,
    unmask: false,
    stopping: new AbortController().signal,
    log: pino({ level: "silent" }),
    onDefect,
    settings: {
      lenient: false,
      checkEveryAnswer: true,
      checkClient: false,
      bodyLimit: 1_048_576,
      bounds: defaultBounds,
      host: "127.0.0.1",
      publicHosts: [],
      trustProxy: [],
      proxyHeader: undefined,
      cors: [],
      seed: "gates",
      console: false,
      shared: false,
    },
    fixtureDirectories: [resolve(__dirname, "../../../fixtures")],
    scenarioDirectories: [],
  });
  const served = services.families.find((one) => one.family.name === family.name) as ServedFamily;
  const routes = routesOf(served, contract);
  const space = store.spaces.open("gates");
  const { kept, trying } = puttingBack(store, space);
  const unitAt = (now: number): UnitOfWork =>
    openUnit(
      { store: kept, fixtures: served.fixtures, family: family.name, seed: "gates" },
      space,
      now,
    );
  const standing: Standing = {
    take: (message, now) => take(services, routes, space, message, now, unitAt(now)),
    entity: (type, key) => ({ ...unitAt(openAt).get(type, key) }),
    data: () => dataAt(services, served, space, unitAt(openAt)),
    trying,
  };
  return {
    undone(work) {
      try {
        store.unit(() => {
          work(standing);
          throw undo;
        });
      } catch (error) {
        if (error !== undo) throw error;
      }
    },
    initially: () => allData(served, unitAt(openAt)),
    close: () => {
      store.close();
    },
  };
}

/** The parts of a store that a unit of work changes, with a note of each change: what is put back is written once more up to there. */
function puttingBack({ spaces, entities, messages, refusedRequests }: Store, space: Space) {
  const changes: (() => void)[] = [];
  const noted =
    <A extends unknown[]>(put: (storage: number, ...values: A) => void) =>
    (_storage: number, ...values: A): void => {
      const change = (): void => {
        put(space.storage, ...values);
      };
      changes.push(change);
      change();
    };
  const trying = (work: () => void): void => {
    const stood = changes.length;
    work();
    if (changes.length === stood) return;
    changes.length = stood;
    spaces.renewStorage(space, []);
    for (const change of changes) change();
  };
  const kept: UnitSource["store"] = {
    entities: {
      ...entities,
      put: noted((...values) => {
        entities.put(...values);
      }),
    },
    messages: {
      ...messages,
      put: noted((...values) => {
        messages.put(...values);
      }),
    },
    refusedRequests: {
      ...refusedRequests,
      put: noted((...values) => {
        refusedRequests.put(...values);
      }),
    },
  };
  return { kept, trying };
}

/** Data is shown once the family has caught up with the clock. */
function dataAt(
  services: Services,
  served: ServedFamily,
  space: Space,
  unit: UnitOfWork,
): DataView {
  catchUp(services, served, space, unit);
  return allData(served, unit);
}

function routesOf(served: ServedFamily, contract: InterfaceContract): Map<string, Route> {
  return new Map(
    contract.operations.map((operation) => [
      operation.id,
      {
        base: contract.basePath,
        served,
        contract,
        operation,
        read: createReader(operation, { lenient: false }),
        check: () => [],
      },
    ]),
  );
}

/** No message of a gate is read from a socket, nor is its answer written to one. */
const req = Object.assign(new IncomingMessage(new Socket()), { originalUrl: "/", method: "POST" });
const sent = { req, res: new ServerResponse(req) };

function take(
  services: Services,
  routes: Map<string, Route>,
  space: Space,
  message: InProcessMessage,
  now: number,
  unit: UnitOfWork,
): Answer {
  const route = routes.get(message.operation);
  if (route === undefined) throw new Error(`no operation ${message.operation}`);
  const parts = { path: message.path, query: message.query, body: message.body };
  const arrival: Arrival = {
    route,
    ...sent,
    space,
    user: "gates",
    sender: "gates",
    upstream: undefined,
    parts,
    received: message.body,
    target: "/",
    sentBody: undefined,
    raw: undefined,
    unreadable: undefined,
    reading: route.read(parts),
    receivedAt: now,
    now,
    startedAt: now,
    xRequestId: "gates",
  };
  const step = arrivedStep(services, messageOf(arrival, services.store));
  catchUp(services, route.served, space, unit);
  const decision = decide({ step, unit, findings: [], waitersToNotify: [] });
  if ("hold" in decision || decision.answer === undefined) throw new Error("held, or not answered");
  return decision.answer;
}
