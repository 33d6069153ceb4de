import type { Reply } from "./client";
import type { HttpMessage } from "./messages";
import type { Random } from "./random";

/** Everything of an answer that a client sees and that may not depend on when, where or beside whom it was made. */
export const visible = ({ status, headers, text }: Reply): string =>
  `${String(status)} ${String(headers["content-type"])} ${String(headers["standin-exchange"])} ${text}`;

/** A message that is refused for its form, with or without a usable id. */
export function brokenMessage(random: Random, { method, path, body }: HttpMessage): HttpMessage {
  switch (random.int(4)) {
    case 0:
      return { method, path, body: { ...(body as object), id: "no-uuid" } };
    case 1:
      return {
        method,
        path: path.replace(/[^/]+$/, "no-uuid"),
        body: { ...(body as object), id: undefined },
      };
    case 2:
      return { method, path: path.replace(/[^/]+$/, "no-uuid"), body: '{"id":' };
    default:
      return {
        method,
        path,
        body: { ...(body as object), thirdPartyIdentifiers: random.int(100) },
      };
  }
}
