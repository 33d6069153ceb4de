import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import ts from "typescript";
import { docSnippets } from "../docs/doc-snippets";

const root = resolve(__dirname, "../..");
const place = mkdtempSync(join(tmpdir(), "standin-snippets-"));
afterAll(() => {
  rmSync(place, { recursive: true, force: true });
});

/** A project that tests its POS with Standin: what it has installed besides, and how it compiles. */
interface Project {
  name: string;
  /** Packages of ours that it has not. */
  without: RegExp;
  type: "commonjs" | "module";
  options: ts.CompilerOptions;
  /** Packages whose types are global. */
  globals: string[];
  /** Where `test`, `expect` and the like come from, if they are no globals. */
  importsFrom?: string;
}

/** No project has the types that our own sources need. */
const ours =
  /^(express.*|better-sqlite3.*|ajv.*|pino.*|@types\/(express.*|better-sqlite3)|\.bin|\.package-lock\.json)$/;
const jestPackages = /^(jest.*|expect|@jest\/.*|@types\/jest)$/;
const vitestPackages = /^(vitest|@vitest\/.*|chai|@types\/chai)$/;
const commonJs = { module: ts.ModuleKind.Node16, moduleResolution: ts.ModuleResolutionKind.Node16 };
const esModule = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

const projects: Project[] = [
  {
    name: "Jest",
    without: vitestPackages,
    type: "commonjs",
    options: commonJs,
    globals: ["node", "jest"],
  },
  {
    name: "Jest without globals",
    without: new RegExp(`${vitestPackages.source}|^@types/jest$`),
    type: "commonjs",
    options: commonJs,
    globals: ["node"],
    importsFrom: "@jest/globals",
  },
  {
    name: "Vitest",
    without: jestPackages,
    type: "module",
    options: esModule,
    globals: ["node"],
    importsFrom: "vitest",
  },
  {
    name: "Vitest with globals",
    without: jestPackages,
    type: "module",
    options: esModule,
    globals: ["node", "vitest/globals"],
  },
];

/** Puts a link to each package of ours into the project, and Standin as it is shipped. */
function install(directory: string, without: RegExp): void {
  const modules = join(root, "node_modules");
  const names = readdirSync(modules).flatMap((name) =>
    name.startsWith("@")
      ? readdirSync(join(modules, name)).map((inner) => `${name}/${inner}`)
      : [name],
  );
  for (const name of names.filter((name) => !ours.test(name) && !without.test(name))) {
    const link = join(directory, "node_modules", name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(modules, name), link);
  }
  const standin = join(directory, "node_modules/standin");
  mkdirSync(standin);
  for (const name of ["package.json", "types", "dist"])
    symlinkSync(join(root, name), join(standin, name));
}

/** Writes the snippets into a project of their own; the files to compile. */
function write({ name, without, type, globals, importsFrom }: Project): string[] {
  const directory = join(place, name.replaceAll(" ", "-"));
  mkdirSync(directory);
  install(directory, without);
  writeFileSync(join(directory, "package.json"), JSON.stringify({ name: "till", type }));
  cpSync(join(__dirname, "my-pos.ts"), join(directory, "my-pos.ts"));
  const head =
    globals.map((types) => `/// <reference types="${types}" />\n`).join("") +
    (importsFrom === undefined
      ? ""
      : `import { afterAll, beforeAll, beforeEach, expect, test } from "${importsFrom}";\n`);
  return docSnippets().map(({ page, language, code }, index) => {
    const file = join(
      directory,
      `${page.replaceAll("/", "-")}-${index}.${language === "ts" ? "test.ts" : "mjs"}`,
    );
    writeFileSync(file, language === "ts" ? head + code : code);
    return file;
  });
}

/** What the compiler says of the snippets, and of every declaration that they lead to. */
function mistakes(project: Project): string[] {
  const program = ts.createProgram(write(project), {
    strict: true,
    skipLibCheck: false,
    noEmit: true,
    allowJs: true,
    target: ts.ScriptTarget.ES2022,
    lib: ["lib.es2023.d.ts"],
    preserveSymlinks: true,
    esModuleInterop: true,
    types: [],
    ...project.options,
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(
      ({ file, start, messageText }) =>
        `${file?.fileName ?? ""}:${file?.getLineAndCharacterOfPosition(start ?? 0).line ?? 0}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`,
    );
}

test("the pages have snippets in both languages", () => {
  expect(
    docSnippets()
      .map(({ page, language }) => `${page} ${language}`)
      .sort(),
  ).toEqual([
    "docs/certify-your-pos.md js",
    "docs/explore.md js",
    "docs/explore.md ts",
    "docs/in-process-api.md ts",
    "docs/in-process-api.md ts",
    "docs/verdicts.md ts",
  ]);
});

test.each(projects)(
  "every snippet compiles for $name, and what it imports with skipLibCheck off",
  (project) => {
    expect(mistakes(project)).toEqual([]);
  },
);
