import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { RequestHandler } from "express";
import type { Services } from "../services";
import type { Exposition, MeasuredServices } from "./exposition";

/** Path of the metrics, on the simulator's own port and on theirs. */
export const metricsPath = "/metrics";

/** Makes the metrics when they are first asked for: most simulators have no collector. */
function expositionOf(services: MeasuredServices): () => Promise<Exposition> {
  let made: Promise<Exposition> | undefined;
  return () =>
    (made ??= import("./exposition.js").then(({ createExposition }) => createExposition(services)));
}

/** Answers with the metrics, in Prometheus' text format. */
export function sendMetrics(services: MeasuredServices): RequestHandler {
  const exposition = expositionOf(services);
  return async (_req, res) => {
    const { type, text } = await exposition();
    res.setHeader("content-type", type);
    res.end(await text());
  };
}

/** A server for the metrics alone, which wants no credentials. */
interface MetricsServer {
  /** `http://127.0.0.1:9100/metrics`. */
  url: string;
  close: () => Promise<void>;
}

/** Starts it. Rejects if the port is not available. */
export async function listenForMetrics(
  services: MeasuredServices & Pick<Services, "log">,
  { host, port }: { host: string; port: number },
): Promise<MetricsServer> {
  const exposition = expositionOf(services);
  const server = createServer((req, res) => {
    if (req.method !== "GET" || req.url !== metricsPath) {
      res.writeHead(404).end();
      return;
    }
    exposition()
      .then(async ({ type, text }) => {
        res.setHeader("content-type", type);
        res.end(await text());
      })
      .catch((error: unknown) => {
        services.log.error({ err: error }, "the metrics could not be read");
        res.destroy();
      });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve();
    });
  });
  const { port: taken } = server.address() as AddressInfo;
  const name = host.includes(":") ? `[${host}]` : host;
  return {
    url: `http://${name}:${taken}${metricsPath}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
