import type { IncomingMessage } from "node:http";
import type { MessageParts } from "../../contract/checks/reader";
import { limits } from "../../limits/limits";
import type { SentCredentials } from "./credentials/guesses";
import type { ReceivedRequest } from "./request-context";
import type { Route, SentRequest } from "../../exchange/message";
import { pathTree } from "./path-tree";
import type { Endpoint } from "./routing";

/** More headers than anybody needs. */
export const hasTooManyHeaders = (req: IncomingMessage): boolean =>
  req.rawHeaders.length / 2 > limits.headerCount;

/** An operation, and what leads to it. */
export interface Destination {
  endpoint: Endpoint;
  route: Route;
}

/** What the short way does at its stages. */
interface ShortWayStages {
  /** Most bytes of a body. */
  bodyLimit: number;
  /** The credentials of the request, if they name a data space. */
  known: (req: IncomingMessage) => SentCredentials | undefined;
  /** Takes it to its operation when its body has come whole. */
  take: (message: PlainMessage) => void;
}

/** A message that has come the short way. */
export interface PlainMessage extends ReceivedRequest {
  sentBy: SentCredentials;
  route: Route;
  path: MessageParts["path"];
  /** The text of its body. */
  text: Buffer;
}

/** Takes a request, and says whether it did. */
type ShortWay = (received: ReceivedRequest) => boolean;

/**
 * The short way of a message to its operation: one step in place of Express and its chain, which is a third of what a
 * message costs. It takes plain messages only: a JSON body of a known length, sent by no page, to a path without query
 * or escapes, with credentials that name a data space. Everything else goes through Express; what is
 * answered is the same.
 */
export function createShortWay(
  destinations: readonly Destination[],
  { bodyLimit, known, take }: ShortWayStages,
): ShortWay {
  const find = pathTree(
    destinations.map((destination) => ({
      method: destination.endpoint.operation.method,
      segments: destination.endpoint.segments,
      value: destination,
    })),
  );
  return (received) => {
    const { req } = received;
    if (!isPlain(req, bodyLimit)) return false;
    const sentBy = known(req);
    if (sentBy === undefined) return false;
    const match = find(req.method, req.originalUrl);
    if (match === undefined) return false;
    readWhole(received, (text) => {
      take({ ...received, sentBy, route: match.value.route, path: match.parameters, text });
    });
    return true;
  };
}

/** Paths of which nothing has to be decoded, joined or left out. */
const plainPath = /^(?:\/[\w.~-]+)+$/;
const plainType = /^application\/json(?:; ?charset=utf-8)?$/i;

function isPlain(req: SentRequest, bodyLimit: number): boolean {
  const { headers, originalUrl } = req;
  const length = Number(headers["content-length"]);
  return (
    length > 0 &&
    length <= Math.min(bodyLimit, limits.smallBodyBytes) &&
    plainType.test(headers["content-type"] ?? "") &&
    plainPath.test(originalUrl) &&
    headers["content-encoding"] === undefined &&
    headers["transfer-encoding"] === undefined &&
    headers.origin === undefined &&
    headers["sec-fetch-site"] === undefined &&
    !hasTooManyHeaders(req)
  );
}

/** Reads a body to its end. Nobody waits for the answer to one that breaks off. */
function readWhole({ req }: ReceivedRequest, read: (text: Buffer) => void): void {
  const pieces: Buffer[] = [];
  const finish = (): void => {
    const [only] = pieces;
    read(pieces.length === 1 && only !== undefined ? only : Buffer.concat(pieces));
  };
  req.on("data", (piece: Buffer) => pieces.push(piece));
  req.once("end", finish);
  req.once("error", () => {
    req.socket.destroy();
  });
}
