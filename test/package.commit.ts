import { execFileSync, execSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join, resolve } from "node:path";

const root = resolve(__dirname, "..");

/** The packages that the declarations reached from this one import. */
function importedBy(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const names = [...readFileSync(file, "utf8").matchAll(/(?:from |import\()"([^"]+)"/g)].map(
    ([, name]) => name ?? "",
  );
  return names.flatMap((name) => {
    if (!name.startsWith(".")) return [name];
    const path = resolve(file, "..", name);
    return importedBy([`${path}.d.ts`, join(path, "index.d.ts")].find(existsSync) ?? path, seen);
  });
}

test("the declarations that are shipped need no types of Express or better-sqlite3", () => {
  const imported = importedBy(join(root, "types/index.d.ts"));
  expect(imported).toContain("@sinclair/typebox");
  expect(imported.filter((name) => /^(express|better-sqlite3)/.test(name))).toEqual([]);
});

test("what is loaded by name is what the declarations declare", () => {
  const load = createRequire(__filename);
  const declared = ["dist/index.js", "dist/explore-in-process.js"].flatMap((file) =>
    Object.keys(load(join(root, file)) as object),
  );
  const loaded = load(root) as object;
  expect(Object.keys(loaded).sort()).toEqual(declared.sort());
});

test("what is packed holds what is loaded at run time, and no source maps", () => {
  const out = execFileSync("npm", ["pack", "--dry-run", "--json", "--ignore-scripts"], {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [{ files }] = JSON.parse(out) as [{ files: { path: string }[] }];
  const paths = files.map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining([
      "bin/index.js",
      "bin/standin.js",
      "dist/index.d.ts",
      "dist/standin.js",
      `dist/standin.${process.version}-${process.arch}.code`,
      "dist/judge-thread.js",
      "dist/console/index.html",
      "dist/console/index.html.gz",
      expect.stringMatching(/^dist\/console\/main-[\dA-Z]{8}\.js\.gz$/),
      expect.stringMatching(/^dist\/console\/style-[\dA-Z]{8}\.css\.gz$/),
      "dist/packages/express.js",
      "dist/packages/qrcode.js",
      "dist/packages/rate-limiter-flexible.js",
      "types/index.d.ts",
      "types/matchers.d.ts",
      "types/jest-globals.d.ts",
      "fixtures/gift-card.json",
      "scenarios/redemption-answer-lost.yaml",
      "examples/voucher.json",
    ]),
  );
  expect(paths.filter((path) => path.endsWith(".map"))).toEqual([]);
});

test("the build writes no source maps, nor names one: the sources are not shipped with it", () => {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    scripts: Record<"build", string>;
  };
  // The commands of the build, into an empty directory from which the packages are found.
  const parent = join(root, "node_modules/.cache");
  mkdirSync(parent, { recursive: true });
  const directory = mkdtempSync(join(parent, "build-"));
  const build = scripts.build
    .replace(
      "tsc -p tsconfig.build.json",
      `tsc -p tsconfig.build.json --noCheck --outDir ${directory}`,
    )
    .replace("build/bundle.js", `build/bundle.js ${directory}`);
  try {
    execSync(build, {
      cwd: root,
      env: {
        ...process.env,
        PATH: `${join(root, "node_modules/.bin")}${delimiter}${process.env["PATH"] ?? ""}`,
      },
      stdio: "pipe",
    });
    const built = readdirSync(directory, { recursive: true, encoding: "utf8" });
    const code = built.filter((path) => /\.[cm]?[jt]s$/.test(path));
    expect(code).toEqual(
      expect.arrayContaining(["index.js", "index.d.ts", "standin.js", "judge-thread.js"]),
    );
    expect(built.filter((path) => path.endsWith(".map"))).toEqual([]);
    expect(
      code.filter((path) =>
        /^\/\/[#@] sourceMappingURL=/m.test(readFileSync(join(directory, path), "utf8")),
      ),
    ).toEqual([]);
  } finally {
    rmSync(directory, { recursive: true });
  }
});
