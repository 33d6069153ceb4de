import { noteInAudit } from "./door/credentials/audited";
import { type ErrorRequestHandler, type RequestHandler, Router } from "express";
import { refuse } from "../contract/answer";
import { FileRefused } from "../files/file-refused";
import { limits } from "../limits/limits";
import { namesOf } from "../record";
import type { Authentication } from "./door/credentials/authenticate";
import { retrySoon } from "../exchange/delivery/bound-refusal";
import { send } from "../exchange/delivery/send";
import { foundOf, spaceOf } from "./door/locals";
import { expressPath } from "./door/interface-router";
import type { Mounted } from "./door/mounting";
import { jsonParser } from "./door/body/read-body";
import { methodRefusal, sendRefusal } from "./door/body/body-refusal";
import type { Services } from "./services";
import {
  type Handlers,
  type Some,
  answering,
  refuseParameters,
} from "../control/declare/answering";
import { entityHandlers, entityListHandlers } from "../control/data/entity-routes";
import { sendExample, sendExamples } from "../control/examples";
import { refusalsOf } from "../contract/refusals";
import { drawQrCode } from "../control/qr-picture";
import type { InterfaceEntry } from "../control/declare/models";
import { sendDocument, sendDocumentList } from "../control/declare/openapi-documents";
import { unreadyReason } from "../control/spaces/readiness";
import { ControlRefused, controlErrors, controlRefusal } from "../control/declare/refusals";
import { type Reads, createReads, sendPieces } from "../control/declare/reads";
import {
  sendJournal,
  sendMessages,
  sendVerdict,
  sendVerdictFrom,
} from "../control/messages/messages";
import {
  type ControlOperation,
  type ControlOperationId,
  controlOperations,
  queriedOperations,
} from "../control/declare/operations";
import { faultHandlers } from "../control/scenarios/fault-routes";
import { scenarioHandlers } from "../control/scenarios/scenario-routes";
import { type SpaceControl, createSpaceControl } from "../control/space-control";
import { backupHandlers } from "../control/spaces/backup";
import { spaceHandlers } from "../control/spaces/spaces";
import { SpaceClosed } from "../simulator/start-refused";
import { streamMessages } from "../control/messages/stream";
import { isLoopbackAddress } from "./door/hosts";

/**
 * Lets operators of the users file pass; without such a file whoever asks from this machine, but for no one else: a
 * proxy says so.
 */
export const operatorsOnly = (
  { users }: Pick<Services, "users">,
  authentication: Authentication,
): RequestHandler =>
  users === undefined ? fromThisMachine : authentication.required({ roles: ["operator"] });
const forwarded = ["forwarded", "x-forwarded-for", "x-real-ip"] as const;
const fromThisMachine: RequestHandler = (req, _res, next) => {
  const address = (req.socket.remoteAddress ?? "").replace(/^::ffff:/, "");
  const isForwarded = forwarded.some((name) => req.headers[name] !== undefined);
  if (!isLoopbackAddress(address) || isForwarded) throw new ControlRefused("operators-only");
  next();
};

