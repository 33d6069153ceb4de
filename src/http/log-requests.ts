import { maskPansIn } from "../contract/masking";
import type { Received } from "./locals";
import type { Services } from "./services";
import { limits } from "../limits";

/** One line for each finished request: what arrived, from whom, what was answered and why, which fault was applied. */
export const logRequests =
  ({ log, time }: Services) =>
  ({ req, res, found }: Received): void => {
    const { method, originalUrl } = req;
    res.once("close", () => {
      const { startedAt, progress, xRequestId, user, refusedFor } = found;
      log.info(
        {
          xRequestId,
          ...(user !== undefined && { user }),
          method,
          path: maskPansIn(originalUrl).slice(0, limits.loggedPath),
          status: res.writableFinished ? res.statusCode : null,
          ms: Math.round((time.monotonic() - startedAt) * 10) / 10,
          ...(progress && {
            exchange: progress.number,
            interface: progress.message.route.contract.name,
            operation: progress.message.route.operation.id,
            state: progress.stateAfter,
          }),
          ...(progress &&
            progress.appliedFaults.length > 0 && {
              fault: progress.appliedFaults.map(({ text }) => text).join("; "),
            }),
          ...(refusedFor !== undefined && {
            reason: maskPansIn(refusedFor).slice(0, limits.loggedReason),
          }),
        },
        "request",
      );
    });
  };
