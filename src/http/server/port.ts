import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { limits } from "../../limits/limits";
import type { Absences } from "../../store";
import type { Connections } from "./connections";
import type { Log } from "../../simulator/log";

/** What listens, and where. */
interface Listener {
  server: Server;
  connections: Pick<Connections, "closeAll">;
  host: string;
  /** 0: a free one. */
  port: number;
}

/** The port of a simulator, which a fault can close for a time. */
export interface Port {
  /** Starts listening. Rejects if the address is not available. */
  open(listener: Listener): Promise<AddressInfo>;
  /**
   * Closes the port and all connections at once. It opens again when the last of these waits is over, unless the
   * simulator stops. A port that others share stays open: the scenario ran when it was kept, and they did not share
   * the simulator then.
   */
  closeDuring(wait: Promise<boolean>): void;
}

/** What a port depends on. */
interface PortSettings {
  /** Others use the simulator too. */
  isShared: boolean;
  stopping: AbortSignal;
  log: Pick<Log, "error">;
  /** It is noted when nothing could reach the simulator. */
  absences: Pick<Absences, "begin" | "end">;
}

export function createPort({ isShared, stopping, log, absences }: PortSettings): Port {
  let listener: Listener | undefined;
  let waits = 0;
  const reopen = (opened: Listener): void => {
    if (waits > 0 || stopping.aborted || opened.server.listening) return;
    listen(opened)
      .then(absences.end)
      .catch((error: unknown) => {
        log.error({ err: error }, "the port could not be opened again; the next try comes soon");
        setTimeout(reopen, limits.connectionCheckMs, opened).unref();
      });
  };
  const closeUntil = async (opened: Listener, wait: Promise<boolean>): Promise<void> => {
    waits += 1;
    absences.begin();
    if (opened.server.listening) opened.server.close();
    opened.connections.closeAll();
    await wait;
    waits -= 1;
    reopen(opened);
  };
  return {
    async open(wanted) {
      const taken = await listen(wanted);
      listener = { ...wanted, host: taken.address, port: taken.port };
      return taken;
    },
    closeDuring(wait) {
      if (listener !== undefined && !isShared) void closeUntil(listener, wait);
    },
  };
}

function listen({ server, host, port }: Listener): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve(server.address() as AddressInfo);
    });
  });
}
