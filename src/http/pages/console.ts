import { readFileSync, readdirSync } from "node:fs";
import { extname, join } from "node:path";
import type { Request, RequestHandler, Response } from "express";
import { consoleDirectory } from "../../package-files";
import { protectionWith } from "./page-protection";
import { methodRefusal, sendRefusal } from "../door/body/body-refusal";

const base = "/standin/console/";
const assets = `${base}assets/`;
const page = "index.html";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
};

const protection = protectionWith();

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
  } else if (!req.path.startsWith(base)) redirect(res);
  else if (!req.path.startsWith(assets)) sendFile(req, res, page);
  else {
    const name = req.path.slice(assets.length);
    if (name !== page && filesOfConsole().has(name) && extname(name) in types)
      sendFile(req, res, name);
    else next();
  }
};

function redirect(res: Response): void {
  res.writeHead(302, { location: base, vary: "accept", "content-length": 0 }).end();
}

function sendFile(req: Request, res: Response, name: string): void {
  const files = filesOfConsole();
  const compressed = req.acceptsEncodings("gzip") === "gzip" ? files.get(`${name}.gz`) : undefined;
  const bytes = compressed ?? files.get(name) ?? Buffer.alloc(0);
  res.writeHead(200, {
    ...protection,
    "content-type": types[extname(name)],
    "content-length": bytes.length,
    "cache-control": name === page ? "no-cache" : "public, max-age=31536000, immutable",
    vary: "accept-encoding",
    ...(compressed !== undefined && { "content-encoding": "gzip" }),
  });
  res.end(bytes);
}
