import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { families } from "../../src/families";
import { kinds } from "../../src/scenario/faults";

const root = resolve(__dirname, "../..");
const docs = join(root, "docs");

interface Page {
  path: string;
  text: string;
  wanted: string;
}
// The generator reads the compiled sources, which Jest makes before the first test.
const { generate, parts } = jest.requireActual<{ generate: () => Page[]; parts: string[] }>(
  "../../docs/generate.js",
);

const pages = [
  join(root, "README.md"),
  ...readdirSync(docs, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .sort()
    .map((name) => join(docs, name)),
];
const deployPages = readdirSync(join(root, "deploy"), { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".md"))
  .map((name) => join(root, "deploy", name));

/** The packages that sources import, by their names. */
function importedBySources(): string[] {
  const sources = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => textOf(join(root, "src", name)));
  const named = sources.flatMap((text) => [
    ...text.matchAll(/(?:^import .*? from |^\} from |import\()"((?:@[^/"]+\/)?[^./"][^/":]*)/gm),
  ]);
  return [...new Set(named.map(([, name]) => name ?? ""))];
}
const shown = (path: string): string => relative(root, path);
const textOf = (path: string): string => readFileSync(path, "utf8");

/** Text without what stands in code blocks: no link and no heading is meant there. */
const prose = (text: string): string => text.replace(/^```[^]*?^```/gm, "");

/** What a heading is called in a link to it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replace(/\s/g, "-");
const anchorsOf = (path: string): string[] =>
  [...prose(textOf(path)).matchAll(/^#+ (.*)$/gm)].map(([, heading]) => anchorOf(heading ?? ""));

function brokenLinks(path: string): string[] {
  const links = [...prose(textOf(path)).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link ?? "");
  return links.filter((link) => {
    if (/^https?:/.test(link)) return false;
    const [file = "", anchor] = link.split("#");
    const target = file === "" ? path : resolve(dirname(path), file);
    if (!existsSync(target)) return true;
    return anchor !== undefined && !anchorsOf(target).includes(anchor);
  });
}

describe("the documentation", () => {
  it("says in its generated parts what the code says; npm run docs writes them", () => {
    const generated = generate();
    expect(
      generated.filter(({ text, wanted }) => text !== wanted).map(({ path }) => shown(path)),
    ).toEqual([]);
    const used = generated.flatMap(({ text }) =>
      [...text.matchAll(/<!-- generated: ([a-z0-9-]+) -->/g)].map(([, name]) => name),
    );
    expect(parts.filter((name) => !used.includes(name))).toEqual([]);
  });

  it.each(pages.map((path) => [shown(path), path]))(
    "%s has no link that leads nowhere",
    (_name, path) => {
      expect(brokenLinks(path)).toEqual([]);
    },
  );

  it("is reached from the README and the list of pages, every page of it", () => {
    expect(textOf(pages[0] ?? "")).toContain("(docs/README.md)");
    // The table of the interfaces in the README is generated.
    const linked =
      prose(textOf(pages[0] ?? "")) +
      prose(textOf(join(docs, "README.md"))).replaceAll("](", "](docs/");
    expect(
      pages
        .slice(1)
        .map(shown)
        .filter((path) => path !== "docs/README.md" && !linked.includes(`(${path})`)),
    ).toEqual([]);
  });

  it("suggests `npx standin` only with where it works: elsewhere npx fetches a stranger's package", () => {
    const places = [...pages, ...deployPages].filter((path) =>
      textOf(path).includes("npx standin"),
    );
    expect(places.map(shown).sort()).toEqual([
      "docs/certify-your-pos.md",
      "docs/command-line.md",
      "docs/in-process-api.md",
      "docs/pipelines.md",
      "docs/provider.md",
    ]);
    const linked = /\]\((\S*command-line\.md)?#where-npx-standin-works\)/;
    const own = join(docs, "command-line.md");
    expect(places.filter((path) => path !== own && !linked.test(textOf(path)))).toEqual([]);
    expect(anchorsOf(own)).toContain("where-npx-standin-works");
    const fetching =
      /npx (-y|--yes|-p|--package)|(npx|npm exec) (-- )?standin@|npm (i|install|add)( -\S+)* standin\b/;
    expect([...pages, ...deployPages].filter((path) => fetching.test(textOf(path)))).toEqual([]);
  });

  it.each(["scenario-files.md", "faults.md"])("has every kind of fault in %s", (page) => {
    const text = textOf(join(docs, page));
    expect(kinds.map(({ kind }) => kind).filter((kind) => !text.includes(`\`${kind}\``))).toEqual(
      [],
    );
  });

  it("says of each package why it is there", () => {
    const rows = [...textOf(join(docs, "dependencies.md")).matchAll(/^\| (`[^|]*) \|/gm)];
    const explained = rows.flatMap(([, cell = ""]) =>
      [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
    );
    const { dependencies, devDependencies } = JSON.parse(textOf(join(root, "package.json"))) as {
      dependencies: Record<string, string>;
      devDependencies: Record<string, string>;
    };
    expect(Object.keys(dependencies).filter((name) => !explained.includes(name))).toEqual([]);
    // What a source imports is built in: it is explained as well.
    const builtIn = importedBySources().filter((name) => Object.hasOwn(devDependencies, name));
    expect(builtIn).toEqual(expect.arrayContaining(["pkijs", "preact", "@sinclair/typebox"]));
    expect(builtIn.filter((name) => !explained.includes(name))).toEqual([]);
  });

  it("names a test for each promise about security, and each of these exists", () => {
    const promises = [
      ...textOf(join(docs, "security.md")).matchAll(/^\| (?!promise|---)(.*) \| (.*) \|$/gm),
    ];
    expect(promises.length).toBeGreaterThan(20);
    const testsOf = (shownBy = ""): string[] =>
      [...shownBy.matchAll(/`([^`]+)`/g)].map(([, path]) => path ?? "");
    const unshown = promises.filter(
      ([, , shownBy]) =>
        testsOf(shownBy).length === 0 ||
        testsOf(shownBy).some(
          (path) => !/\.(test|browser|commit)\.ts$/.test(path) || !existsSync(join(root, path)),
        ),
    );
    expect(unshown.map(([, promise]) => promise)).toEqual([]);
  });

  it("lists every card and product of the default fixtures, and no other card", () => {
    const page = textOf(join(docs, "fixtures.md"));
    const fixtures = JSON.parse(textOf(join(root, "fixtures", "gift-card.json"))) as {
      cards: { pan: string }[];
      products: { id: string }[];
    };
    const rows = new Set([...page.matchAll(/^\| (\d{19}) \|/gm)].map(([, pan]) => pan));
    expect([...rows].sort()).toEqual(fixtures.cards.map(({ pan }) => pan).sort());
    for (const { id } of fixtures.products) expect(page).toContain(`| ${id} |`);
  });

  it("has a page for every interface, with every operation", () => {
    for (const contract of families.flatMap((family) => family.contracts)) {
      const page = textOf(join(docs, "interfaces", `${contract.name}.md`));
      for (const { id } of contract.operations) expect(page).toContain(`\`${id}\``);
    }
  });
});

/** Every file of the tests and sources, as a command names it. */
const testFiles = ["src", "test"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map(
    (path) => `${folder}/${path}`,
  ),
);
const guides = [
  join(root, "CONTRIBUTING.md"),
  ...readdirSync(docs)
    .filter((name) => name.endsWith(".md"))
    .map((name) => join(docs, name)),
];

