import type { RequestHandler } from "express";
import type { Authentication } from "../authenticate";
import { isLoopbackAddress } from "../hosts";
import type { Services } from "../services";
import { ControlRefused } from "./refused";

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