/** Has the audit log note what changes something, and what shows an operator something of others. */
export function auditing(
  services: Pick<Services, "audit" | "clients">,
  id: ControlOperationId,
): RequestHandler {
  const operation: ControlOperation = controlOperations[id];
  const changes = operation.method !== "GET" && operation.isReading !== true;
  const isForAll = changes || operation.isForOperators === true;
  const isForOperators = operation.roles?.includes("operator") === true;
  return (req, res, next) => {
    const found = foundOf(res);
    const { user, isOperator } = found;
    if (isForAll || (isForOperators && isOperator === true))
      noteInAudit(services, id, { req, res, found }, user);
    next();
  };
}
const staysHere = "If it stays here, an operator opens it again: standin spaces reopen.";
const answerRefused: ErrorRequestHandler = (error: unknown, _req, res, next) => {
  if (error instanceof ControlRefused) sendRefusal(res, controlRefusal(error));
  else if (error instanceof FileRefused) {
    sendRefusal(
      res,
      refuse(controlErrors["scenario-wrong"], {
        mistakes: error.faults.slice(0, limits.reportedViolations),
      }),
    );
  } else if (error instanceof SpaceClosed)
    sendRefusal(res, {
      ...refuse(controlErrors["space-moving"], { freeString: staysHere }),
      headers: retrySoon,
    });
  else next(error);
};
/** The control API: what the command line and the console use. Credentials name the data space here too. */
export function createControl(
  services: Services,
  mounted: readonly Mounted[],
  authentication: Authentication,
): Router {
  const router = Router({ caseSensitive: true });
  const control = createSpaceControl(services);
  const reads = createReads(services.settings.bounds);
  const handlers: Handlers = {
    ...openHandlers(services, mounted),
    ...ruleHandlers,
    examples: [sendExamples(mounted)],
    example: [sendExample(services, mounted)],
    ...dataHandlers(control),
    ...entityHandlers(control),
    ...entityListHandlers(control, reads),
    ...scenarioHandlers(control),
    ...faultHandlers(control),
    ...readingHandlers(services, control, reads),
    ...settingHandlers(control),
    ...snapshotHandlers(control),
    ...spaceHandlers(services),
    audit: [
      (_req, res) => {
        send(res, { status: 200, body: { entries: services.audit.entries() } });
      },
    ],
    ...backupHandlers(services),
  };
  const operators = operatorsOnly(services, authentication);
  const guardOf = ({ isOpen, isForOperators, roles = ["tester"] }: ControlOperation) => {
    if (isForOperators === true) return [operators];
    return isOpen === true ? [] : [authentication.required({ roles })];
  };
  for (const id of namesOf(controlOperations)) {
    const { method, path } = controlOperations[id];
    const route = router.route(expressPath(path));
    const refusing = queriedOperations.has(id) ? [] : [refuseParameters];
    const guards = [...guardOf(controlOperations[id]), auditing(services, id), ...refusing];
    route[routeMethods[method]](...guards, ...handlers[id]);
  }
  refuseOtherMethods(router);
  router.use(answerRefused);
  return router;
}
const routeMethods = { GET: "get", PUT: "put", POST: "post", DELETE: "delete" } as const;
/** What anybody may ask. */
const openHandlers = (
  services: Services,
  mounted: readonly Mounted[],
): Some<"health" | "live" | "ready" | "interfaces" | "openApiDocuments" | "openapi"> => ({
  health: [
    (_req, res) => {
      const usersFile = services.users !== undefined;
      send(res, { status: 200, body: { status: "up", usersFile } });
    },
  ],
  live: [
    (_req, res) => {
      send(res, { status: 200, body: { status: "up" } });
    },
  ],
  ready: [
    (_req, res) => {
      const freeString = unreadyReason(services);
      if (freeString !== undefined) throw new ControlRefused("not-ready", { freeString });
      send(res, { status: 200, body: { status: "ready" } });
    },
  ],
  interfaces: [
    (_req, res) => {
      send(res, { status: 200, body: interfaceList(mounted) });
    },
  ],
  openApiDocuments: [sendDocumentList(mounted)],
  openapi: [sendDocument(mounted)],
});
/** The rules by which verdicts judge, which are loaded when they are asked for. */
const ruleHandlers: Some<"rules" | "rule"> = {
  rules: [
    async (_req, res) => {
      send(res, {
        status: 200,
        body: await (await import("../control/verdicts/rules.js")).allRules(),
      });
    },
  ],
  rule: [
    async (req, res) => {
      send(res, {
        status: 200,
        body: await (await import("../control/verdicts/rules.js")).oneRule(req.params["id"]),
      });
    },
  ],
};
/** The document of an interface, or of the control API, which is made when it is first asked for. */
/** What the data space holds. */
const dataHandlers = (
  control: SpaceControl,
): Some<"data" | "reset" | "undoStatus" | "undo" | "qrPicture"> => ({
  data: [answering((space) => control.data(space))],
  reset: [
    answering((space) => {
      control.reset(space);
    }),
  ],
  undoStatus: [answering((space) => control.undoStatus(space))],
  undo: [answering((space) => control.undo(space))],
  qrPicture: [drawQrCode((space, tranId) => control.qrContent(space, tranId))],
});
/** The journal, and what is made of it. */
function readingHandlers(
  services: Services,
  control: SpaceControl,
  reads: Reads,
): Some<
  | "messages"
  | "messageStream"
  | "message"
  | "transactions"
  | "transaction"
  | "unmatched"
  | "verdict"
  | "verdictFrom"
  | "journal"