test("the tests that a page names are there, and its commands run some", () => {
  const named = guides.flatMap((page) =>
    [...textOf(page).matchAll(/`(test\/[\w./-]+)`/g)].map(([, path = ""]) => path),
  );
  expect(named.length).toBeGreaterThan(60);
  const isThere = (path: string): boolean =>
    path.includes("NAME") || existsSync(join(root, path.replace(/\/$/, "")));
  expect(named.filter((path) => !isThere(path))).toEqual([]);
  const patterns = guides.flatMap((page) =>
    [...textOf(page).matchAll(/npx jest ((?:[\w./-]+ ?)+)/g)].flatMap(([, given = ""]) =>
      given.split(" ").filter((word) => /^(src|test)\//.test(word)),
    ),
  );
  expect(patterns.length).toBeGreaterThan(10);
  const runs = (pattern: string): boolean =>
    pattern.includes("NAME") ||
    testFiles.some((path) => /\.(test|commit)\.ts$/.test(path) && path.startsWith(pattern));
  expect(patterns.filter((pattern) => !runs(pattern))).toEqual([]);
});

test("the sources that the architecture and the guide for contributors name are there", () => {
  // The architecture leaves out `src/`.
  const rooms = readdirSync(join(root, "src"));
  const pathsIn = (page: string): string[] =>
    [...prose(textOf(page)).matchAll(/`([\w-]+\/[\w./-]+)`/g)].map(([, path = ""]) => path);
  const named = [
    ...pathsIn(join(root, "CONTRIBUTING.md")).filter((path) => path.startsWith("src/")),
    ...pathsIn(join(docs, "architecture.md"))
      .filter((path) => rooms.includes(path.replace(/\/.*$/, "")))
      .map((path) => `src/${path}`),
  ];
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test("the site's sidebar has every page", () => {
  const config = readFileSync(join(root, "build/site/.vitepress/config.mjs"), "utf8");
  const [, sidebar = ""] = /const sidebar = \[(.*?)\n\];/s.exec(config) ?? [];
  const names = readdirSync(docs).filter((name) => name.endsWith(".md"));
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !sidebar.includes(`"${name.slice(0, -".md".length)}"`))).toEqual(
    [],
  );
});
