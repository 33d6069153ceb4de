/*
 * Builds the documentation as a site into `site/`: `npm run docs:site`. Texts are kept compressed alone, as browsers take them:
 * that is a quarter of their size.
 */
import { copyFileSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vitepress";

const { licencesOf } = createRequire(import.meta.url)("../licences.js");
const root = resolve(import.meta.dirname, "../..");
const site = join(root, "site");
const isText = (name) => /\.(html|js|css|json|svg|txt)$/.test(name);

rmSync(site, { recursive: true, force: true });
await build(import.meta.dirname);
const inTheSite = [
  "vitepress",
  "vue",
  "@vue/shared",
  "@vueuse/core",
  "@vueuse/shared",
  "minisearch",
];
const inputs = [...inTheSite, "mark.js", "focus-trap", "tabbable"].map(
  (name) => `node_modules/${name}/package.json`,
);
copyFileSync(join(root, "src/console/icon.svg"), join(site, "icon.svg"));
writeFileSync(join(site, "licences.txt"), licencesOf(inputs));
for (const entry of readdirSync(site, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !isText(entry.name)) continue;
  const file = join(entry.parentPath, entry.name);
  writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
  rmSync(file);
}
