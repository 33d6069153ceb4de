"use strict";
/*
 * Puts the declarations of the in-process API into one file, `dist/standin.d.ts`, with those of the packages that they need:
 * `node build/declarations.js [directory]`, after the compiler has written them there. A project that uses Standin needs the types of Node
 * beside it, and those of no other package.
 */
const { rmSync, writeFileSync } = require("node:fs");
const { isBuiltin } = require("node:module");
const { join, resolve } = require("node:path");
const { rollup } = require("rollup");
const { dts } = require("rollup-plugin-dts");

/** No type of ours is made of theirs, and not all of theirs can be bundled. */
const isOfSchemas = (id) => /^ajv(-formats)?(\/|$)/.test(id);

/** What `bin/index.js` exports. */
const modules = ["index", "in-process/explore-in-process"];

/** The types of messages are beside the sources, wherever the compiler has written the declarations. */
const messageTypes = {
  name: "types of messages",
  resolveId: (id) =>
    id.endsWith("/types/messages") ? join(__dirname, "../types/messages/index.d.ts") : null,
};

async function main([directory = join(__dirname, "../dist")]) {
  const entry = resolve(directory, "standin-entry.d.ts");
  writeFileSync(entry, modules.map((name) => `export * from "./${name}";\n`).join(""));
  try {
    const bundle = await rollup({
      input: { standin: entry },
      external: (id) => isBuiltin(id) || isOfSchemas(id),
      plugins: [messageTypes, dts({ respectExternal: true })],
      onwarn: ({ message }) => {
        throw new Error(message);
      },
    });
    await bundle.write({ dir: resolve(directory), format: "es" });
  } finally {
    rmSync(entry);
  }
}

void main(process.argv.slice(2));
