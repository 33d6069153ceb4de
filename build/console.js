"use strict";
/* Builds the console: one page, its script and its style, each also compressed; names have a hash of the content. */
const { createHash } = require("node:crypto");
const { mkdirSync, readFileSync, rmSync, writeFileSync } = require("node:fs");
const { join } = require("node:path");
const { gzipSync } = require("node:zlib");
const { build } = require("esbuild");

const sources = join(__dirname, "../src/console");

const hashed = (name, bytes) => {
  const [stem, extension] = name.split(".");
  return `${stem}-${createHash("sha256").update(bytes).digest("hex").slice(0, 12)}.${extension}`;
};

const pageOf = ({ script, style, icon }) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Standin</title>
<link rel="icon" href="/standin/console/assets/${icon}">
<link rel="stylesheet" href="/standin/console/assets/${style}">
<script type="module" src="/standin/console/assets/${script}"></script>
</head>
<body>
<div id="console"></div>
<noscript>The console needs JavaScript. Everything that it shows, the command line shows too: npx standin --help.</noscript>
</body>
</html>
`;

/** Writes the console to a directory, which it empties first. */
async function buildConsole(directory) {
  const { outputFiles } = await build({
    entryPoints: [join(sources, "main.tsx"), join(sources, "style.css")],
    outdir: directory,
    tsconfig: join(sources, "tsconfig.json"),
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    target: ["chrome109", "firefox115", "safari16"],
    legalComments: "none",
    write: false,
    logLevel: "warning",
  });
  const endingIn = (end) => outputFiles.find(({ path }) => path.endsWith(end)).contents;
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  const write = (name, bytes) => {
    writeFileSync(join(directory, name), bytes);
    writeFileSync(join(directory, `${name}.gz`), gzipSync(bytes, { level: 9 }));
    return name;
  };
  const writeHashed = (name, bytes) => write(hashed(name, bytes), bytes);
  write(
    "index.html",
    pageOf({
      script: writeHashed("console.js", endingIn(".js")),
      style: writeHashed("console.css", endingIn(".css")),
      icon: writeHashed("icon.svg", readFileSync(join(sources, "icon.svg"))),
    }),
  );
}

module.exports = { buildConsole };
