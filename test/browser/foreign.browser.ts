import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { type Standin } from "../../src";
import { cards, newTill, redemptionOf } from "../support/messages/gift-card";
import { startStandin } from "../support/standin";
import { openPage } from "./open";

/** A page of somebody else, under a name of this machine. */
async function foreignOrigin(name: string): Promise<{ origin: string; close: () => void }> {
  const server = createServer((_req, res) => {
    res.setHeader("content-type", "text/html").end("<!doctype html><title>Elsewhere</title>");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { origin: `http://${name}:${port}`, close: () => server.close() };
}

/** What the page of the other origin tries, in the browser; each resolves to what it got hold of. */
const attempts: Readonly<Record<string, string>> = {
  "a reset as plain text": `fetch(URL + "/standin/reset", {
    method: "POST", mode: "no-cors", credentials: "include", body: "{}",
  }).then(({ type, status }) => [type, status])`,
  "a reset by the interface": `fetch(URL + "/giftcard/v3/testServerAdmin/reset", {
    method: "POST", mode: "no-cors", credentials: "include",
    body: '{"userDataWillBeLost":"TRUE","resetUserData":"TRUE"}',
  }).then(({ type, status }) => [type, status])`,
  "a reset that asks first": `fetch(URL + "/standin/reset", {
    method: "POST", credentials: "include", headers: { "content-type": "application/json" },
  }).then(() => "reset", ({ name }) => name)`,
  "a deletion": `fetch(URL + "/standin/snapshots/kept", { method: "DELETE", credentials: "include" })
    .then(() => "deleted", ({ name }) => name)`,
  "the messages": `fetch(URL + "/standin/messages", { credentials: "include" })
    .then((answer) => answer.text(), ({ name }) => name)`,
  "the journal, unseen": `fetch(URL + "/standin/journal", { mode: "no-cors", credentials: "include" })
    .then((answer) => answer.text())`,
  "the stream": `new Promise((resolve) => {
    const stream = new EventSource(URL + "/standin/messages/stream", { withCredentials: true });
    stream.onmessage = ({ data }) => resolve(data);
    stream.onerror = () => { stream.close(); resolve("error"); };
  })`,
  "the messages as a script": `new Promise((resolve) => {
    const script = document.createElement("script");
    script.onload = () => resolve("loaded");
    script.onerror = () => resolve("error");
    script.src = URL + "/standin/messages";
    document.head.append(script);
  })`,
  "the console in a frame": `new Promise((resolve) => {
    const frame = document.createElement("iframe");
    frame.addEventListener("load", () => resolve(read(() => frame.contentDocument.body.textContent)));
    frame.src = URL + "/standin/console/";
    document.body.append(frame);
  })`,
};

/** Runs an attempt; \`read\` gives what a frame shows, or the name of what forbids it. */
const scriptFor = ({ url }: Standin, attempt: string): string =>
  `(async () => {
    const URL = ${JSON.stringify(url)};
    const read = (look) => { try { return look(); } catch ({ name }) { return name; } };
    return ${attempt};
  })()`;

/** Where a form resets a data space. */
const resets = ["/standin/reset", "/giftcard/v3/testServerAdmin/reset"];

/**
 * Sends a form, and shows what it is answered in a frame of the page or in place of the page: the browser adds the
 * credentials to that as well.
 */
const submit = (address: string, target: "frame" | "_self"): string =>
  `(() => {
    const frame = Object.assign(document.createElement("iframe"), { name: "frame" });
    document.body.append(frame);
    const form = document.body.appendChild(document.createElement("form"));
    Object.assign(form, { method: "POST", enctype: "text/plain", target: "${target}" });
    form.action = ${JSON.stringify(address)};
    form.submit();
  })()`;

/** Sends a form; the status of its answer. */
async function sendForm(page: Page, address: string, target: "frame" | "_self"): Promise<number> {
  const answered = page.waitForResponse(address);
  await page.evaluate(submit(address, target));
  const answer = await answered;
  expect(answer.frame() === page.mainFrame()).toBe(target === "_self");
  if (target === "_self") await page.waitForURL(address);
  return answer.status();
}

/** Another port is the same site; another name is another one. */
test.each(["127.0.0.1", "localhost"])(
  "a page of another origin, at %s, can neither change nor read anything, though the browser knows the credentials",
  async (name) => {
    const standin = await startStandin();
    await newTill(standin, "7102", "pos").redeem(redemptionOf(cards.funded, 100));
    await standin.snapshots.save("kept");
    const { host } = new URL(standin.url);
    const page = await openPage(`http://7102:pos@${host}/standin/data`, { expected: /./ });
    const own = scriptFor(standin, attempts["the messages"] ?? "");
    // From here on the browser sends them with what it asks of the simulator.
    expect(await page.evaluate<string>(own)).toContain('"exchanges"');
    const before = stateOf(standin);
    const foreign = await foreignOrigin(name);
    try {
      await page.goto(foreign.origin);
      const got: Record<string, unknown> = {};
      for (const [what, attempt] of Object.entries(attempts))
        got[what] = await page.evaluate(scriptFor(standin, attempt));
      expect(got).toEqual(nothing);
      for (const target of ["frame", "_self"] as const)
        for (const path of resets) {
          await page.goto(foreign.origin);
          expect([path, await sendForm(page, standin.url + path, target)]).toEqual([path, 403]);
        }
    } finally {
      foreign.close();
    }
    expect(before.messages.exchanges).toHaveLength(1);
    expect(stateOf(standin)).toEqual(before);
  },
);

/** What the attempts get hold of: what the browser says of a request that it may not see, or of a frame. */
const nothing: Readonly<Record<keyof typeof attempts, unknown>> = {
  "a reset as plain text": ["opaque", 0],
  "a reset by the interface": ["opaque", 0],
  "a reset that asks first": "TypeError",
  "a deletion": "TypeError",
  "the messages": "TypeError",
  "the journal, unseen": "",
  "the stream": "error",
  "the messages as a script": "error",
  "the console in a frame": "TypeError",
};

const stateOf = (standin: Standin) => ({
  data: standin.data(),
  messages: standin.messages(),
  snapshots: standin.snapshots.list().map((snapshot) => snapshot.name),
});
