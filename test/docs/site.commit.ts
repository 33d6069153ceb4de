import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync, statSync } from "node:fs";
import { join, posix } from "node:path";
import { gunzipSync } from "node:zlib";
import { siteDirectory } from "../../src/package-files";
import { startStandin } from "../support/standin";

beforeAll(() => {
  execFileSync("npm", ["run", "-s", "docs:site"], { stdio: "pipe" });
});

const files = (): string[] =>
  readdirSync(siteDirectory, { recursive: true, encoding: "utf8" }).filter((name) =>
    statSync(join(siteDirectory, name)).isFile(),
  );

/** The pages of the site, by their paths in it. */
const pagesOfSite = (): Map<string, string> =>
  new Map(
    files()
      .filter((name) => name.endsWith(".html.gz"))
      .map((name) => [
        name.slice(0, -3),
        gunzipSync(readFileSync(join(siteDirectory, name))).toString(),
      ]),
  );

const base = "/standin/docs/";

test("has a page for each page of the documentation, and is small enough for the package", () => {
  const names = [...pagesOfSite().keys()];
  for (const page of readdirSync("docs").filter((name) => name.endsWith(".md")))
    expect(names).toContain(
      page === "README.md" ? "where-to-start.html" : page.replace(".md", ".html"),
    );
  expect(names).toContain("index.html");
  expect(names.filter((name) => name.startsWith("interfaces/"))).toHaveLength(10);
  const bytes = files().reduce((sum, name) => sum + statSync(join(siteDirectory, name)).size, 0);
  expect(bytes).toBeLessThan(3_000_000);
});

/** What a page refers to in this site: links, scripts, pictures. */
const referencesIn = (html: string): string[] =>
  [...html.matchAll(/<(?:a|link|script|img)\b[^>]*?(?:href|src)="([^"]*)"/g)]
    .map(([, href = ""]) => href.replaceAll("&amp;", "&"))
    .filter((href) => !/^(https?:|mailto:)/.test(href));

/** The file and the anchor that a page refers to. */
function targetOf(name: string, href: string): { file: string; anchor: string } {
  const [path = "", anchor = ""] = href.split("#");
  const within = path.startsWith(base)
    ? path.slice(base.length) || "index.html"
    : posix.join(posix.dirname(name), path);
  return { file: path === "" ? name : within, anchor: decodeURIComponent(anchor) };
}

test("every link leads to a page, a file or a heading that there is", () => {
  const pages = pagesOfSite();
  const known = new Set(files().map((name) => name.replace(/\.gz$/, "")));
  const references = [...pages]
    .filter(([name]) => name !== "404.html")
    .flatMap(([name, html]) => referencesIn(html).map((href) => ({ name, href })));
  const leads = ({ file, anchor }: { file: string; anchor: string }): boolean =>
    known.has(file) && (anchor === "" || pages.get(file)?.includes(`id="${anchor}"`) === true);
  expect(references.filter(({ name, href }) => !leads(targetOf(name, href)))).toEqual([]);
  expect(references.length).toBeGreaterThan(1_000);
});

test("diagrams are drawn, and code has colours of its style sheet", () => {
  const pages = pagesOfSite();
  expect([...pages].filter(([, html]) => html.includes("language-mermaid"))).toEqual([]);
  expect(pages.get("architecture.html")).toMatch(
    /<svg role="img" aria-label="[^"]+"[^]*<text[^>]*>SQLite file<\/text>[^]*<\/svg>/,
  );
  const sheets = files().filter((name) => /^assets\/code\.\w+\.css\.gz$/.test(name));
  expect(sheets).toHaveLength(1);
  const css = gunzipSync(readFileSync(join(siteDirectory, String(sheets[0])))).toString();
  const known = new Set([...css.matchAll(/\.(code-\w+)\{/g)].map(([, name]) => name));
  const used = [...pages.values()].flatMap((html) =>
    [...html.matchAll(/<span class="(code-\w+)">/g)].map(([, name = ""]) => name),
  );
  expect(new Set(used).size).toBeGreaterThan(5);
  expect(used.filter((name) => !known.has(name))).toEqual([]);
});

test("its pages have no script and no style in them, and name no other server for what they load", () => {
  for (const [name, html] of pagesOfSite()) {
    expect([name, html.match(/<style|<script[^>]*>[^<]| style="| on\w+="/g)]).toEqual([name, null]);
    expect([name, html.match(/<(link|script|img)[^>]*(href|src)="https?:/g)]).toEqual([name, null]);
  }
});

test("is served with its types, compressed or not, cached by the names, with a policy, and its own 404", async () => {
  const { url } = await startStandin();
  const get = (path: string, encoding = "gzip"): Promise<Response> =>
    fetch(url + path, { redirect: "manual", headers: { "accept-encoding": encoding } });
  expect((await get("/standin/docs")).headers.get("location")).toBe(base);
  const first = await get(base);
  expect([
    first.status,
    first.headers.get("content-type"),
    first.headers.get("cache-control"),
  ]).toEqual([200, "text/html; charset=utf-8", "no-cache"]);
  expect(first.headers.get("content-encoding")).toBe("gzip");
  expect(first.headers.get("content-security-policy")).toMatch(
    /^default-src 'none';.*frame-ancestors 'none'$/,
  );
  expect(first.headers.get("content-security-policy")).not.toContain("unsafe");
  const plain = await get(`${base}faults.html`, "identity");
  expect([plain.headers.get("content-encoding"), await plain.text()]).toEqual([
    null,
    expect.stringContaining("Try each fault"),
  ]);
  const assets = files().filter((name) => name.startsWith("assets/") && name.endsWith(".js.gz"));
  const asset = await get(base + String(assets[0]).slice(0, -3));
  expect([asset.headers.get("content-type"), asset.headers.get("cache-control")]).toEqual([
    "text/javascript; charset=utf-8",
    "public, max-age=31536000, immutable",
  ]);
  for (const path of ["nowhere", "faults.html.gz", "..%2fpackage.json", "interfaces/"]) {
    const missing = await get(base + path);
    expect([path, missing.status, missing.headers.get("content-type")]).toEqual([
      path,
      404,
      "text/html; charset=utf-8",
    ]);
  }
  expect((await fetch(url + base, { method: "POST" })).status).toBe(405);
  const without = await startStandin({ console: false });
  expect((await fetch(without.url + base)).status).toBe(404);
});
