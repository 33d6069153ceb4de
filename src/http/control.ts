import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import {
  type ErrorRequestHandler,
  type Request,
  type RequestHandler,
  type Response,
  Router,
} from "express";
import basicAuth from "express-basic-auth";
import type { ServerResponse } from "node:http";
import { refuse } from "../contract/answer";
import { FileRefused } from "../files/file-refused";
import { fileTooLarge } from "../files/located-yaml";
import { boundNames } from "../limits/bounds";
import { limits } from "../limits/limits";
import { type Space, noteRefused } from "../store";
import { namesOf } from "../record";
import type { Authentication } from "./door/credentials/authenticate";
import type { Challenge } from "./door/credentials/wrong-credentials";
import { realm, retrySoon } from "../exchange/delivery/refusal";
import { bodyBytes, readControlBody } from "./door/body/read-body";
import { watchSending, send } from "../exchange/delivery/send";
import {
  type RequestContext,
  SpaceClosed,
  contextOf,
  takingCalls,
  receivedThrough,
  spaceOf,
  staysHere,
} from "./door/raw-request";
import type { MountedInterface } from "./door/routing";
import { BodyRefused, methodRefusal, sendRefusal } from "./door/body/body-refusal";
import { letStall } from "./server/connections";
import { createTesterDoor } from "./server/tester-door";
import type { Services } from "./services";
import { servedApi } from "../control/declare/control-api";
import type { ControlApi } from "../control/services";
import { ControlRefused, controlErrors, controlRefusal } from "../control/declare/refusals";
import { type ControlOperationId, controlOperations } from "../control/declare/operations";
import {
  type BodyForm,
  type Caller,
  type UncheckedCall,
  type Receiver,
  type PiecedAnswer,
  isChange,
  isSending,
  lookInHeader,
  queryOfUrl,
} from "../control/operation";
import { isLoopbackHost } from "../base-url";
import { type GoingOn, createGoingOn, noteInAudit } from "./door/notes";
import { spaceNumbered } from "../control/spaces/spaces";
import type { LookedInto } from "../simulator/log";
import { type Role, readingOthers } from "../users/roles";

/**
 * Lets operators of the users file pass; without such a file whoever asks from this machine, but for no one else: a
 * proxy says so.
 */
const operatorsOnly = (
  { users }: Pick<Services, "users">,
  authentication: Authentication,
  roles: readonly Role[],
): RequestHandler => (users === undefined ? fromThisMachine : letIn(authentication, roles));

const asksToLookIn = (req: Request): boolean => req.get(lookInHeader) !== undefined;

/** Lets testers into their data space; into another's, which a header names, support users: see `operatorsOnly`. */
function testersIn(
  { users, store }: Pick<Services, "users" | "store">,
  authentication: Authentication,
  roles: readonly Role[],
): RequestHandler {
  const intoOwn = letIn(authentication, roles);
  const intoOthers = letIn(authentication, readingOthers);
  return (req, res, next) => {
    if (!asksToLookIn(req)) return intoOwn(req, res, next);
    if (users === undefined && !isFromThisMachine(req)) throw new ControlRefused("operators-only");
    return intoOthers(req, res, () => {
      contextOf(res).lookedInto = spaceNumbered({ store }, req.get(lookInHeader) ?? "");
      next();
    });
  };
}

/** Whoever looks into another data space changes nothing, whatever it is. */
const refusingChanges =
  (id: ControlOperationId): RequestHandler =>
  (req, _res, next) => {
    if (asksToLookIn(req) && isChange(controlOperations[id]))
      throw new ControlRefused("looking-in", readOnly);
    next();
  };

const readOnly = { freeString: "You look into another data space, which is read only." };

/** Lets users with one of these roles pass. */
export const letIn =
  (authentication: Authentication, roles: readonly Role[]): RequestHandler =>
  async (req, res, next) => {
    const asked = { roles, challenge: challengeOf(req, res) };
    if (await authentication.letIn(receivedThrough(req, res), asked)) next();
  };

/** Lets everybody pass, and knows those whose credentials are right. */
const letAnybodyIn =
  (authentication: Authentication): RequestHandler =>
  async (req, res, next) => {
    if (await authentication.letAnybodyIn(receivedThrough(req, res))) next();
  };

