import type { RequestHandler } from "express";
import { limits } from "../../limits";
import type { Space } from "../../store";
import { foundOf } from "../locals";
import type { Services } from "../services";
import { ControlRefused } from "./refused";

/**
 * Server-sent events: each exchange of the data space as it is kept, and again when it has changed since
 * (a held one that was answered). Ends with the server.
 */
export function streamMessages(services: Services): RequestHandler {
  const streams = new Map<number, number>();
  return (_req, res, next) => {
    const space = foundOf(res).space as Space;
    const open = streams.get(space.id) ?? 0;
    if (open >= limits.messageStreams) {
      next(new ControlRefused("streams-too-many"));
      return;
    }
    streams.set(space.id, open + 1);
    res.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
    res.flushHeaders();
    const unfollow = services.journal.follow(space, (number) => {
      const exchange = services.journal.get(space, number);
      if (exchange !== undefined) res.write(`id: ${number}\ndata: ${JSON.stringify(exchange)}\n\n`);
    });
    const end = (): void => {
      res.end();
    };
    services.stopping.addEventListener("abort", end);
    res.once("close", () => {
      unfollow();
      services.stopping.removeEventListener("abort", end);
      streams.set(space.id, (streams.get(space.id) ?? 1) - 1);
    });
  };
}
