import { parse as parseQuery } from "node:querystring";
import { type Refusal, refuse as refuseAs, type Finding } from "../../contract/answer";
import type { MessageParts, Reading } from "../../contract/checks/reader";
import { commonErrors } from "../../contract/error-catalogue";
import { numberTexts } from "../../contract/values/json-text";
import { controlErrors } from "../../control/declare/refusals";
import { retrySoon, withStatus, answerRefusal } from "../../exchange/delivery/refusal";
import { send } from "../../exchange/delivery/send";
import { arrivedStep, failMessage, handle } from "../../exchange/handle";
import { type Route, type SentRequest, messageOf, xRequestIdHeader } from "../../exchange/message";
import type { Step } from "../../exchange/step";
import { initialAnswer } from "../../exchange/test-server";
import { limits } from "../../limits/limits";
import type { Role } from "../../users";
import type { Services } from "../services";
import {
  failBefore,
  sendRefusal,
  undecodablePath,
  NoBodyRoom,
  sweepUnread,
} from "./body/body-refusal";
import { type ReadBody, noBody, readMessageBody } from "./body/read-body";
import type { Authentication } from "./credentials/authenticate";
import { type Hosts, createHosts } from "./hosts";
import { type Destination, type MountedInterface, destinationsOf, fits, pathTree } from "./routing";
import { noteUnmatched } from "./notes";
import type { RefuseBeyond } from "./overload";
import { createOpening, foreignHostRefusal, foreignPageRefusal } from "./own-pages";
import { type ReceivedRequest, hasBody, staysHere, rawText } from "./raw-request";

/*
 * The door of the interfaces: each of their messages comes in here, whatever its form. What is for no operation of
 * theirs is left to others.
 */

/** What refuses requests. */
export interface Guards {
  authentication: Authentication;
  refuseBeyond: RefuseBeyond;
}

/** What the stages of the door need. */
interface Door extends Guards {
  services: Services;
  hosts: Hosts;
}

/** A request for an operation, on its way through the door. */
interface DoorCall extends Destination {
  received: ReceivedRequest;
  /** The path as it came. */
  pathname: string;
  /** Those that have been read; nothing has been put right yet. */
  parts: MessageParts;
  body: ReadBody;
}

/** Takes a request; false: it is for no operation of an interface, and somebody else answers it. */
type TakeRequest = (received: ReceivedRequest) => boolean;

export function createDoor(
  services: Services,
  mounted: readonly MountedInterface[],
  guards: Guards,
): TakeRequest {
  const { cors, host, publicHosts } = services.settings;
  const destinations = mounted.flatMap((one) => destinationsOf(services, one));
  const endpoints = destinations.map(({ endpoint }) => endpoint);
  const find = pathTree(
    destinations.map((destination) => ({
      method: destination.endpoint.operation.method,
      segments: destination.endpoint.segments,
      value: destination,
    })),
  );
  const door: Door = { services, ...guards, hosts: createHosts(host, publicHosts) };
  const answersPreflight = createOpening(cors, endpoints);
  const isServed = (path: string): boolean => endpoints.some((endpoint) => fits(endpoint, path));
  return (received) => {
    const { method, originalUrl } = received.req;
    const [pathname, query] = partsOf(originalUrl);
    if (cors.length > 0 && answersPreflight(received, pathname)) return true;
    if (method !== "OPTIONS" && isUndecodable(pathname) && isServed(pathname)) {
      noteUndecodable(door, received, pathname);
      refuse(received, undecodablePath);
      return true;
    }
    // A HEAD is answered as a GET; Node leaves the body out.
    const match = find(method === "HEAD" ? "GET" : method, pathname);
    if (match === undefined) return false;
    const { value, parameters: path } = match;
    if (pathname.includes("%"))
      for (const [name, value] of Object.entries(path)) path[name] = decodeURIComponent(value);
    const parts: MessageParts = { path, query: queryIn(query), body: undefined };
    const { endpoint, route } = value;
    void enter(door, { endpoint, route, received, pathname, parts, body: noBody });
    return true;
  };
}

