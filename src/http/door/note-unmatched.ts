import type { Request, Response } from "express";
import { contextOf } from "./request-context";
import type { Services } from "../services";
import type { RefusedRequest } from "../../journal/unmatched-requests";

type RefusalCause = Pick<RefusedRequest, "status" | "reason" | "nearest" | "user">;

/** Notes a request that is refused before it reaches an operation. */
export function noteUnmatched(
  { unmatched, clients }: Pick<Services, "unmatched" | "clients">,
  { req, res }: { req: Request; res: Response },
  why: RefusalCause,
): void {
  const { space, receivedAt } = contextOf(res);
  const { method, baseUrl } = req;
  const path = `${baseUrl}${req.path}`;
  const address = clients.addressOf(req);
  unmatched.note({ ...why, space, receivedAt, method, path, address });
}
