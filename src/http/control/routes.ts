import express, { type ErrorRequestHandler, type RequestHandler, Router } from "express";
import { refuse } from "../../contract/answer";
import { commonErrors } from "../../contract/error-catalogue";
import { openApiDocument } from "../../contract/openapi";
import { FileRefused, fileTooLarge } from "../../files/located-yaml";
import { limits } from "../../limits";
import type { Space } from "../../store";
import type { Authentication } from "../authenticate";
import { send } from "../pipeline/send";
import { spaceOf } from "../locals";
import type { Mounted } from "../mount";
import { jsonParser } from "../read-body";
import { sendRefusal } from "../refusal-answer";
import type { Services } from "../services";
import { upTo } from "../unread-body";
import { drawQrCode } from "./qr-picture";
import { ControlRefused, controlErrors } from "./refused";
import { createReads } from "./reads";
import { sendPieces } from "./send-pieces";
import { sendJournal, sendMessages, sendVerdict } from "./reading-routes";
import { type SpaceControl, createSpaceControl } from "./space-control";
import { streamMessages } from "./stream";

type Handler = (space: Space, req: Parameters<RequestHandler>[0]) => unknown;

const yamlTypes = ["application/yaml", "text/*"];

/** A control operation: what it returns, or resolves to, is sent as JSON; undefined is 204. */
const answering =
  (handler: Handler): RequestHandler =>
  async (req, res) => {
    const body = await handler(spaceOf(res), req);
    send(res, body === undefined ? { status: 204 } : { status: 200, body });
  };

const answerRefused: ErrorRequestHandler = (error: unknown, _req, res, next) => {
  if (error instanceof ControlRefused)
    sendRefusal(res, refuse(controlErrors[error.error], error.detail));
  else if (error instanceof FileRefused) {
    sendRefusal(
      res,
      refuse(controlErrors["scenario-wrong"], {
        mistakes: error.faults.slice(0, limits.reportedViolations),
      }),
    );
  } else next(error);
};

/** Told in the words that are used where the simulator reads the file itself. */
const scenarioTooLarge: ErrorRequestHandler = (error: { type?: string }, _req, _res, next) => {
  next(error.type === "entity.too.large" ? fileTooLarge("scenario") : error);
};

/** What the routes of the control API are made of. */
interface Desk {
  router: Router;
  services: Services;
  control: SpaceControl;
  /** Asks for credentials, which name the data space. */
  required: RequestHandler;
}

/** The control API: what the command line and the console use. Credentials name the data space here too. */
export function createControl(
  services: Services,
  mounted: readonly Mounted[],
  authentication: Authentication,
): Router {
  const router = Router({ caseSensitive: true });
  const control = createSpaceControl(services);
  const desk = { router, services, control, required: authentication.required() };
  addOpenRoutes(router, mounted);
  addDataRoutes(desk);
  addScenarioRoutes(desk);
  addReadingRoutes(desk);
  addSettingRoutes(desk);
  addSnapshotRoutes(desk);
  refuseOtherMethods(router);
  router.use(answerRefused);
  return router;
}

/** What anybody may ask. */
function addOpenRoutes(router: Router, mounted: readonly Mounted[]): void {
  router.get("/health", (_req, res) => {
    send(res, { status: 200, body: { status: "up" } });
  });
  router.get("/interfaces", (_req, res) => {
    send(res, { status: 200, body: interfaceList(mounted) });
  });
  router.get("/openapi/:name", (req, res, next) => {
    const found = mounted.find(({ endpoints }) => endpoints[0]?.contract.name === req.params.name);
    if (found === undefined) next(new ControlRefused("interface-unknown"));
    else send(res, { status: 200, body: openApiDocument(found.endpoints) });
  });
}

/** What the data space holds. */
function addDataRoutes({ router, control, required }: Desk): void {
  const data = answering((space) => control.data(space));
  const reset = answering((space) => {
    control.reset(space);
  });
  const picture = drawQrCode((space, tranId) => control.qrContent(space, tranId));
  router.get("/data", required, data);
  router.post("/reset", required, reset);
  router.get("/qr/:picture", required, picture);
}

function addScenarioRoutes({ router, control, required }: Desk): void {
  const types = { limit: limits.fileBytes, type: yamlTypes };
  const json = jsonParser(limits.fileBytes);
  const yaml = upTo(limits.fileBytes, yamlTypes, express.text(types));
  const list = answering(() => control.scenarios());
  const status = answering((space) => control.scenarioStatus(space));
  const start = answering((space, req) => control.startScenario(space, req.body));
  const stop = answering((space) => {
    control.stopScenario(space);
  });
  router.get("/scenarios", required, list);
  router.get("/scenario", required, status);
  router.put("/scenario", required, json, yaml, start, scenarioTooLarge);
  router.delete("/scenario", required, stop);
}

/** The journal, and what is made of it. */
function addReadingRoutes({ router, services, control, required }: Desk): void {
  const reads = createReads();
  const message = answering((space, req) => control.message(space, req.params["number"]));
  router.get("/messages", required, sendMessages(services));
  router.get("/messages/stream", required, streamMessages(services));
  router.get("/messages/:number", required, message);
  router.get("/verdict", required, sendVerdict(control, reads));
  router.get("/journal", required, sendJournal(services, reads));
}

/** The clock, and how the families behave. */
function addSettingRoutes({ router, control, required }: Desk): void {
  const json = jsonParser(limits.fileBytes);
  const clock = answering((space) => control.clock(space));
  const setClock = answering((space, req) => control.setClock(space, req.body));
  const settings = answering((space) => control.settings(space));
  const change = answering((space, req) =>
    control.changeSettings(space, req.params["family"], req.body),
  );
  router.get("/clock", required, clock);
  router.put("/clock", required, json, setClock);
  router.get("/settings", required, settings);
  router.put("/settings/:family", required, json, change);
}

function addSnapshotRoutes({ router, control, required }: Desk): void {
  const json = jsonParser(limits.snapshotBytes, limits.snapshotValues);
  const list = answering((space) => control.listSnapshots(space));
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
  const remove = answering((space, req) => {
    control.deleteSnapshot(space, req.params["name"]);
  });
  const restore = answering((space, req) => control.restoreSnapshot(space, req.params["name"]));
  router.get("/snapshots", required, list);
  router.get("/snapshots/:name", required, read);
  router.put("/snapshots/:name", required, json, keep);
  router.delete("/snapshots/:name", required, remove);
  router.post("/snapshots/:name/restore", required, restore);
}

/** Has each path of the router answer the methods that it does not take. */
function refuseOtherMethods(router: Router): void {
  const taken = new Map<string, Set<string>>();
  for (const { route } of router.stack) {
    if (route === undefined) continue;
    const methods = route.stack.map(({ method }) => method.toUpperCase());
    taken.set(route.path, new Set([...(taken.get(route.path) ?? []), ...methods]));
  }
  for (const [path, methods] of taken) {
    const allow = [...methods].join(", ");
    router.all(path, (_req, res) => {
      sendRefusal(res, {
        ...refuse(commonErrors["method-wrong"], { freeString: `This path takes ${allow}.` }),
        headers: { allow },
      });
    });
  }
}

const interfaceList = (mounted: readonly Mounted[]) =>
  mounted.map(({ endpoints, base }) => ({
    name: endpoints[0]?.contract.name,
    title: endpoints[0]?.contract.title,
    path: base === "" ? "/" : base,
    operations: endpoints.map(({ operation, path }) => ({
      id: operation.id,
      method: operation.method,
      path,
    })),
  }));
