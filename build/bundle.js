"use strict";
/*
 * Bundles what is loaded at run time: `node build/bundle.js [directory] [name of a bundle]`. The simulator is one file, since loading
 * hundreds takes several times as long; its compiled code is kept beside it. Packages that many a start does not need are files
 * of their own.
 */
const { rmSync, writeFileSync } = require("node:fs");
const { join, resolve } = require("node:path");
const { build } = require("esbuild");
const { buildConsole } = require("./console");
const { licencesOf } = require("./licences");
const { codeFile, run } = require("../bin/load");

const root = join(__dirname, "..");
const sources = join(root, "src");
const bundles = {
  standin: join(sources, "bundle.ts"),
  "judge-thread": join(sources, "control/verdicts/judge-thread-main.ts"),
  "copy-check": join(sources, "store/file/copy-check-main.ts"),
};

/** What is loaded when it is first needed, a file each: what is not loaded costs neither time nor memory. */
const apart = {
  express: "express",
  "prom-client": "prom-client",
  "rate-limiter-flexible": "rate-limiter-flexible",
  // Needed for --tls alone, with the packages that make certificates.
  "./self-signed.js": join(sources, "http/server/self-signed.ts"),
  // Needed where messages go to a provider.
  "./provider-client.js": join(sources, "upstream/provider-client.ts"),
};
const apartFile = (name) => `./packages/${name.replace(/^\.\/|\.js$/g, "")}.js`;

const loadApart = {
  name: "packages apart",
  setup({ onResolve }) {
    const filter = new RegExp(`^(${Object.keys(apart).join("|")})$`);
    onResolve({ filter }, ({ path, kind }) =>
      kind === "entry-point" ? undefined : { path: apartFile(path), external: true },
    );
  },
};

/** Written by `build/prepare.js` after a whole build. */
const stampFileIn = (directory) => join(directory, ".built");

const bundle = (entryPoint, outfile) =>
  build({
    entryPoints: [entryPoint],
    outfile,
    bundle: true,
    platform: "node",
    target: "node20",
    absWorkingDir: root,
    metafile: true,
    plugins: [loadApart],
    // Code that is kept does not know how to `import()`.
    supported: { "dynamic-import": false },
    // Half of what is read at a start would be spaces and comments. Names stay: stacks show them.
    minifyWhitespace: true,
    minifySyntax: true,
    lineLimit: 120,
    logLevel: "warning",
  });

/** Does what a user does first, so that the code of it has been compiled: starts, sends a message to each interface, stops. */
async function use({ createStandin }) {
  const standin = await createStandin();
  const headers = { authorization: standin.authorization, "content-type": "application/json" };
  for (const base of Object.values(standin.interfaces)) {
    const answer = await fetch(`${standin.url}${base}/`, { method: "POST", headers, body: "{}" });
    await answer.arrayBuffer();
  }
  await standin.close();
}

/** V8 would take the code of an earlier build, where that was as long as this one: it is gone before anything is built. */
const dropCode = (file) => rmSync(codeFile(file), { force: true });

async function keepCode(file) {
  const { script, exports } = run(file);
  await use(exports);
  writeFileSync(codeFile(file), script.createCachedData());
}

async function main([directory = join(root, "dist"), ...names]) {
  rmSync(stampFileIn(directory), { force: true });
  const wanted = names.length > 0 ? names : Object.keys(bundles);
  const standin = resolve(directory, "standin.js");
  if (wanted.includes("standin")) dropCode(standin);
  const made = [];
  for (const name of wanted)
    made.push(await bundle(bundles[name], resolve(directory, `${name}.js`)));
  if (!wanted.includes("standin")) return;
  for (const [name, entry] of Object.entries(apart))
    made.push(await bundle(entry, resolve(directory, apartFile(name))));
  const inputs = made.flatMap(({ metafile }) => Object.keys(metafile.inputs));
  inputs.push(...(await buildConsole(resolve(directory, "console"))));
  writeFileSync(resolve(directory, "licences.txt"), licencesOf(inputs));
  await keepCode(standin).catch((error) => {
    console.warn(`The compiled code is not kept, starting will take longer: ${error.message}`);
  });
}

module.exports = { stampFileIn };
if (require.main === module) void main(process.argv.slice(2));
