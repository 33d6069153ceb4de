import { createHosts } from "./hosts";
import type { SentRequest } from "../../exchange/message";
import type { ServerSettings } from "../../simulator/core";

/** How often a request names its host; 2 stands for every larger number. */
function hostsNamed({ rawHeaders }: SentRequest): 0 | 1 | 2 {
  let isNamed = false;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length !== 4 || name.toLowerCase() !== "host") continue;
    if (isNamed) return 2;
    isNamed = true;
  }
  return isNamed ? 1 : 0;
}

/** A target with scheme and host, as clients send it to a forward proxy. */
const absolute = /^https?:\/\/([^/?#]*)/i;

/**
 * Says what is wrong with the host of a request (RFC 9112, 3.2), in words; undefined: nothing is. A target that has one
 * of our own hosts in it goes on as its path, and its host counts.
 */
export function createHostCheck({
  host: listened,
  publicHosts,
}: Pick<ServerSettings, "host" | "publicHosts">): (req: SentRequest) => string | undefined {
  const { isOurs } = createHosts(listened, publicHosts);
  return (req) => {
    const named = hostsNamed(req);
    if (named === 2) return "The header Host appears twice.";
    if (named === 0 && req.httpVersion !== "1.0") return "The header Host is missing.";
    const [start, host] = absolute.exec(req.originalUrl) ?? [];
    if (start === undefined || host === undefined) return undefined;
    if (!isOurs({ socket: req.socket, headers: { host } })) return foreignTarget;
    const path = req.originalUrl.slice(start.length).replace(/^(?!\/)/, "/");
    req.headers.host = host;
    Object.assign(req, { url: path, originalUrl: path });
    return undefined;
  };
}

const foreignTarget =
  "The target of the request is on another host. If that is a name of the simulator, start it with --public-host and " +
  "this name.";
