/**
 * A copy of the project with an eleventh interface in it: the folder of the family, its fixtures, its page and its tests at
 * their places, and what has to be edited in other files.
 */
const {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} = require("node:fs");
const { join, resolve } = require("node:path");

const root = resolve(__dirname, "../..");

/** Where the files of the new interface belong. */
const places = {
  parking: "src/families/parking",
  "parking.json": "fixtures/parking.json",
  "parking.md": "docs/interfaces/parking.md",
  "adapters/parking-adapter.ts": "test/families/adapters/parking-adapter.ts",
  "parking.family.test.ts": "test/parking/parking.family.test.ts",
};

/** Every line that has to be added to a file by hand. */
const edits = [
  { file: "src/families/registry.ts", line: 'export { parkingFamily } from "./parking";' },
];

/** What is made, and what is fetched: the copy makes the former itself, and is linked to the latter. */
const made = ["dist", "coverage", ".git", ".nightly"];
const fetched = ["node_modules", "sqlite-node20/node_modules"];

/** Copies the project to a folder that is there. */
function copyProject(folder) {
  const left = [...made, ...fetched].map((name) => join(root, name));
  for (const name of readdirSync(root).filter((entry) => !made.includes(entry)))
    cpSync(join(root, name), join(folder, name), {
      recursive: true,
      filter: (path) => !left.includes(path),
    });
  for (const name of fetched.filter((each) => existsSync(join(root, each))))
    symlinkSync(join(root, name), join(folder, name));
}

/** Copies the project, and adds the interface to the copy. */
function placeEleventh(folder) {
  copyProject(folder);
  for (const [from, to] of Object.entries(places)) {
    mkdirSync(join(folder, to, ".."), { recursive: true });
    cpSync(join(__dirname, from), join(folder, to), { recursive: true });
  }
  for (const { file, line } of edits) {
    const path = join(folder, file);
    writeFileSync(path, `${readFileSync(path, "utf8")}${line}\n`);
  }
}

module.exports = { copyProject, placeEleventh, edits };
