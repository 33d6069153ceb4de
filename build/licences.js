"use strict";
/* The licences of the packages that are in the bundles. */
const { existsSync, readFileSync, readdirSync } = require("node:fs");
const { join, resolve } = require("node:path");

const root = join(__dirname, "..");
const isLicence = (name) => /^(licen[cs]e|copying|notice)(\b|$)/i.test(name);

/** The directory of the package that a file is in, if it is in one. */
const packageOf = (file) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0];

function licenceOf(directory) {
  const { name, version, license } = JSON.parse(readFileSync(join(directory, "package.json")));
  const texts = readdirSync(directory)
    .filter(isLicence)
    .map((file) => readFileSync(join(directory, file), "utf8").trim());
  return { title: `${name} ${version}`, license, texts };
}

/**
 * One text with the name, the release and the licence of each package among the inputs of the bundles (paths from the project's
 * directory).
 */
function licencesOf(inputs) {
  const directories = [...new Set(inputs.map(packageOf))]
    .filter((directory) => directory !== undefined)
    .map((directory) => resolve(root, directory))
    .filter((directory) => existsSync(join(directory, "package.json")));
  const entries = directories
    .map(licenceOf)
    .sort((one, other) => one.title.localeCompare(other.title));
  const text = ({ title, license, texts }) =>
    [`${title} (${license})`, ...texts].join("\n\n").replaceAll("\r\n", "\n");
  const distinct = [...new Set(entries.map(text))];
  return `Standin's files contain these packages.\n\n${distinct.join(`\n\n${"-".repeat(80)}\n\n`)}\n`;
}

module.exports = { licencesOf };
