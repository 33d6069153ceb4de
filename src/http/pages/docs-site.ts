import { existsSync, readFileSync, readdirSync } from "node:fs";
import { extname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { Request, RequestHandler, Response } from "express";
import { siteDirectory } from "../../package-files";
import { protectionWith } from "./page-protection";
import { methodRefusal, sendRefusal } from "../door/body/body-refusal";

const base = "/standin/docs";
const missingPage = "404.html";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
};

/** Its style sheet has icons in it; to stop transitions at a change of colours, VitePress has a style of this hash. */
const protection = protectionWith({
  "img-src": "data:",
  "style-src": "'sha256-skqujXORqzxt1aE0NNXxujEanPTX6raoqSscTV/Ww/Y='",
});

const notBuilt =
  "The documentation is not built here: run npm run docs:site in the directory of Standin.\n";

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
 * Until it is built, the answer says how.
 */
export function docsFrom(directory: string): RequestHandler {
  let site: Site | undefined;
  return (req, res) => {
    site ??= siteIn(directory);
    if (req.method !== "GET" && req.method !== "HEAD") sendRefusal(res, methodRefusal(["GET"]));
    else if (site === undefined) sendText(res, 404, notBuilt);
    else if (req.path === base) redirect(res);
    else sendFile({ req, res, site }, nameOf(req.path));
  };
}

/** Answers a GET of the documentation. */
export const serveDocs: RequestHandler = docsFrom(siteDirectory);

/** The file of an address; a directory's is its first page. */
function nameOf(path: string): string {
  const name = path.slice(base.length + 1);
  return name === "" || name.endsWith("/") ? `${name}index.html` : name;
}

function redirect(res: Response): void {
  res.writeHead(302, { location: `${base}/`, "content-length": 0 }).end();
}

function sendText(res: Response, status: number, text: string): void {
  res.writeHead(status, { ...protection, "content-type": types[".txt"] }).end(text);
}

/** A request of the site, and its answer. */
interface SiteRequest {
  req: Request;
  res: Response;
  site: Site;
}

function sendFile(asked: SiteRequest, name: string): void {
  const { files } = asked.site;
  const isPacked = files.has(`${name}.gz`);
  if (isPacked || (files.has(name) && extname(name) in types))
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
    ...protection,
    "content-type": types[extname(name)],
    "content-length": bytes.length,
    "cache-control": name.startsWith("assets/")
      ? "public, max-age=31536000, immutable"
      : "no-cache",
    vary: "accept-encoding",
    ...(isTaken && { "content-encoding": "gzip" }),
  });
  res.end(bytes);
}
