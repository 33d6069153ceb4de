import { readFileSync, readdirSync } from "node:fs";
import { extname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { Request, RequestHandler, Response } from "express";
import { siteDirectory } from "../package-files";
import { protectionWith } from "./page-protection";
import { methodRefusal, sendRefusal } from "./refusal-answer";

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

/** The names of the files of the site, those of texts with `.gz`; read when a page is first asked for. */
let kept: ReadonlySet<string> | undefined;

function filesOfSite(): ReadonlySet<string> {
  kept ??= new Set(namesIn(siteDirectory));
  return kept;
}

function namesIn(directory: string): string[] {
  try {
    return readdirSync(directory, { recursive: true, encoding: "utf8" }).map((name) =>
      name.replaceAll("\\", "/"),
    );
  } catch {
    return [];
  }
}

/**
 * Answers a GET of the documentation, as `npm run docs:site` built it: its files, of which those in `assets/` have a
 * hash of their content in their names, and its own page for an address that it does not have.
 */
export const serveDocs: RequestHandler = (req, res) => {
  if (req.method !== "GET" && req.method !== "HEAD") sendRefusal(res, methodRefusal(["GET"]));
  else if (!filesOfSite().has(`${missingPage}.gz`)) sendText(res, 404, notBuilt);
  else if (req.path === base) redirect(res);
  else sendFile(req, res, nameOf(req.path));
};

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

function sendFile(req: Request, res: Response, name: string): void {
  const isPacked = filesOfSite().has(`${name}.gz`);
  if (!isPacked && !(filesOfSite().has(name) && extname(name) in types)) {
    sendBytes(req, res, { status: 404, name: missingPage, isPacked: true });
    return;
  }
  sendBytes(req, res, { status: 200, name, isPacked });
}

interface Sent {
  status: number;
  name: string;
  /** It is kept compressed alone. */
  isPacked: boolean;
}

function sendBytes(req: Request, res: Response, { status, name, isPacked }: Sent): void {
  const file = readFileSync(join(siteDirectory, isPacked ? `${name}.gz` : name));
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
