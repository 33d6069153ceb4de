import { Command, Option } from "commander";
import { textMember } from "../../contract/values/json-value";
import type { AddedFault, FaultEntry } from "../../control/scenarios/faults";
import { faultKinds } from "../../scenario/fault-definition";
import { CommandFailed, print, printJson } from "../command-result";
import { chosenName, wholeCount } from "../option-values";
import {
  type ServerOptions,
  parseAnswer,
  call,
  detailOf,
  failureText,
  withSpace,
  ask,
} from "../server-client";
import { table } from "../terminal";
import { messagesOption } from "./hold";

interface JsonOptions extends ServerOptions {
  json?: true;
}

interface AddFaultOptions extends JsonOptions {
  interface?: string;
  messages?: AddedFault["messages"];
  before?: string[];
  after?: string[];
  times?: number;
}

/** The kind, and what it needs, word by word or in one argument. */
const kindOption = (name: "before" | "after"): Option =>
  new Option(`--${name} <kind...>`, `what goes wrong ${name} processing`);

/** `standin fault OPERATION --after KIND`, `standin fault list` and `standin fault clear`. */
export const faultCommand = (): Command =>
  withSpace(new Command("fault"))
    .description(
      "Make the messages of an operation fail in a running simulator. " +
        `Kinds: ${faultKinds.join(", ")}.`,
    )
    .argument("<operation>", "such as redeem; *: every operation")
    .option("--interface <name>", "its interface, if several have such an operation")
    .addOption(messagesOption())
    .addOption(kindOption("before"))
    .addOption(kindOption("after"))
    .option("--times <n>", "how often it strikes (default: until the fault is cleared)", wholeCount)
    .option("--json", "as JSON")
    .addHelpText(
      "after",
      "\nWhat a kind needs follows it: the value, or NAME=VALUE." +
        "\n\nExamples:\n  standin fault redeem --after no-answer --times 1" +
        "\n  standin fault load --interface gift-card-v3 --before status 503" +
        "\n  standin fault '*' --messages advices --before status 503" +
        "\n  standin fault redeem --after drip 10m" +
        "\n  standin fault redeem --after edit status=409 set.errorType=OTHER" +
        "\n  standin fault list\n  standin fault clear fault-1",
    )
    .action(add)
    .addCommand(listCommand())
    .addCommand(clearCommand());

async function add(
  operation: string,
  { before, after, messages, times, json, ...options }: AddFaultOptions,
): Promise<void> {
  const added: AddedFault = {
    operation,
    ...(options.interface !== undefined && { interface: options.interface }),
    ...(messages !== undefined && { messages }),
    ...(before !== undefined && { before: wordsOf(before) }),
    ...(after !== undefined && { after: wordsOf(after) }),
    ...(times !== undefined && { times }),
  };
  const response = await ask(options, "POST /faults", { body: added });
  const text = await response.text();
  if (!response.ok) {
    const sentence = textMember(detailOf(text), "freeString");
    throw new CommandFailed(sentence ?? failureText(response.status, text));
  }
  const entry = parseAnswer(options, "POST /faults", text);
  if (json === true) printJson(entry);
  else print(lineOf(entry));
}

/** One argument may hold all words; of several, each is a word. */
const wordsOf = (words: string[]): string | string[] => {
  const [only = ""] = words;
  return words.length === 1 ? only : words;
};

const lineOf = ({ name, interface: of, text }: FaultEntry): string =>
  `${name} is added (${of}): ${text}`;

const listCommand = (): Command =>
  withSpace(new Command("list"))
    .description("List the faults set with standin fault, and how often each has struck.")
    .option("--json", "as JSON")
    .addHelpText("after", "\nExample:\n  standin fault list")
    .action(async ({ json, ...options }: JsonOptions) => {
      const entries = await call(options, "GET /faults");
      if (json === true) printJson(entries);
      else print(entries.length === 0 ? "There are no faults." : tableOf(entries));
    });

const tableOf = (entries: readonly FaultEntry[]): string =>
  table([
    ["fault", "interface", "what goes wrong", "matched", "struck"],
    ...entries.map(({ name, interface: of, text, matched, struck }) => [
      ...[name, of, text],
      ...[matched, struck].map(String),
    ]),
  ]);

const clearCommand = (): Command =>
  withSpace(new Command("clear"))
    .description("Clear the faults set with standin fault, or one of them.")
    .argument("[name]", "such as fault-1", chosenName)
    .option("--json", "as JSON")
    .addHelpText("after", "\nExamples:\n  standin fault clear\n  standin fault clear fault-1")
    .action(async (name: string | undefined, { json, ...options }: JsonOptions) => {
      const cleared = await call(options, "DELETE /faults", { query: { name } });
      if (json === true) printJson(cleared);
      else print(clearedText(cleared));
    });

const clearedText = (cleared: readonly FaultEntry[]): string =>
  cleared.length === 0
    ? "There are no faults."
    : `Cleared: ${cleared.map(({ name, struck }) => `${name} (struck ${struck})`).join(", ")}.`;
