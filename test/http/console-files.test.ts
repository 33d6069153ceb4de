import request, { type Response } from "supertest";
import { startStandin } from "../support/standin";

const html = "text/html,application/xhtml+xml,*/*;q=0.8";
const console_ = "/standin/console/";

/** The bytes of an answer, as they were sent. */
const bytesOf = async (url: string, path: string, encoding: string): Promise<Response> =>
  request(url)
    .get(path)
    .set("accept-encoding", encoding)
    .buffer(true)
    .parse((res, done) => {
      const pieces: Buffer[] = [];
      res.on("data", (piece: Buffer) => pieces.push(piece));
      res.on("end", () => {
        done(null, Buffer.concat(pieces));
      });
    });

const linksIn = (page: string): string[] =>
  [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, link = ""]) => link);

describe("the files of the console", () => {
  test("a browser that asks for / is sent there; others are told that there is no such path", async () => {
    const { url } = await startStandin();
    const sent = await request(url).get("/").set("accept", html);
    expect([sent.status, sent.headers["location"]]).toEqual([302, console_]);
    expect((await request(url).get("/")).status).toBe(404);
    expect((await request(url).post("/").set("accept", html)).status).toBe(404);
  });

  test("an interface at / keeps its paths", async () => {
    const { url } = await startStandin({ mounts: { airtime: "/" } });
    expect((await request(url).get("/").set("accept", html)).status).toBe(404);
    expect((await request(url).get(console_)).status).toBe(200);
  });

  test("every page address answers the one page, under a policy that lets it load its own files alone", async () => {
    const { url } = await startStandin();
    const pages = await Promise.all(
      ["/standin/console/", "/standin/console/messages/12", "/standin/console/a?b=c"].map((path) =>
        request(url).get(path),
      ),
    );
    for (const page of pages) {
      expect(page.status).toBe(200);
      expect(page.text).toBe(pages[0]?.text);
      expect(page.headers["content-security-policy"]).toMatch(
        /^default-src 'none';.*frame-ancestors 'none'$/,
      );
      expect(page.headers["content-security-policy"]).not.toContain("unsafe");
      expect(page.headers["x-content-type-options"]).toBe("nosniff");
      expect(page.text).not.toMatch(/<style|<script(?! type="module" src=)|style=| on\w+=/);
    }
  });

  test("files are sent compressed, and plain to who does not accept that; the first load is small", async () => {
    const { url } = await startStandin();
    const links = linksIn((await request(url).get(console_)).text);
    expect(links.length).toBeGreaterThanOrEqual(4);
    const bytes: Record<string, number> = { js: 0, css: 0, svg: 0 };
    for (const link of links) {
      expect(link).toMatch(/-[\dA-Z]{8}\.(js|css|svg)$/);
      const small = await bytesOf(url, link, "gzip");
      const plain = await bytesOf(url, link, "identity");
      expect(small.headers["cache-control"]).toContain("immutable");
      expect([small.headers["content-encoding"], plain.headers["content-encoding"]]).toEqual([
        "gzip",
        undefined,
      ]);
      expect(small.headers["content-length"]).not.toBe(plain.headers["content-length"]);
      const extension = link.split(".").at(-1) ?? "";
      bytes[extension] = (bytes[extension] ?? NaN) + Number(small.headers["content-length"]);
    }
    expect(bytes["js"]).toBeLessThanOrEqual(60_000);
    expect(bytes["css"]).toBeLessThanOrEqual(12_000);
    expect(bytes["svg"]).toBeLessThanOrEqual(1_000);
  });

  test("no other file can be had, and nothing but GET", async () => {
    const { url } = await startStandin();
    for (const path of [
      "assets/console.js",
      "assets/index.html",
      "assets/..%2findex.html",
      "assets/",
    ])
      expect((await request(url).get(console_ + path)).status).toBe(404);
    const posted = await request(url).post(console_);
    expect([posted.status, posted.headers["allow"]]).toEqual([405, "GET"]);
  });

  test("a foreign host is refused", async () => {
    const { url } = await startStandin();
    expect((await request(url).get(console_).set("host", "evil.example")).status).toBe(403);
  });

  test("console: false serves none", async () => {
    const { url } = await startStandin({ console: false });
    expect((await request(url).get(console_)).status).toBe(404);
    expect((await request(url).get("/").set("accept", html)).status).toBe(404);
  });
});
