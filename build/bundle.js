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
const { codeFile, run } = require("../bin/load");

const sources = join(__dirname, "../src");
const bundles = {
  standin: join(sources, "bundle.ts"),
  "judge-thread": join(sources, "http/control/judge-thread-main.ts"),
};

/** Packages that are loaded when they are first needed, a file each: what is not loaded costs neither time nor memory. */
const apart = ["express", "prom-client", "qrcode", "rate-limiter-flexible"];
const packageFile = (name) => `./packages/${name}.js`;

const loadApart = {
  name: "packages apart",
  setup({ onResolve }) {
    onResolve({ filter: new RegExp(`^(${apart.join("|")})$`) }, ({ path, kind }) =>
      kind === "entry-point" ? undefined : { path: packageFile(path), external: true },
    );
  },
};

const bundle = (entryPoint, outfile) =>
  build({
    entryPoints: [entryPoint],
    outfile,
    bundle: true,
    platform: "node",
    target: "node20",
    plugins: [loadApart],
    // Needed for --tls alone, and large.
    external: ["selfsigned"],
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

async function main([directory = join(__dirname, "../dist"), ...names]) {
  const wanted = names.length > 0 ? names : Object.keys(bundles);
  const standin = resolve(directory, "standin.js");
  if (wanted.includes("standin")) dropCode(standin);
  for (const name of wanted) await bundle(bundles[name], resolve(directory, `${name}.js`));
  if (!wanted.includes("standin")) return;
  await buildConsole(resolve(directory, "console"));
  for (const name of apart)
    await bundle(require.resolve(name), resolve(directory, packageFile(name)));
  await keepCode(standin).catch((error) => {
    console.warn(`The compiled code is not kept, starting will take longer: ${error.message}`);
  });
}

void main(process.argv.slice(2));
