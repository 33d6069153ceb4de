import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, posix, resolve } from "node:path";
import { transformerStyleToClass } from "@shikijs/transformers";
import { defineConfig } from "vitepress";
import { drawDiagrams } from "./diagrams.mjs";

/*
 * The documentation as a site: `npm run docs:site`. It loads nothing from elsewhere, and its pages have no script and no style in
 * them, so that the simulator serves it under a strict content security policy.
 */
const root = resolve(import.meta.dirname, "../../..");
const outDir = join(root, "site");
const base = "/standin/docs/";
/** Pages that have another name in the site; what is in `docs/` is at its top. */
const pageNames = { "README.md": "index.md", "docs/README.md": "where-to-start.md" };

const titleOf = (file) =>
  /^# (.+)$/m.exec(readFileSync(join(root, file), "utf8"))[1].replaceAll("`", "");
const pages = (...names) =>
  names
    .filter((name) => existsSync(join(root, `docs/${name}.md`)))
    .map((name) => ({
      link: name === "README" ? "/where-to-start" : `/${name}`,
      text: titleOf(`docs/${name}.md`),
    }));
const interfaces = [
  ...["gift-card-v3", "gift-card", "airtime", "voucher", "bill-payment"],
  ...["prepaid-utility", "money-transfer", "qr-retailer", "qr-provider", "qr-partner"],
].map((name) => `interfaces/${name}`);

const sidebar = [
  {
    text: "Begin",
    items: [
      { link: "/", text: "Overview" },
      ...pages("README", "first-flow", "certify-your-pos", "command-line", "console"),
      ...pages("in-process-api", "from-other-languages", "pipelines", "postman"),
    ],
  },
  { text: "Make it fail", items: pages("scenario-files", "faults", "explore", "verdicts") },
  { text: "Interfaces", items: pages(...interfaces) },
  {
    text: "Run it",
    items: [
      ...pages("configuration", "fixtures", "hosting", "provider", "onward-delivery", "scale"),
      ...pages("security"),
    ],
  },
  {
    text: "Look up",
    items: [
      ...pages("control-api", "errors", "http-clients", "benchmarks", "architecture", "testing"),
      ...pages("dependencies"),
      { link: "/CONTRIBUTING", text: "Contributing" },
      { link: "/CHANGELOG", text: "Changelog" },
    ],
  },
];

/** Links lead to the pages of the site; files that are no pages are not in it, and what links to them is text. */
function linkPages(markdown) {
  markdown.core.ruler.push("link pages", ({ tokens, env }) => {
    for (const token of tokens) {
      // Vite takes what does not begin with a dot for a package.
      if (token.type === "html_block")
        token.content = token.content.replace(/(src|srcset)="docs\//g, '$1="./docs/');
      linkTokens(token.children ?? [], env);
    }
  });
}

function linkTokens(tokens, env) {
  let isText = false;
  for (const token of tokens) {
    if (token.type === "link_open") {
      const href = hrefInSite(token.attrGet("href"), env);
      isText = href === undefined;
      if (!isText) token.attrSet("href", href);
    }
    if (!isText || !/^link_(open|close)$/.test(token.type)) continue;
    token.tag = "span";
    token.attrs = null;
    token.type = token.type.replace("link", "span");
  }
}

/** The address in the site; undefined: it does not have the file. `realPath`: of the file that is linked from. */
function hrefInSite(href, { path, realPath = path }) {
  if (/^(https?:|mailto:|#)/.test(href)) return href;
  const [file, anchor] = href.split("#");
  const target = posix.join(posix.dirname(posix.relative(root, realPath)), file);
  if (!target.endsWith(".md") || !existsSync(join(root, target))) return undefined;
  const name = pageNames[target] ?? target.replace(/^docs\//, "");
  return `/${name}${anchor === undefined ? "" : `#${anchor}`}`;
}

/** The anchor of a heading, as the pages name it. */
const anchorOf = (heading) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");

/** Scripts in a page become files, which its content security policy allows; styles are set again by its scripts. */
function withoutInlineParts(html) {
  return html
    .replace(/ style="[^"]*"/g, "")
    .replace(/<script([^>]*)>([^<]+)<\/script>/g, (_whole, attributes, code) => {
      const name = `assets/inline.${createHash("sha256").update(code).digest("hex").slice(0, 8)}.js`;
      mkdirSync(join(outDir, "assets"), { recursive: true });
      writeFileSync(join(outDir, name), code);
      return `<script${attributes} src="${base}${name}"></script>`;
    });
}

/** The colours of code, as classes: a page may have no styles in it. */
const colours = transformerStyleToClass({ classPrefix: "code-" });

/** The name of the style sheet with the colours; known when all pages have been read. */
const coloursName = () =>
  `assets/code.${createHash("sha256").update(colours.getCSS()).digest("hex").slice(0, 8)}.css`;

export default defineConfig({
  srcDir: root,
  srcExclude: [
    "test/**",
    "node_modules/**",
    "dist/**",
    "site/**",
    "sqlite-node20/**",
    "build/**",
    "src/**",
  ],
  rewrites: { ...pageNames, "docs/:page*": ":page*" },
  outDir,
  cacheDir: join(root, "node_modules/.cache/vitepress"),
  base,
  title: "Standin",
  description: "A stateful simulator of the payment provider that your POS talks to",
  lang: "en",
  head: [["link", { rel: "icon", type: "image/svg+xml", href: `${base}icon.svg` }]],
  metaChunk: true,
  useWebFonts: false,
  markdown: {
    config: (markdown) => {
      linkPages(markdown);
      drawDiagrams(markdown);
    },
    anchor: { slugify: anchorOf },
    theme: { light: "github-light-high-contrast", dark: "github-dark-high-contrast" },
    languageAlias: { mts: "ts" },
    codeTransformers: [colours],
  },
  transformHead: () => [["link", { rel: "stylesheet", href: base + coloursName() }]],
  transformHtml: withoutInlineParts,
  buildEnd: () => writeFileSync(join(outDir, coloursName()), colours.getCSS()),
  vite: { configFile: false },
  themeConfig: {
    sidebar,
    outline: [2, 3],
    search: { provider: "local" },
    nav: [{ text: "Interfaces", link: "/interfaces/gift-card-v3" }],
    docFooter: { prev: false, next: false },
  },
});
