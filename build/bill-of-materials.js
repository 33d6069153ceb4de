"use strict";
/*
 * Writes sbom.cdx.json: a CycloneDX bill of the packages that are in the bundles, which dist/licences.txt names.
 * `node build/bill-of-materials.js [directory]`
 */

const { execFileSync } = require("node:child_process");
const { readFileSync, writeFileSync } = require("node:fs");
const { resolve } = require("node:path");

const root = resolve(__dirname, "..");
const dist = resolve(root, "dist");
const { name } = require(resolve(root, "package.json"));

/** `NAME@RELEASE` of each package that is built in. */
function builtIn() {
  const text = readFileSync(resolve(dist, "licences.txt"), "utf8");
  return new Set(
    [...text.matchAll(/^(\S+) (\d\S+) \(\S.*\)$/gm)].map(
      ([, name, version]) => `${name}@${version}`,
    ),
  );
}

/** The bill of everything that the lock file names, from npm itself. */
const billOfAll = () =>
  JSON.parse(
    execFileSync("npm", ["sbom", "--sbom-format", "cyclonedx", "--package-lock-only"], {
      cwd: root,
      encoding: "utf8",
      maxBuffer: 64 * 1_048_576,
      stdio: ["ignore", "pipe", "ignore"],
    }),
  );

/** The bill without what is not built in, nor what differs from one run to the next. */
function billOfBundles({ serialNumber: _, metadata, components, dependencies, ...bill }) {
  const names = builtIn();
  const kept = components.filter((component) =>
    names.has(`${component.name}@${component.version}`),
  );
  const refs = new Set(kept.map((component) => component["bom-ref"]));
  const missing = names.size - new Set(kept.map(({ purl }) => purl)).size;
  if (missing > 0)
    throw new Error(`${missing} packages that are built in are not in the lock file`);
  return {
    ...bill,
    // npm names the project by its directory.
    metadata: {
      component: { ...metadata.component, type: "application", name },
    },
    // What is built in needs no installation: npm calls packages for development optional.
    components: kept.map(({ scope: __, properties: ___, ...component }) => component),
    dependencies: dependencies
      .filter(({ ref }) => refs.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) })),
  };
}

const [directory = dist] = process.argv.slice(2);
writeFileSync(
  resolve(directory, "sbom.cdx.json"),
  `${JSON.stringify(billOfBundles(billOfAll()), undefined, 2)}\n`,
);
