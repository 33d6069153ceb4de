import type { Exchange } from "../../journal/exchange";
import { credentials } from "../api";
import { shellWord } from "../text";

/** A shell line that sends a message again; card numbers are in it as the journal shows them: masked. */
export function curlOf({ method, path, request }: Exchange): string {
  const { user = "", password = "" } = credentials.value ?? {};
  const parts = ["curl", "-u", shellWord(`${user}:${password}`)];
  if (method !== "GET") parts.push("-X", method);
  const type = request.headers["content-type"];
  if (type !== undefined) parts.push("-H", shellWord(`content-type: ${type}`));
  if (request.body !== undefined) parts.push("--data-binary", shellWord(textOf(request.body)));
  return [...parts, shellWord(location.origin + path)].join(" ");
}

const textOf = (body: unknown): string => (typeof body === "string" ? body : JSON.stringify(body));