/** Path and query of a target; a fragment is nobody's business. */
function partsOf(target: string): [path: string, query: string] {
  const sent = target.includes("#") ? target.replace(/#.*$/s, "") : target;
  const end = sent.indexOf("?");
  return end < 0 ? [sent, ""] : [sent.slice(0, end), sent.slice(end + 1)];
}

const queryIn = (query: string): MessageParts["query"] =>
  query === "" ? {} : { ...parseQuery(query) };

function isUndecodable(path: string): boolean {
  if (!path.includes("%")) return false;
  try {
    decodeURIComponent(path);
    return false;
  } catch {
    return true;
  }
}

function noteUndecodable(
  { services, authentication }: Door,
  received: ReceivedRequest,
  path: string,
): void {
  noteUnmatched(
    services,
    { ...received, path },
    {
      status: 400,
      reason: "http-broken",
      detail: "The path has a % that begins no escape.",
      user: authentication.userOf(received.req),
      nearest: [],
    },
  );
}

/** Refuses a request of which nothing was read. */
function refuse({ req, res, found }: ReceivedRequest, refusal: Refusal): void {
  if (hasBody(req)) sweepUnread(req, res);
  res.setHeader(xRequestIdHeader, found.xRequestId);
  sendRefusal(res, refusal);
}

/** Takes a request to its operation. */
async function enter(door: Door, call: DoorCall): Promise<void> {
  try {
    await goThrough(door, call);
  } catch (error) {
    answerFailure(door, call, error);
  }
}

/** The stages of the door. Each one that refuses a request has answered it. */
async function goThrough(door: Door, call: DoorCall): Promise<void> {
  const { services, authentication } = door;
  const { received, parts, route } = call;
  const foreign = foreignRefusal(door, call);
  if (foreign !== undefined) {
    refuse(received, foreign);
    return;
  }
  // The body is read first, because a refusal repeats its ids.
  call.body = await readMessageBody(received, route.operation, services.settings.bodyLimit);
  parts.body = call.body.value;
  const { security } = route.operation;
  const isIn =
    security === "none"
      ? authentication.letAnybodyIn(received)
      : authentication.letIn(received, { called: call, roles: rolesFor(route) });
  if (!(await isIn)) return;
  if (received.found.space === undefined) {
    received.res.setHeader(xRequestIdHeader, received.found.xRequestId);
    send(received.res, initialAnswer(services, route, parts.path));
    return;
  }
  const step = toMessage(services, call);
  if (step.message.space.isClosed) refuseClosed(step);
  else if (services.upstreams?.isLoop(received.req.headers.via) === true)
    refuseLoop(services, step);
  else void handle(step);
}

/** Refuses what pages of others send to the test server, or to an interface that is below the control API. */
function foreignRefusal(
  { services, hosts }: Door,
  { received: { req }, pathname, route }: DoorCall,
): Refusal | undefined {
  if (pathname.startsWith("/standin/"))
    return foreignHostRefusal(hosts, req) ?? foreignPageRefusal(hosts, [], req);
  return route.administer && foreignPageRefusal(hosts, services.settings.cors, req);
}

/** A tester who sends no messages may look at the data through the interface too. */
const rolesFor = ({ administer }: Route): readonly Role[] =>
  administer === undefined ? posOnly : posAndTester;

const posOnly = ["pos"] as const;
const posAndTester = ["pos", "tester"] as const;

/** Refuses a message of a data space that is moving, as beyond a bound: an advice so that the POS repeats it. */
function refuseClosed(step: Step): void {
  const { route, res } = step.message;
  const refusal = refuseAs(withStatus(moving, route.operation), {
    freeString: `The data space is moving to another simulator. Nothing was processed. ${staysHere}`,
  });
  send(res, answerRefusal(step, { ...refusal, headers: retrySoon }));
}

const moving = { ...controlErrors["space-moving"], errorType: "UPSTREAM_UNAVAILABLE" };

/** Refuses a message that comes back from its own upstream: it is no part of the journal. */
function refuseLoop(
  { unmatched, clients }: Pick<Services, "unmatched" | "clients">,
  step: Step,
): void {
  const { req, res, space, user, receivedAt } = step.message;
  const [path] = partsOf(req.originalUrl);
  const why = { status: 500, reason: "loop" as const, nearest: [], user };
  const address = clients.addressOf(req);
  const raw = rawText(req);
  unmatched.note({ ...why, space, receivedAt, method: req.method, path, raw, address });
  send(res, answerRefusal(step, refuseAs(commonErrors["upstream-loop"])));
}

/** The target of a request below a base path, as it was sent. */
const targetBelow = ({ sentTarget, originalUrl }: SentRequest, base: string): string =>
  (sentTarget?.startsWith(`${base}/`) === true ? sentTarget : originalUrl).slice(base.length);

/** Answers what failed before the message was on its way; the journal has it as any other failure of ours. */
function answerFailure({ services, refuseBeyond }: Door, call: DoorCall, error: unknown): void {
  const { received, route } = call;
  const { res, found } = received;
  if (error instanceof NoBodyRoom) {
    refuseBeyond(received, error.reached);
    return;
  }
  if (found.space !== undefined) {
    void failMessage(toMessage(services, call, unread), error);
    return;
  }
  res.setHeader(xRequestIdHeader, found.xRequestId);
  failBefore(services, route, res, error);
}

const unread = (): Reading => ({ violations: [], findings: [] });

/** A message at the door, with its identity: its data space is known. */
function toMessage(
  services: Services,
  { received: { req, res, found }, route, parts, body }: DoorCall,
  read = route.read,
): Step {
  const { space, user = "", sender = "" } = found;
  if (space === undefined) throw new Error("an operation was reached without a data space");
  const { lenient } = services.settings;
  const unreadable = body.unreadable ?? (lenient ? undefined : misencodedBody(body));
  // Reading puts the parts right, but not what is received.
  const received = parts.body;
  const reading = unreadable === undefined ? read(parts) : unread();
  noteText(reading, body, lenient);
  const arrival = {
    route,
    req,
    res,
    space,
    user,
    sender,
    tester: found.tester,
    upstream: services.upstreams?.of(route.contract.name, user),
    parts,
    received,
    target: targetBelow(req, route.base),
    sentBody: body.sent,
    reading,
    raw: body.raw?.toString(),
    unreadable,
    receivedAt: found.receivedAt,
    now: services.clocks.now(space),
    startedAt: found.startedAt,
    xRequestId: found.xRequestId,
  };
  const step = arrivedStep(services, messageOf(arrival, services.store));
  found.arrival = step;
  return step;
}

/** Adds what only the text of the body tells. */
function noteText(reading: Reading, body: ReadBody, lenient: boolean): void {
  const { violations, findings } = reading;
  if (violations.length > 0 && body.text !== undefined) echoAsSent(reading, body.text.toString());
  findings.push(...(body.findings ?? []), ...(lenient ? encodingFindings(body) : []));
}

/** Shows a number as it was sent, where it reads otherwise: 9007199254740993 is not ...992. */
function echoAsSent({ violations }: Reading, json: string): void {
  const texts = numberTexts(json);
  for (const violation of violations) {
    const sent = texts.get(violation.field);
    if (sent !== undefined && violation.value === String(Number(sent)))
      violation.value = sent.slice(0, limits.echoedValue);
  }
}

/** The refusal of a body that is not text in UTF-8. */
const misencodedBody = ({ misencoded }: ReadBody): Refusal | undefined =>
  misencoded && refuseAs(commonErrors["body-unreadable"], { formatErrors: misencoded });

const encodingFindings = ({ misencoded = [] }: ReadBody): Finding[] =>
  misencoded.map(({ field, msg }) => ({ code: "not-utf-8", field, text: `${field} ${msg}` }));
