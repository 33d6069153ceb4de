import express, { type ErrorRequestHandler, type RequestHandler, Router } from "express";
import { refuse } from "../../contract/answer";
import { commonErrors } from "../../contract/error-catalogue";
import { openApiDocument } from "../../contract/openapi";
import { FileRefused, fileTooLarge } from "../../files/located-yaml";
import { limits } from "../../limits";
import type { Space } from "../../store";
import type { Authentication } from "../authenticate";
import { send } from "../exchange/send";
import { foundOf } from "../locals";
import type { Mounted } from "../mount";
import { jsonParser } from "../read-body";
import { sendRefusal } from "../refusal-answer";
import type { Services } from "../services";
import { upTo } from "../unread-body";
import { drawQrCode } from "./qr-picture";
import { ControlRefused, controlErrors } from "./refused";
import { createReads } from "./reads";
import { sendJournal, sendMessages, sendVerdict } from "./reading-routes";
import { createSpaceControl } from "./space-control";
import { streamMessages } from "./stream";

type Handler = (space: Space, req: Parameters<RequestHandler>[0]) => unknown;

const yamlTypes = ["application/yaml", "text/*"];

/** A control operation: what it returns is sent as JSON; undefined is 204. */
const answering =
  (handler: Handler): RequestHandler =>
  (req, res) => {
    const body = handler(foundOf(res).space as Space, req);
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

/** The control API: what the command line and the console use. Credentials name the data space here too. */
export function createControl(
  services: Services,
  mounted: readonly Mounted[],
  authentication: Authentication,
): Router {
  const required = authentication.required();
  const router = Router({ caseSensitive: true });
  const control = createSpaceControl(services);
  const reads = createReads();
  const json = jsonParser(limits.fileBytes);
  const snapshot = jsonParser(limits.snapshotBytes, limits.snapshotValues);
  const yaml = upTo(
    limits.fileBytes,
    yamlTypes,
    express.text({ limit: limits.fileBytes, type: yamlTypes }),
  );

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
  router.get(
    "/data",
    required,
    answering((space) => control.data(space)),
  );
  router.post(
    "/reset",
    required,
    answering((space) => {
      control.reset(space);
    }),
  );
  router.get("/messages", required, sendMessages(services));
  router.get("/messages/stream", required, streamMessages(services));
  router.get(
    "/messages/:number",
    required,
    answering((space, req) => control.message(space, req.params["number"])),
  );
  router.get(
    "/scenarios",
    required,
    answering(() => control.scenarios()),
  );
  router.get(
    "/scenario",
    required,
    answering((space) => control.scenarioStatus(space)),
  );
  router.put(
    "/scenario",
    required,
    json,
    yaml,
    answering((space, req) => control.startScenario(space, req.body)),
    scenarioTooLarge,
  );
  router.delete(
    "/scenario",
    required,
    answering((space) => {
      control.stopScenario(space);
    }),
  );
  router.get(
    "/clock",
    required,
    answering((space) => control.clock(space)),
  );
  router.put(
    "/clock",
    required,
    json,
    answering((space, req) => control.setClock(space, req.body)),
  );
  router.get("/verdict", required, sendVerdict(control, reads));
  router.get("/journal", required, sendJournal(services, reads));
  router.get(
    "/settings",
    required,
    answering((space) => control.settings(space)),
  );
  router.put(
    "/settings/:family",
    required,
    json,
    answering((space, req) => control.changeSettings(space, req.params["family"], req.body)),
  );
  router.get(
    "/qr/:picture",
    required,
    drawQrCode((space, tranId) => control.qrContent(space, tranId)),
  );
  router.get(
    "/snapshots",
    required,
    answering((space) => control.listSnapshots(space)),
  );
  router.get(
    "/snapshots/:name",
    required,
    answering((space, req) => control.exportSnapshot(space, req.params["name"])),
  );
  router.put(
    "/snapshots/:name",
    required,
    snapshot,
    answering((space, req) =>
      req.body === undefined
        ? control.saveSnapshot(space, req.params["name"])
        : control.importSnapshot(space, req.params["name"], req.body),
    ),
  );
  router.delete(
    "/snapshots/:name",
    required,
    answering((space, req) => {
      control.deleteSnapshot(space, req.params["name"]);
    }),
  );
  router.post(
    "/snapshots/:name/restore",
    required,
    answering((space, req) => {
      control.restoreSnapshot(space, req.params["name"]);
    }),
  );
  refuseOtherMethods(router);
  router.use(answerRefused);
  return router;
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
