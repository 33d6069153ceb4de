import type { ServerResponse } from "node:http";
import type { ReachedBound } from "../../limits/bounds";
import type { Space } from "../../store";
import type { User } from "../../users";
import type { SentRequest, TesterNote } from "../../exchange/message";
import type { Step } from "../../exchange/step";

/**
 * Counts what has come of a large body, in bytes, until the request has ended. Tells which bound is reached where
 * the bodies of all connections together leave no room for it; then none of it may be kept.
 */
export type BodyRoom = (res: ServerResponse, come: number) => ReachedBound | undefined;

/** What the stages before an operation have found out about a request. */
export interface RequestContext {
  xRequestId: string;
  /** Undefined: no (accepted) credentials, where none are needed. */
  space?: Space;
  user?: string;
  /** Keyed digest of the credential pair. */
  sender?: string;
  /** A tester has the simulator send it. */
  tester?: TesterNote | undefined;
  /** The user of the users file, as it was when the credentials were looked at. */
  listed?: User;
  /** A user of the users file who looks after all data spaces. */
  isOperator?: true;
  /** Bytes of a large body that came before its data space was known. */
  largeBody?: number;
  /** The message, once it has reached its operation. */
  arrival?: Step;
  /** Bounds the bodies of all requests together. */
  bodyRoom: BodyRoom;
  receivedAt: number;
  startedAt: number;
}

/** A request whose head has come, and what is found out about it. */
export interface ReceivedRequest {
  req: SentRequest;
  res: ServerResponse;
  found: RequestContext;
}

/** A response with what was found out about its request: the listener puts it there. */
type WithFound = ServerResponse & { locals: RequestContext };

/** What was found out about a request, by its response. */
export const contextOf = (res: ServerResponse): RequestContext => (res as WithFound).locals;

/** A request as Express has it. */
export const receivedThrough = (req: SentRequest, res: ServerResponse): ReceivedRequest => ({
  req,
  res,
  found: contextOf(res),
});

/** The data space is moving to another simulator, or was dropped a moment ago: nothing was changed. */
export class SpaceClosed extends Error {
  static {
    this.prototype.name = "SpaceClosed";
  }

  constructor() {
    super("the data space is moving, or was dropped");
  }
}

/** What becomes of a data space that is moving, for those who are refused meanwhile. */
export const staysHere = "If it stays here, an operator opens it again: standin spaces reopen.";

/** The data space of a request that cannot come without credentials. Throws `SpaceClosed`. */
export function spaceOf(res: ServerResponse): Space {
  const { space } = contextOf(res);
  if (space === undefined) throw new Error("the route asks for no credentials");
  if (space.isClosed) throw new SpaceClosed();
  return space;
}
