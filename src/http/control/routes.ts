import { type ErrorRequestHandler, type RequestHandler, Router } from "express";
import { refuse } from "../../contract/answer";
import { FileRefused } from "../../files/file-refused";
import { limits } from "../../limits";
import { namesOf } from "../../record";
import type { Authentication } from "../authenticate";
import { retrySoon } from "../pipeline/bound-refusal";
import { send } from "../pipeline/send";
import { foundOf, spaceOf } from "../locals";
import { expressPath } from "../interface-router";
import type { Mounted } from "../mount";
import { jsonParser } from "../read-body";
import { methodRefusal, sendRefusal } from "../refusal-answer";
import type { Services } from "../services";
import { type Handlers, type Some, answering, refuseParameters } from "./answering";
import { auditing } from "./auditing";
import { entityHandlers, entityListHandlers } from "./entity-routes";
import { sendExample, sendExamples } from "./examples";
import { refusalsOf } from "../../contract/refusals";
import { drawQrCode } from "./qr-picture";
import type { InterfaceEntry } from "./models";
import { sendDocument, sendDocumentList } from "./openapi-documents";
import { unreadyReason } from "./readiness";
import { ControlRefused, controlErrors, controlRefusal } from "./refused";
import { type Reads, createReads } from "./reads";
import { sendPieces } from "./send-pieces";
import { sendJournal, sendMessages, sendVerdict, sendVerdictFrom } from "./reading-routes";
import { type ControlOperation, controlOperations, queriedOperations } from "./operations";
import { faultHandlers } from "./fault-routes";
import { scenarioHandlers } from "./scenario-routes";
import { type SpaceControl, createSpaceControl } from "./space-control";
import { operatorsOnly } from "./operators";
import { backupHandlers } from "./backup";
import { spaceHandlers } from "./space-routes";
import { SpaceClosed } from "../space-closed";
import { streamMessages } from "./stream";

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
      send(res, { status: 200, body: await (await import("./rules.js")).allRules() });
    },
  ],
  rule: [
    async (req, res) => {
      send(res, {
        status: 200,
        body: await (await import("./rules.js")).oneRule(req.params["id"]),
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
