import type { IncomingMessage, ServerResponse } from "node:http";
import type { MessageParts } from "../contract/reader";
import { hasTooManyHeaders } from "./connection";
import type { Found } from "./locals";
import type { Route, SentRequest } from "./pipeline/message";
import { pathTree } from "./path-tree";
import { type Endpoint, pathParameters } from "./routing";

/** An operation, and what leads to it. */
export interface Destination {
  endpoint: Endpoint;
  route: Route;
}

/** What the short way does at its stages. */
export interface ShortWayStages {
  /** Most bytes of a body. */
  bodyLimit: number;
  /** The credentials of the request were accepted before on its connection. */
  isKnown: (req: IncomingMessage) => boolean;
  /** Notes what is noted of every request when its head has come. */
  begin: (req: IncomingMessage, res: ServerResponse) => Begun;
  /** Takes it to its operation when its body has come whole. */
  take: (begun: Begun, res: ServerResponse, message: PlainMessage) => void;
}

/** A request whose head has come, and the place for what is found out about it. */
export interface Begun {
  req: SentRequest;
  found: Found;
}

/** A message that has come the short way. */
export interface PlainMessage {
  route: Route;
  path: MessageParts["path"];
  /** The text of its body. */
  text: Buffer;
}

/** Takes a request, and says whether it did. */
export type ShortWay = (req: IncomingMessage, res: ServerResponse) => boolean;

/**
 * The short way of a message to its operation: one step in place of Express and its chain, which is a third of what a
 * message costs. It takes plain messages only: a JSON body of a known length, sent by no page, to a path without query
 * or escapes, on a connection whose credentials were accepted before. Everything else goes through Express; what is
 * answered is the same.
 */
export function createShortWay(
  destinations: readonly Destination[],
  { bodyLimit, isKnown, begin, take }: ShortWayStages,
): ShortWay {
  const find = pathTree(
    destinations.map((destination) => ({
      method: destination.endpoint.operation.method,
      segments: destination.endpoint.segments,
      value: destination,
    })),
  );
  return (req, res) => {
    if (!isPlain(req, bodyLimit) || !isKnown(req)) return false;
    const { method = "", url = "" } = req;
    const segments = url.slice(1).split("/");
    const destination = find(method, segments);
    if (destination === undefined) return false;
    const path = pathParameters(destination.endpoint, segments);
    const begun = begin(req, res);
    readWhole(req, (text) => {
      take(begun, res, { route: destination.route, path, text });
    });
    return true;
  };
}

/** Paths of which nothing has to be decoded, joined or left out. */
const plainPath = /^(?:\/[\w.~-]+)+$/;
const plainType = /^application\/json(?:; ?charset=utf-8)?$/i;

function isPlain(req: IncomingMessage, bodyLimit: number): boolean {
  const { headers, url = "" } = req;
  const length = Number(headers["content-length"]);
  return (
    length > 0 &&
    length <= bodyLimit &&
    plainType.test(headers["content-type"] ?? "") &&
    plainPath.test(url) &&
    headers["content-encoding"] === undefined &&
    headers["transfer-encoding"] === undefined &&
    headers.origin === undefined &&
    headers["sec-fetch-site"] === undefined &&
    !hasTooManyHeaders(req)
  );
}

/** Reads a body to its end. Nobody waits for the answer to one that breaks off. */
function readWhole(req: IncomingMessage, read: (text: Buffer) => void): void {
  const pieces: Buffer[] = [];
  req.on("data", (piece: Buffer) => pieces.push(piece));
  req.once("end", () => {
    const [only] = pieces;
    read(pieces.length === 1 && only !== undefined ? only : Buffer.concat(pieces));
  });
  req.once("error", () => {
    req.socket.destroy();
  });
}
