import { readFileSync, readdirSync, existsSync } from "node:fs";
import { extname, join } from "node:path";
import type { Request, RequestHandler, Response } from "express";
import { consoleDirectory, siteDirectory } from "../package-files";
import { methodRefusal, sendRefusal } from "./door/body/body-refusal";
import { gunzipSync } from "node:zlib";

/** What a page may load beside its own files, by the directive of its content security policy. */
type AllowedSources = Partial<
  Record<"script-src" | "style-src" | "img-src" | "connect-src", string>
>;

const directives = ["script-src", "style-src", "img-src", "connect-src"] as const;

/** The headers that protect a page: it may load what is its own and what is allowed, and no other page may frame it. */
const protectionWith = (allowed: AllowedSources = {}) => ({
  "content-security-policy": [
    "default-src 'none'",
    ...directives.map((directive) =>
      [directive, "'self'", allowed[directive] ?? ""].join(" ").trim(),
    ),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; "),
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
});

const consolePath = "/standin/console/";
const assets = `${consolePath}assets/`;
const consolePage = "index.html";

const consoleTypes: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
};

const consoleProtection = protectionWith();

/** The files of the console by their names, as they are and compressed; read when a page is first asked for. */
let consoleFiles: ReadonlyMap<string, Buffer> | undefined;

function filesOfConsole(): ReadonlyMap<string, Buffer> {
  consoleFiles ??= new Map(
    readdirSync(consoleDirectory).map((name) => [name, readFileSync(join(consoleDirectory, name))]),
  );
  return consoleFiles;
}

/**
 * Answers a GET of the console: its files, whose names have a hash of their content, and the one page for every other
 * address below it. A browser that asks for `/` is sent there. An unknown file goes on to the next handler.
 */
export const serveConsole: RequestHandler = (req, res, next) => {
  if (req.method !== "GET" && req.method !== "HEAD") {
    if (req.path === "/") next();
    else sendRefusal(res, methodRefusal(["GET"]));
  } else if (!req.path.startsWith(consolePath)) redirectToConsole(res);
  else if (!req.path.startsWith(assets)) sendConsoleFile(req, res, consolePage);
  else {
    const name = req.path.slice(assets.length);
    if (name !== consolePage && filesOfConsole().has(name) && extname(name) in consoleTypes)
      sendConsoleFile(req, res, name);
    else next();
  }
};

function redirectToConsole(res: Response): void {
  res.writeHead(302, { location: consolePath, vary: "accept", "content-length": 0 }).end();
}

function sendConsoleFile(req: Request, res: Response, name: string): void {
  const files = filesOfConsole();
  const compressed = req.acceptsEncodings("gzip") === "gzip" ? files.get(`${name}.gz`) : undefined;
  const bytes = compressed ?? files.get(name) ?? Buffer.alloc(0);
  res.writeHead(200, {
    ...consoleProtection,
    "content-type": consoleTypes[extname(name)],
    "content-length": bytes.length,
    "cache-control": name === consolePage ? "no-cache" : "public, max-age=31536000, immutable",
    vary: "accept-encoding",
    ...(compressed !== undefined && { "content-encoding": "gzip" }),
  });
  res.end(bytes);
}

const docsPath = "/standin/docs";
const missingPage = "404.html";

const siteTypes: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
};

/** Its style sheet has icons in it; to stop transitions at a change of colours, VitePress has a style of this hash. */
const siteProtection = protectionWith({
  "img-src": "data:",
  "style-src": "'sha256-skqujXORqzxt1aE0NNXxujEanPTX6raoqSscTV/Ww/Y='",
});

/** How to get a site that is not there: only a clone has what builds it. */
const notBuilt = (directory: string): string =>
  existsSync(join(directory, "../build/site/build.mjs"))
    ? "The documentation is not built here: run npm run docs:site in the directory of Standin.\n"
    : "This installation, made from Standin's repository, has no documentation site. " +
      "The package file of a release has it. The pages are in node_modules/standin/docs, as Markdown.\n";

/** A site: where it is, and the names of its files, those of texts with `.gz`. */
interface Site {
  directory: string;
  files: ReadonlySet<string>;
}

/** The site in a directory; undefined: none has been built there. */
function siteIn(directory: string): Site | undefined {
  if (!existsSync(join(directory, `${missingPage}.gz`))) return undefined;
  const names = readdirSync(directory, { recursive: true, encoding: "utf8" });
  return { directory, files: new Set(names.map((name) => name.replaceAll("\\", "/"))) };
}

/**
 * Answers a GET of the documentation in a directory, as `npm run docs:site` built it: its files, of which those in
 * `assets/` have a hash of their content in their names, and its own page for an address that it does not have.
 * Until it is built, the answer says how to get it.
 */
export function docsFrom(directory: string): RequestHandler {
  let site: Site | undefined;
  return (req, res) => {
    site ??= siteIn(directory);
    if (req.method !== "GET" && req.method !== "HEAD") sendRefusal(res, methodRefusal(["GET"]));
    else if (site === undefined) sendText(res, 404, notBuilt(directory));
    else if (req.path === docsPath) redirectToDocs(res);
    else sendSiteFile({ req, res, site }, nameOf(req.path));
  };
}

/** Answers a GET of the documentation. */
export const serveDocs: RequestHandler = docsFrom(siteDirectory);

/** The file of an address; a directory's is its first page. */
function nameOf(path: string): string {
  const name = path.slice(docsPath.length + 1);
  return name === "" || name.endsWith("/") ? `${name}index.html` : name;
}

function redirectToDocs(res: Response): void {
  res.writeHead(302, { location: `${docsPath}/`, "content-length": 0 }).end();
}

function sendText(res: Response, status: number, text: string): void {
  res.writeHead(status, { ...siteProtection, "content-type": siteTypes[".txt"] }).end(text);
}

/** A request of the site, and its answer. */
interface SiteRequest {
  req: Request;
  res: Response;
  site: Site;
}

function sendSiteFile(asked: SiteRequest, name: string): void {
  const { files } = asked.site;
  const isPacked = files.has(`${name}.gz`);
  if (isPacked || (files.has(name) && extname(name) in siteTypes))
    sendBytes(asked, { status: 200, name, isPacked });
  else sendBytes(asked, { status: 404, name: missingPage, isPacked: true });
}

interface SiteAnswer {
  status: number;
  name: string;
  /** It is kept compressed alone. */
  isPacked: boolean;
}

function sendBytes({ req, res, site }: SiteRequest, { status, name, isPacked }: SiteAnswer): void {
  const file = readFileSync(join(site.directory, isPacked ? `${name}.gz` : name));
  const isTaken = isPacked && req.acceptsEncodings("gzip") === "gzip";
  const bytes = isPacked && !isTaken ? gunzipSync(file) : file;
  res.writeHead(status, {
    ...siteProtection,
    "content-type": siteTypes[extname(name)],
    "content-length": bytes.length,
    "cache-control": name.startsWith("assets/")
      ? "public, max-age=31536000, immutable"
      : "no-cache",
    vary: "accept-encoding",
    ...(isTaken && { "content-encoding": "gzip" }),
  });
  res.end(bytes);
}