const challengeOf =
  (req: Request, res: Response): Challenge =>
  ({ isAccepted, refused }) => {
    let isIn = false;
    const ask = basicAuth({
      authorizer: isAccepted,
      challenge: true,
      realm,
      unauthorizedResponse: refused,
    });
    ask(req, res, () => {
      isIn = true;
    });
    return isIn;
  };

const forwardingHeaders = ["forwarded", "x-forwarded-for", "x-real-ip"] as const;

const isFromThisMachine = ({ socket, headers }: Request): boolean => {
  const address = (socket.remoteAddress ?? "").replace(/^::ffff:/, "");
  const isForwarded = forwardingHeaders.some((name) => headers[name] !== undefined);
  return isLoopbackHost(address) && !isForwarded;
};

const fromThisMachine: RequestHandler = (req, _res, next) => {
  if (!isFromThisMachine(req)) throw new ControlRefused("operators-only");
  next();
};

/**
 * Has the audit log note what changes something, and what shows somebody something of others: that once for as long as
 * they go on reading it.
 */
function auditing(
  services: Pick<Services, "audit" | "clients" | "store">,
  goingOn: GoingOn,
  id: ControlOperationId,
): RequestHandler {
  const operation = controlOperations[id];
  const [isForAll, changes] = [operation.access === "operators", isChange(operation)];
  return (req, res, next) => {
    const found = contextOf(res);
    const { user = "", isOperator, lookedInto: space, receivedAt } = found;
    const lookedInto = space && lookedIntoOf(services.store, space, goingOn, found);
    const shows =
      isForAll || (operation.showsOthers === true && isOperator === true) || space !== undefined;
    const read = `${id} ${space?.id ?? ""} ${user}`;
    if (changes || (shows && goingOn.read(read, receivedAt).begins))
      noteInAudit(services, id, { req, res, found, lookedInto }, found.user);
    next();
  };
}

function lookedIntoOf(
  { spaceList }: Services["store"],
  { id: number, user }: Space,
  goingOn: GoingOn,
  { user: by = "", receivedAt }: RequestContext,
): LookedInto {
  const { since } = goingOn.read(`${number} ${by}`, receivedAt);
  const { space = null } = spaceList.get(number) ?? {};
  return { number, user, space, since: new Date(since).toISOString() };
}

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
  mounted: readonly MountedInterface[],
  authentication: Authentication,
): Router {
  const router = Router({ caseSensitive: true });
  const core = servedApi(services, mounted, createTesterDoor(services, mounted));
  const guards = {
    // What some are told depends on who asks: each user is told of their own providers.
    anybody: () => (services.upstreams === undefined ? [] : [letAnybodyIn(authentication)]),
    operators: (roles: readonly Role[] = ["operator"]) => [
      operatorsOnly(services, authentication, roles),
    ],
    testers: (roles: readonly Role[] = ["tester"]) => [testersIn(services, authentication, roles)],
  };
  const goingOn = createGoingOn();
  for (const id of namesOf(controlOperations)) {
    const { method, path, access, roles, body, refuseUnknown } = controlOperations[id];
    router
      .route(expressPath(path))
      [routeMethods[method]](
        ...guards[access](roles),
        auditing(services, goingOn, id),
        refusingChanges(id),
        refusingParameters(refuseUnknown),
        readingBody(body),
        asking(core, id),
      );
  }
  refuseOtherMethods(router);
  router.use(answerRefused);
  return router;
}

const routeMethods = { GET: "get", PUT: "put", POST: "post", DELETE: "delete" } as const;

/** Refuses unknown parameters before anybody reads a body. */
const refusingParameters =
  (refuseUnknown: (query: object) => void): RequestHandler =>
  (req, _res, next) => {
    refuseUnknown(req.query);
    next();
  };

/** Asks an operation, and sends its answer. */
const asking =
  (core: ControlApi, id: ControlOperationId): RequestHandler =>
  async (req, res) => {
    const { page } = controlOperations[id];
    if (page !== undefined) res.setHeader("vary", "accept");
    if (page !== undefined && req.accepts(["json", "html"]) === "html") {
      res.redirect(303, page);
      return;
    }
    try {
      const asked: unknown = controlOperations[id].ask(core, givenIn(id, req, res));
      const answer = await asked;
      if (isSending(answer)) await answer(receiverOf(res));
      else
        send(res, answer === undefined ? { status: 204 } : { status: successOf(id), body: answer });
    } catch (error) {
      noteUndeclared(core, id, error);
      noteReached(core, res, error);
      throw error;
    }
  };

