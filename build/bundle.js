"use strict";
/*
 * Bundles what is loaded at run time: `node build/bundle.js [directory] [name of a bundle]`. The simulator is one file, since loading
 * hundreds takes several times as long; its compiled code is kept beside it.
 */
const { rmSync, writeFileSync } = require("node:fs");
const { join, resolve } = require("node:path");
const { buildSync } = require("esbuild");
const { codeFile, run } = require("../bin/load");

const sources = join(__dirname, "../src");
const bundles = {
  standin: join(sources, "bundle.ts"),
  "judge-thread": join(sources, "http/control/judge-thread-main.ts"),
};

const bundle = (name, outfile) =>
  buildSync({
    entryPoints: [bundles[name]],
    outfile,
    bundle: true,
    platform: "node",
    target: "node20",
    // Needed for --tls alone, and large.
    external: ["selfsigned"],
    // Code that is kept does not know how to `import()`.
    supported: { "dynamic-import": false },
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
  for (const name of wanted) bundle(name, resolve(directory, `${name}.js`));
  if (!wanted.includes("standin")) return;
  await keepCode(standin).catch((error) => {
    console.warn(`The compiled code is not kept, starting will take longer: ${error.message}`);
  });
}

void main(process.argv.slice(2));