> {
  return {
    messages: [sendMessages(services)],
    messageStream: [streamMessages(services)],
    message: [answering((space, req) => control.message(space, req.params["number"]))],
    transactions: [
      answering((space, req) => reads.alone(space, () => control.transactions(space, req.query))),
    ],
    transaction: [
      answering((space, req) =>
        reads.alone(space, () =>
          reads.amongFew(() => control.transaction(space, req.params["id"])),
        ),
      ),
    ],
    unmatched: [
      (_req, res) => {
        const body = control.unmatched(spaceOf(res), foundOf(res).isOperator);
        send(res, { status: 200, body });
      },
    ],
    verdict: [sendVerdict(control, reads)],
    // Who sends a journal slowly keeps nobody from the verdict on their own.
    verdictFrom: [sendVerdictFrom(control, createReads(services.settings.bounds))],
    journal: [sendJournal(services, reads)],
  };
}
/** The clock, and how the families behave. */
function settingHandlers(
  control: SpaceControl,
): Some<"clock" | "setClock" | "settings" | "changeSettings"> {
  const json = jsonParser(limits.fileBytes);
  return {
    clock: [answering((space) => control.clock(space))],
    setClock: [json, answering((space, req) => control.setClock(space, req.body))],
    settings: [answering((space) => control.settings(space))],
    changeSettings: [
      json,
      answering((space, req) => control.changeSettings(space, req.params["family"], req.body)),
    ],
  };
}
function snapshotHandlers(
  control: SpaceControl,
): Some<"snapshots" | "exportSnapshot" | "keepSnapshot" | "deleteSnapshot" | "restoreSnapshot"> {
  const read: RequestHandler = async (req, res) => {
    await control.exportSnapshot(spaceOf(res), req.params["name"], (reading) =>
      sendPieces(res, reading.texts(), {
        type: "application/json; charset=utf-8",
        bytes: reading.bytes,
      }),
    );
  };
  const keep = answering((space, req) =>
    req.body === undefined
      ? control.saveSnapshot(space, req.params["name"])
      : control.importSnapshot(space, req.params["name"], req.body),
  );
  return {
    snapshots: [answering((space) => control.listSnapshots(space))],
    exportSnapshot: [read],
    keepSnapshot: [jsonParser(limits.snapshotBytes, limits.snapshotValues), keep],
    deleteSnapshot: [
      answering((space, req) => {
        control.deleteSnapshot(space, req.params["name"]);
      }),
    ],
    restoreSnapshot: [
      answering((space, req) => control.restoreSnapshot(space, req.params["name"])),
    ],
  };
}
/** Has each path of the router answer the methods that it does not take. */
function refuseOtherMethods(router: Router): void {
  const taken = new Map<string, string[]>();
  for (const { method, path } of Object.values(controlOperations))
    taken.set(path, [...(taken.get(path) ?? []), method]);
  for (const [path, methods] of taken) {
    router.all(expressPath(path), (_req, res) => {
      sendRefusal(res, methodRefusal(methods));
    });
  }
}
const interfaceList = (mounted: readonly Mounted[]): InterfaceEntry[] =>
  mounted.map(({ endpoints, base }) => ({
    name: endpoints[0]?.contract.name ?? "",
    title: endpoints[0]?.contract.title ?? "",
    path: base === "" ? "/" : base,
    operations: endpoints.map(({ contract, operation, path }) => {
      const { id, method } = operation;
      const refusals = [...refusalsOf(contract, operation).keys()];
      return { id, method, path, ...(refusals.length > 0 && { refusals }) };
    }),
  }));
