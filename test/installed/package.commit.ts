import { execFileSync, execSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { createRequire, isBuiltin } from "node:module";
import { tmpdir } from "node:os";
import { delimiter, join, posix, resolve } from "node:path";

const root = resolve(__dirname, "../..");

test("the declarations that are shipped need no package but the types of Node", () => {
  const files = ["dist/standin.d.ts", "types/index.d.ts"].map((file) => join(root, file));
  const imported = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/(?:from |import\()["']([^"']+)["']/g)].map(
      ([, name]) => name ?? "",
    ),
  );
  expect(imported).toContain("../dist/standin");
  expect(imported.filter((name) => !name.startsWith(".") && !isBuiltin(name))).toEqual([]);
});

test("what is loaded by name is what the declarations declare", () => {
  const load = createRequire(__filename);
  const declared = ["dist/index.js", "dist/in-process/explore-in-process.js"].flatMap((file) =>
    Object.keys(load(join(root, file)) as object),
  );
  const loaded = load(root) as object;
  expect(Object.keys(loaded).sort()).toEqual(declared.sort());
});

/** The files of the package, by their paths in it. */
function packed(): string[] {
  const out = execFileSync("npm", ["pack", "--dry-run", "--json", "--ignore-scripts"], {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [{ files }] = JSON.parse(out) as [{ files: { path: string }[] }];
  return files.map(({ path }) => path);
}

/** Links and pictures of a page of the package that lead to nothing in it. */
function lostLinks(page: string, paths: readonly string[]): string[] {
  const text = readFileSync(join(root, page), "utf8").replace(/^```[^]*?^```/gm, "");
  return [...text.matchAll(/\]\(([^)\s#]+)[^)]*\)|(?:src|srcset)="([^"]+)"/g)]
    .map(([, link, picture]) => link ?? picture ?? "")
    .filter((link) => !/^[a-z]+:/.test(link))
    .filter((link) => {
      const target = posix.join(posix.dirname(page), link).replace(/\/$/, "");
      return !paths.some((path) => path === target || path.startsWith(`${target}/`));
    })
    .map((link) => `${page}: ${link}`);
}

test("links and pictures of the pages in the package lead to what is in it", () => {
  const paths = packed();
  const pages = paths.filter((path) => path.endsWith(".md"));
  expect(pages).toEqual(expect.arrayContaining(["README.md", "CHANGELOG.md", "docs/hosting.md"]));
  expect(pages.flatMap((page) => lostLinks(page, paths))).toEqual([]);
});

test("what is packed holds what is loaded at run time, and no source maps", () => {
  const paths = packed();
  expect(paths).toEqual(
    expect.arrayContaining([
      "bin/index.js",
      "bin/standin.js",
      "dist/standin.d.ts",
      "dist/standin.js",
      "dist/licences.txt",
      `dist/standin.${process.version}-${process.arch}.code`,
      "dist/judge-thread.js",
      "dist/copy-check.js",
      "dist/console/index.html",
      "dist/console/index.html.gz",
      expect.stringMatching(/^dist\/console\/main-[\dA-Z]{8}\.js\.gz$/),
      expect.stringMatching(/^dist\/console\/style-[\dA-Z]{8}\.css\.gz$/),
      "dist/packages/express.js",
      "dist/packages/prom-client.js",
      "dist/packages/rate-limiter-flexible.js",
      "dist/packages/self-signed.js",
      "types/index.d.ts",
      "types/matchers.d.ts",
      "types/jest-globals.d.ts",
      "fixtures/gift-card.json",
      "scenarios/redemption-answer-lost.yaml",
      "examples/voucher.json",
    ]),
  );
  expect(paths.filter((path) => /\.(?:js|css|ts)\.map$/.test(path))).toEqual([]);
});

test("the licence of each package that is built in is shipped", () => {
  const licences = readFileSync(join(root, "dist/licences.txt"), "utf8");
  const titles = [...licences.matchAll(/^(\S+) \d\S+ \((\S.*)\)$/gm)];
  const named = titles.map(([, name]) => name);
  expect(named).toEqual(
    expect.arrayContaining(["express", "ajv", "pkijs", "preact", "prom-client", "pino"]),
  );
  expect(titles.filter(([, , licence]) => licence === "undefined")).toEqual([]);
});

test("the bill of materials has each package that is built in, with its release and licence", () => {
  const place = mkdtempSync(join(tmpdir(), "standin-bill-"));
  execFileSync(process.execPath, [join(root, "build/bill-of-materials.js"), place]);
  const bill = JSON.parse(readFileSync(join(place, "sbom.cdx.json"), "utf8")) as {
    bomFormat: string;
    metadata: { component: { name: string } };
    components: { name: string; version: string; licenses: unknown[] }[];
  };
  const licences = readFileSync(join(root, "dist/licences.txt"), "utf8");
  const titles = [...licences.matchAll(/^(\S+ \d\S+) \(\S.*\)$/gm)].map(([, title]) => title);
  expect([bill.bomFormat, bill.metadata.component.name]).toEqual(["CycloneDX", "standin"]);
  expect(bill.components.map(({ name, version }) => `${name} ${version}`).sort()).toEqual(
    titles.sort(),
  );
  expect(bill.components.filter(({ licenses }) => licenses.length === 0)).toEqual([]);
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
    .replace(/build\/(bundle|declarations)\.js/g, (script) => `${script} ${directory}`);
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
      expect.arrayContaining([
        "index.js",
        "standin.d.ts",
        "standin.js",
        "judge-thread.js",
        "copy-check.js",
      ]),
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
