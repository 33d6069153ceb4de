import { emptyNameIn, foundIn, oldWords, oldWordsIn, searchedFiles, searchedText } from "./words";

const words = oldWords();

test("no file uses a word that was given up", () => {
  const found = searchedFiles().flatMap((path) =>
    foundIn(searchedText(path), words).map(
      ({ line, old, better }) => `${path}:${line} has "${old}"; use ${better}`,
    ),
  );
  expect(found).toEqual([]);
});

test("no file or folder has a name that says nothing of what is in it", () => {
  const found = searchedFiles().flatMap((path) => {
    const name = emptyNameIn(path);
    return name === undefined ? [] : [`${path}: name ${name} after what is in it`];
  });
  expect(found).toEqual([]);
});

describe("the check", () => {
  test("searches the sources, the tests and the documentation", () => {
    expect(searchedFiles()).toEqual(
      expect.arrayContaining([
        "src/index.ts",
        "test/house/figures.js",
        "docs/interfaces/voucher.md",
        "README.md",
        "CONTRIBUTING.md",
      ]),
    );
  });

  test("reads the old words from the table", () => {
    const table =
      "| say | for | instead of |\n| --- | --- | --- |\n| apply | a fault | `strikeBefore`, `hit` |";
    expect(oldWordsIn(table)).toEqual([
      { old: "strikeBefore", better: "apply" },
      { old: "hit", better: "apply" },
    ]);
  });

  test.each([
    ["const judged = judgeRequest(call);", "judgeRequest"],
    ["a target that is no URL", "is no URL"],
    ["the id stands twice", "stands twice"],
    ['import { handle } from "./http/pipeline/handle";', "http/pipeline/"],
    ["/** A passage. */", "passage"],
    ["interface Passage {", "passage"],
    ["const newPassage = 1;", "passage"],
    ["const during: Judgement = 1;", "judgement"],
  ])("finds the old word in: %s", (text, old) => {
    expect(foundIn(`a line before\n${text}\n`, words)).toMatchObject([{ old, line: 2 }]);
  });

  test("leaves alone what has a meaning of its own", () => {
    const text = [
      "exchange.strikes.length; a fault struck; status.account; asking; limits.soundingMs",
      'import type { Exchange } from "../journal/exchange";',
      "there is no URL without a host; passages are rare",
    ].join("\n");
    expect(foundIn(text.replace("passages", "messages"), words).map(({ old }) => old)).toEqual([
      "is no URL",
    ]);
  });

  test.each([
    ["src/utils.ts", "utils.ts"],
    ["src/http/header-helpers.ts", "header-helpers.ts"],
    ["src/misc/a.ts", "misc"],
    ["src/store/space-manager.ts", "space-manager.ts"],
  ])("finds the empty name in %s", (path, name) => {
    expect(emptyNameIn(path)).toBe(name);
  });

  test("leaves prepaid-utility alone", () => {
    expect(emptyNameIn("src/families/prepaid-utility/index.ts")).toBeUndefined();
    expect(emptyNameIn("test/support/messages/prepaid-utility.ts")).toBeUndefined();
  });
});
