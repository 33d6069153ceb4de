/** Where a text stops being JSON, and why; both count from 1. */
export interface TextMistake {
  line: number;
  column: number;
  text: string;
}

/** What may come next in a JSON text, in words. */
const expectations = {
  value: "a value",
  firstItem: "a value or ]",
  firstName: "a name in double quotes or }",
  name: "a name in double quotes",
  colon: "a colon",
  afterMember: "a comma or }",
  afterItem: "a comma or ]",
  end: "nothing more",
} as const;

type Expectation = keyof typeof expectations;

/** A string, a number, a word or a sign of a JSON text. */
const text = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/;
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/;
const token = new RegExp(`${text.source}|${number.source}|true|false|null|[{}[\\],:]`, "y");

const blank = /[ \t\r\n]*/y;

const isValue = (found: string): boolean => !/^[{}[\],:]/.test(found);

/** What is expected after a value, in the object or list that is open. */
const afterValue = (open: readonly string[]): Expectation => {
  const last = open.at(-1);
  if (last === undefined) return "end";
  return last === "{" ? "afterMember" : "afterItem";
};

/** The sign that ends an object or a list. */
const closers: Partial<Record<Expectation, string>> = {
  firstName: "}",
  afterMember: "}",
  firstItem: "]",
  afterItem: "]",
};

/** The sign that goes on, and what is expected after it. */
const separators: Partial<Record<Expectation, readonly [sign: string, then: Expectation]>> = {
  colon: [":", "value"],
  afterMember: [",", "name"],
  afterItem: [",", "value"],
};

/** What is expected after a token; undefined: the token is not what was expected. */
function expectedAfter(
  expected: Expectation,
  found: string,
  open: string[],
): Expectation | undefined {
  if (found === closers[expected]) return afterClosing(open);
  if (expected === "firstName" || expected === "name")
    return found.startsWith('"') ? "colon" : undefined;
  if (expected === "firstItem" || expected === "value") return afterBeginning(found, open);
  const [sign, then] = separators[expected] ?? [];
  return found === sign ? then : undefined;
}

function afterClosing(open: string[]): Expectation {
  open.pop();
  return afterValue(open);
}

function afterBeginning(found: string, open: string[]): Expectation | undefined {
  if (isValue(found)) return afterValue(open);
  if (found !== "{" && found !== "[") return undefined;
  open.push(found);
  return found === "{" ? "firstName" : "firstItem";
}

/** Finds where a text stops being JSON; undefined: it is JSON. One pass, however deep the text is. */
export function jsonMistake(text: string): TextMistake | undefined {
  const open: string[] = [];
  let expected: Expectation = "value";
  let at = text.startsWith("\uFEFF") ? 1 : 0;
  for (;;) {
    at = endOf(blank, text, at) ?? at;
    if (at >= text.length && expected === "end") return undefined;
    const end = endOf(token, text, at);
    const following: Expectation | undefined =
      end === undefined ? undefined : expectedAfter(expected, text.slice(at, end), open);
    if (end === undefined || following === undefined) return mistakeAt(text, at, expected);
    expected = following;
    at = end;
  }
}

/** Where a sticky expression ends that matches at a place; undefined: it does not. */
function endOf(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}

function mistakeAt(text: string, at: number, expected: Expectation): TextMistake {
  const lines = text.slice(0, at).split("\n");
  const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
  const found = at >= text.length ? "the text ends" : `${JSON.stringify(character)} comes`;
  const wanted = character === '"' ? "a string that is closed" : expectations[expected];
  return {
    line: lines.length,
    column: (lines.at(-1) ?? "").length + 1,
    text: `${found} where ${wanted} is expected`,
  };
}
