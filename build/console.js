"use strict";
/*
 * Builds the console: one page, its style, its script and the chunks that the script loads when they are needed, each also
 * compressed; names have a hash of the content.
 */
const { mkdirSync, rmSync, writeFileSync } = require("node:fs");
const { basename, join, relative } = require("node:path");
const { gzipSync } = require("node:zlib");
const { build } = require("esbuild");

const root = join(__dirname, "..");
const sources = join(root, "src/console");
/** What the page itself names. */
const sourcesOfPage = { script: "main.tsx", style: "style.css", icon: "icon.svg" };

const pageOf = ({ script, chunks, style, icon }) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Standin</title>
<link rel="icon" href="/standin/console/assets/${icon}">
<link rel="stylesheet" href="/standin/console/assets/${style}">
${chunks.map((chunk) => `<link rel="modulepreload" href="/standin/console/assets/${chunk}">\n`).join("")}\
<script type="module" src="/standin/console/assets/${script}"></script>
</head>
<body>
<div id="console"></div>
<noscript>The console needs JavaScript. Everything that it shows, the command line shows too: standin --help.</noscript>
</body>
</html>
`;

/** The files that the page names, by what they are: `chunks` are those that its script cannot do without. */
function filesOfPage({ outputs }) {
  const outputOf = (source) =>
    Object.entries(outputs).find(([, { entryPoint, inputs }]) =>
      entryPoint === undefined ? source in inputs : entryPoint === source,
    );
  const nameOf = (source) => basename(outputOf(source)[0]);
  const { script, style, icon } = sourcesOfPage;
  const [, { imports }] = outputOf(script);
  const chunks = imports.filter(({ kind }) => kind === "import-statement");
  return {
    script: nameOf(script),
    style: nameOf(style),
    icon: nameOf(icon),
    chunks: chunks.map(({ path }) => basename(path)),
  };
}

/** Writes the console to a directory, which it empties first; the files that it is made of, from the project's directory. */
async function buildConsole(directory) {
  const { outputFiles, metafile } = await build({
    absWorkingDir: sources,
    entryPoints: Object.values(sourcesOfPage).map((source) => ({
      in: source,
      out: source.split(".")[0],
    })),
    loader: { ".svg": "copy" },
    outdir: directory,
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    splitting: true,
    metafile: true,
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
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  const write = (name, bytes) => {
    writeFileSync(join(directory, name), bytes);
    writeFileSync(join(directory, `${name}.gz`), gzipSync(bytes, { level: 9 }));
  };
  for (const { path, contents } of outputFiles) write(basename(path), contents);
  write("index.html", pageOf(filesOfPage(metafile)));
  return Object.keys(metafile.inputs).map((path) => relative(root, join(sources, path)));
}

module.exports = { buildConsole };
