import { once } from "node:events";
import { type Server, type ServerResponse, createServer } from "node:http";
import { text } from "node:stream/consumers";
import type { Standin } from "../../src";
import { hasMembers, memberOf } from "../../src/contract/values/json-value";

/** An answer of a provider on its way. */
export interface PassingAnswer {
  /** Method and path below the base of the interface. */
  to: string;
  status: number;
  body: unknown;
  /** The body of the message. */
  sent?: unknown;
}

const proxies: Server[] = [];

afterAll(() => {
  for (const proxy of proxies) proxy.closeAllConnections();
  for (const proxy of proxies) proxy.close();
});

/** A proxy in front of an interface of a provider, which changes answers, or answers itself; its URL. */
export async function startProxy(
  provider: Standin,
  name: string,
  change: (answer: PassingAnswer, response: ServerResponse) => PassingAnswer | undefined,
): Promise<string> {
  const proxy = createServer((request, response) => {
    void (async () => {
      const { method = "", url = "", headers } = request;
      const sent = await text(request);
      const answer = await fetch(`${provider.url}${provider.interfaces[name] ?? ""}${url}`, {
        method,
        headers: {
          authorization: headers.authorization ?? "",
          "content-type": "application/json",
        },
        body: sent === "" ? null : sent,
      });
      const came = await answer.text();
      const body: unknown = came === "" ? undefined : JSON.parse(came);
      const passed = change(
        {
          to: `${method} ${url}`,
          status: answer.status,
          body,
          sent: sent === "" ? undefined : JSON.parse(sent),
        },
        response,
      );
      if (passed === undefined) return;
      response.writeHead(passed.status, { "content-type": "application/json; charset=utf-8" });
      response.end(passed.body === undefined ? "" : JSON.stringify(passed.body));
    })();
  });
  proxies.push(proxy);
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const address = proxy.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
}

/** Changes what stands at a path of a body, where something stands there. */
export function changeAt(value: unknown, path: string, change: (value: unknown) => unknown): void {
  const names = path.split(".");
  const last = names.pop() ?? "";
  let owner: unknown = value;
  for (const name of names) owner = memberOf(owner, name);
  if (!hasMembers(owner) || !Object.hasOwn(owner, last)) return;
  const changed = change(owner[last]);
  if (changed === undefined) Reflect.deleteProperty(owner, last);
  else owner[last] = changed;
}