/** Counts a call that a bound of the data space has refused. */
function noteReached({ time }: ControlApi, res: Response, error: unknown): void {
  const { space } = contextOf(res);
  const given = error instanceof ControlRefused ? error.detail["bound"] : undefined;
  const bound = boundNames.find((name) => name === given);
  if (space !== undefined && bound !== undefined) noteRefused(space, bound, time.now());
}

const successOf = (id: ControlOperationId): number =>
  controlOperations[id].creates === true ? 201 : 200;

/** Reports a refusal that an operation does not declare: its document may lack the status. */
function noteUndeclared({ onDefect }: ControlApi, id: ControlOperationId, error: unknown): void {
  if (!(error instanceof ControlRefused) || error.error === "parameter-wrong") return;
  const { refusals = [] } = controlOperations[id];
  if (!refusals.some((declared) => declared === error.error))
    onDefect(`${id} was refused with ${error.error}, which it does not declare`);
}

/** A call as it came: the parameters of its path and query, its body, and its sender. */
function givenIn(id: ControlOperationId, req: Request, res: ServerResponse): UncheckedCall {
  const { access, query, body } = controlOperations[id];
  const { lookedInto } = contextOf(res);
  return {
    ...(access === "testers" && {
      space: lookedInto === undefined ? spaceOf(res) : takingCalls(lookedInto),
    }),
    params: Object.fromEntries(
      Object.entries(req.params).map(([name, value]) => [name, String(value)]),
    ),
    query: queryOfUrl(query, req.query),
    body: body?.kind === "bytes" ? bodyBytes(req, body.bytes) : req.body,
    caller: {
      ...callerOf(contextOf(res)),
      isLocal: isFromThisMachine(req),
      lastEventId: req.get("last-event-id"),
    },
  };
}

/** Whoever looks into a data space sees what its user would see; their own pays for it. */
const callerOf = ({ space, lookedInto, user, isOperator, listed }: RequestContext): Caller =>
  lookedInto === undefined
    ? { user, isOperator, listed }
    : { user: lookedInto.user ?? "", listed, payer: space };

/** Reads the body of an operation. A scenario that is too large is refused in the words that are used of a file. */
const readingBody =
  (form: BodyForm | undefined): RequestHandler =>
  async (req, res, next) => {
    if (form !== undefined && form.kind !== "bytes") req.body = await bodyOf(form, req, res);
    next();
  };

async function bodyOf(form: BodyForm, req: Request, res: ServerResponse): Promise<unknown> {
  try {
    return await readControlBody(receivedThrough(req, res), form);
  } catch (error) {
    const isFileLarge = error instanceof BodyRefused && error.mistake === "too-large";
    throw form.kind === "scenario" && isFileLarge ? fileTooLarge("scenario") : error;
  }
}

/** `/loads/{loadId}` is `/loads/:loadId` to Express. */
const expressPath = (path: string): string => path.replace(/\{(\w+)\}/g, ":$1");

const receiverOf = (res: ServerResponse): Receiver => ({
  send: (source) => sendPieces(res, source),
  follow(headers, start) {
    letStall(res);
    res.writeHead(200, headers);
    start(res);
    // A reader that has closed its sending side has left, as far as anybody can tell: none of them does so to read on.
    const unwatch = watchSending(res, () => {
      res.end();
    });
    res.once("close", unwatch);
  },
});

/**
 * Sends an answer piece by piece: the next one is made when the client has taken the one before. The answer
 * is cut off where a piece cannot be made. Resolves when it is over.
 */
async function sendPieces(
  res: ServerResponse,
  { pieces, type, headers, bytes, withinMs }: PiecedAnswer,
): Promise<void> {
  const length = bytes === undefined ? {} : { "content-length": bytes };
  res.writeHead(200, { ...length, "content-type": type, ...headers });
  const signal = withinMs === undefined ? undefined : AbortSignal.timeout(withinMs);
  try {
    await pipeline(Readable.from(pieces, { objectMode: true }), res, { signal });
  } catch {
    // The client left, or was too slow, or the rest is gone: what was sent is seen to be cut off.
    res.destroy();
  }
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
