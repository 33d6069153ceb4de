import { readFileSync } from "node:fs";
import { resolve } from "node:path";

/** The text of a page of the documentation. */
export const pageText = (page: string): string =>
  readFileSync(resolve(__dirname, "../..", page), "utf8");

/** The code blocks of a text in one of these languages, in order. */
export const codeBlocks = (text: string, ...languages: string[]): string[] =>
  [...text.matchAll(/^```(\w+)\n([^]*?)^```/gm)].flatMap(([, language = "", code = ""]) =>
    languages.includes(language) ? [code] : [],
  );

/** The simple commands of a shell script, each as its words; a substitution, `$(date ...)`, is the time now. */
export function commandsOf(script: string): string[][] {
  const commands: string[][] = [[]];
  let endOfWord = -1;
  for (const { 0: text, 1: single, 2: double, index } of script.matchAll(
    /'([^']*)'|"([^"]*)"|\$\([^)]*\)|\\\n|\n|;|&&|#.*|[^\s'";\\$]+/g,
  )) {
    if (/^(\n|;|&&)$/.test(text)) commands.push([]);
    else if (!text.startsWith("\\") && !text.startsWith("#")) {
      const value = text.startsWith("$(") ? new Date().toISOString() : (single ?? double ?? text);
      const words = commands.at(-1) ?? [];
      // Quotes that touch are one word.
      words.push((index === endOfWord ? (words.pop() ?? "") : "") + value);
      endOfWord = index + text.length;
    }
  }
  return commands.filter((words) => words.length > 0);
}

const takesAWord = ["-u", "-H", "-d", "-X", "--max-time"];

interface Given {
  url: string;
  options: Map<string, string>;
}

function givenTo(words: readonly string[]): Given {
  const given: Given = { url: "", options: new Map() };
  for (let place = 1; place < words.length; place += 1) {
    const word = words[place] ?? "";
    if (takesAWord.includes(word)) given.options.set(word, words[(place += 1)] ?? "");
    else if (!word.startsWith("-")) given.url = word;
  }
  return given;
}

/** Sends what a `curl` command of the documentation sends, to the simulator at this address; no answer in time is undefined. */
export async function curl(
  words: readonly string[],
  address: string,
): Promise<Response | undefined> {
  const { url, options } = givenTo(words);
  const body = options.get("-d");
  const authorization = `Basic ${Buffer.from(options.get("-u") ?? "").toString("base64")}`;
  return fetch(url.replace("http://127.0.0.1:8080", address), {
    method: options.get("-X") ?? (body === undefined ? "GET" : "POST"),
    headers: { authorization, ...(body !== undefined && { "content-type": "application/json" }) },
    ...(body !== undefined && { body }),
    ...(options.has("--max-time") && { signal: AbortSignal.timeout(1_000) }),
  }).catch(() => undefined);
}
