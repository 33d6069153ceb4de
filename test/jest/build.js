"use strict";
const { execFile } = require("node:child_process");
const {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} = require("node:fs");
const { join, relative } = require("node:path");
const { promisify } = require("node:util");
const { digest } = require("../../build/prepare");
const { makeBundles, makeShared, root, sources, tested } = require("./bundles");
const { chosen } = require("./sequencer");

/** What the package has besides what is built. */
const { files } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const shipped = new Set(files.map((path) => path.split("/")[0]));
const linked = [...shipped].filter((name) => !/^(bin|dist|!.*)$/.test(name));

/** A directory that nobody used for so long, in milliseconds, is removed. */
const idle = 600_000;

/** Starts with the name of what is not made completely yet, and the process that makes it. */
const unfinished = /^\.\w[\w-]*\.(\d+)$/;
const lease = /^(\d+)\.run$/;

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}

/** This run uses a directory until its process is gone; `false` where there is no such directory. */
function use(directory) {
  if (!existsSync(directory)) return false;
  writeFileSync(join(directory, `${process.pid}.run`), "");
  return true;
}

function isUsed(directory) {
  const pids = readdirSync(directory).flatMap((name) => lease.exec(name)?.[1] ?? []);
  return pids.some(isRunning) || Date.now() - statSync(directory).mtimeMs < idle;
}

/** Removes what earlier runs have left. */
function clean() {
  for (const entry of readdirSync(tested, { withFileTypes: true })) {
    const { name } = entry;
    const directory = join(tested, name);
    const [, maker] = unfinished.exec(name) ?? [];
    const isKept =
      maker === undefined
        ? name === "shared" || (entry.isDirectory() && isUsed(directory))
        : isRunning(maker);
    if (!isKept) rmSync(directory, { recursive: true, force: true });
  }
}

/** The package, but for what is built: the program looks for its files in the folder above its own. */
function mirror(directory) {
  mkdirSync(join(directory, "dist"), { recursive: true });
  for (const name of linked)
    symlinkSync(relative(directory, join(root, name)), join(directory, name));
  for (const name of ["bin", "package.json"])
    cpSync(join(root, name), join(directory, name), { recursive: true });
}

/** Makes a directory, which appears when it is complete. Another run may have made the same meanwhile. */
async function make(name, isWhole) {
  const directory = join(tested, name);
  if (use(directory)) return directory;
  const draft = join(tested, `.${name}.${process.pid}`);
  mirror(draft);
  const dist = join(draft, "dist");
  const program = isWhole
    ? promisify(execFile)(process.execPath, [join(root, "build/bundle.js"), dist])
    : undefined;
  makeBundles(dist);
  await program;
  try {
    renameSync(draft, directory);
  } catch (error) {
    if (!existsSync(directory)) throw error;
    rmSync(draft, { recursive: true });
  }
  use(directory);
  return directory;
}

/** Tests beside the sources start no program, no thread and no console. */
const needsProgram = (file) => !file.startsWith(sources);

/**
 * Tests run the sources as they are now: in process, in threads, and as the command line. All that is built of them is
 * in a directory of `dist/tested/`, which has the form of the installed package. Its name is the digest of the sources:
 * what is there is not built again, and a run that begins later changes nothing for one that goes on.
 */
module.exports = async () => {
  makeShared();
  const name = digest("test/jest").slice(0, 16);
  const isWhole = chosen().some(needsProgram) || existsSync(join(tested, name));
  process.env.STANDIN_TESTED_PACKAGE = await make(isWhole ? name : `${name}-sources`, isWhole);
  clean();
};
