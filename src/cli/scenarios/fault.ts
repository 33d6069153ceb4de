import { Command, Option } from "commander";
import type { AddedHold, HeldDecision, HeldEntry } from "../../control/scenarios/holds";
import { hasMembers, valueOfJson, textMember } from "../../contract/values/json-value";
import { limits } from "../../limits/limits";
import { kindNamed } from "../../scenario/faults";
import { withValue } from "../../scenario/faults/kind";
import { WrongUsage, print, printJson, CommandFailed } from "../command-result";
import { chosenName, wholeCount } from "../option-values";
import {
  type ServerOptions,
  call,
  parseAnswer,
  detailOf,
  failureText,
  withSpace,
  ask,
} from "../server-client";
import { table } from "../terminal";
import type { AddedFault, FaultEntry } from "../../control/scenarios/faults";
import { faultKinds } from "../../scenario/fault-definition";

interface HoldOptions extends ServerOptions {
  json?: true;
}

interface AddHoldOptions extends HoldOptions, Omit<AddedHold, "operation" | "when"> {
  before?: true;
}

/** The option that names the messages of the operation `*`. */
const messagesOption = (): Option =>
  new Option("--messages <which>", "with the operation *: which messages (default: all)").choices([
    "requests",
    "advices",
    "all",
  ]);

const holdSeconds = limits.testerHoldMs / 1_000;

/** `standin hold OPERATION` and `standin hold clear`. */
export const holdCommand = (): Command =>
  withSpace(new Command("hold"))
    .description(
      "Hold the messages of an operation in a running simulator, until you decide about each (standin decide).",
    )
    .argument("<operation>", "such as redeem; *: every operation")
    .option("--interface <name>", "its interface, if several have such an operation")
    .addOption(messagesOption())
    .option(
      "--before",
      "hold them before processing (default: processed, and the answer held back)",
    )
    .option(
      "--times <n>",
      "how many messages to hold (default: until the hold is cleared)",
      wholeCount,
    )
    .option(
      "--for <duration>",
      `how long each is held at most, such as 20s; then it goes on as it is (default: ${holdSeconds}s)`,
    )
    .option("--json", "as JSON")
    .addHelpText(
      "after",
      "\nExamples:\n  standin hold redeem --times 1\n  standin hold '*' --messages advices --before" +
        "\n  standin held\n  standin decide 12 status 503\n  standin hold clear",
    )
    .action(addHold)
    .addCommand(clearHoldsCommand());

async function addHold(
  operation: string,
  { before, json, url, user, ...wanted }: AddHoldOptions,
): Promise<void> {
  const body: AddedHold = { operation, ...wanted, ...(before === true && { when: "before" }) };
  const hold = await call({ url, user }, "POST /holds", { body });
  if (json === true) printJson(hold);
  else print(`${hold.name} is set (${hold.interface}): ${hold.text}`);
}

const clearHoldsCommand = (): Command =>
  withSpace(new Command("clear"))
    .description("End the holds, or one of them. The messages that they hold go on as they are.")
    .argument("[name]", "such as hold-1", chosenName)
    .option("--json", "as JSON")
    .addHelpText("after", "\nExamples:\n  standin hold clear\n  standin hold clear hold-1")
    .action(async (name: string | undefined, { json, ...options }: HoldOptions) => {
      const ended = await call(options, "DELETE /holds", { query: { name } });
      if (json === true) printJson(ended);
      else if (ended.holds.length === 0) print("There are no holds.");
      else
        print(`Cleared: ${ended.holds.map((one) => `${one.name} (held ${one.held})`).join(", ")}.`);
    });

/** `standin held`. */
export const heldCommand = (): Command =>
  withSpace(new Command("held"))
    .description("List the messages that are held, and the holds set with standin hold.")
    .option("--json", "as JSON")
    .addHelpText("after", "\nExample:\n  standin held")
    .action(async ({ json, ...options }: HoldOptions) => {
      const { held, holds } = await call(options, "GET /held");
      if (json === true) printJson({ held, holds });
      else {
        print(held.length === 0 ? "No message is held." : heldTable(held));
        for (const hold of holds)
          print(`${hold.name} (${hold.interface}): ${hold.text}; held ${hold.held}`);
      }
    });

const heldTable = (held: readonly HeldEntry[]): string =>
  table([
    ["number", "operation", "till", "held", "since", "ends", "the POS"],
    ...held.map(({ number, operation, terminal = "", when, since, endsAt, ...pos }) => [
      ...[String(number), operation, terminal, when],
      ...[timeOf(since), timeOf(endsAt)],
      pos.posGaveUpAt === undefined
        ? `waits until ${timeOf(pos.posTimesOutAt)}`
        : `gave up at ${timeOf(pos.posGaveUpAt)}`,
    ]),
  ]);

const timeOf = (instant: string): string => instant.slice(11, 19);

/** `standin decide NUMBER DECISION`. */
export const decideCommand = (): Command =>
  withSpace(new Command("decide"))
    .description(
      "Decide what becomes of a held message: it-is, nothing, status STATUS, refuse ERRORTYPE, or edit NAME=VALUE ...",
    )
    .argument("<number>", "of the message, as standin held lists it", wholeCount)
    .argument("<decision...>", "such as status 503")
    .option("--json", "as JSON")
    .addHelpText(
      "after",
      "\nit-is: it goes on as if it had not been held. nothing: it is never answered." +
        "\nrefuse is for messages that are held before processing." +
        "\n\nExamples:\n  standin decide 12 it-is\n  standin decide 12 status 503" +
        "\n  standin decide 12 refuse INSUFFICIENT_FUNDS" +
        "\n  standin decide 12 edit status=409 body.errorType=OTHER",
    )
    .action(async (number: number, words: string[], { json, ...options }: HoldOptions) => {
      const body = decisionOf(words);
      const held = await call(options, "POST /held/{number}", { params: { number }, body });
      if (json === true) printJson(held);
      else print(`Message ${number}, ${held.operation}, goes on: ${words.join(" ")}.`);
    });

const needsOne = (word: string, value: string | undefined, others: readonly string[]): string => {
  if (value === undefined || others.length > 0)
    throw new WrongUsage(`${word} takes one value, as in: standin decide 12 ${exampleOf[word]}`);
  return value;
};

const exampleOf: Readonly<Record<string, string>> = {
  status: "status 503",
  refuse: "refuse INSUFFICIENT_FUNDS",
};

/** What the words of a decision say. Throws `WrongUsage` where that is nothing. */
function decisionOf([word = "", value, ...others]: readonly string[]): HeldDecision {
  if (word === "status") return { status: Number(needsOne(word, value, others)) };
  if (word === "refuse") return { refuse: needsOne(word, value, others) };
  if (word === "edit") return { edit: editOf(value === undefined ? [] : [value, ...others]) };
  if (value === undefined && word === "it-is") return { as: word };
  if (value === undefined && word === "nothing") return { nothing: true };
  throw new WrongUsage(
    `${word} is not a decision: it-is, nothing, status STATUS, refuse ERRORTYPE, edit NAME=VALUE ...`,
  );
}

/** `status=409 body.errorType=OTHER`; `body=JSON` is a whole merge patch. */
function editOf(words: readonly string[]): NonNullable<HeldDecision["edit"]> {
  const edit: NonNullable<HeldDecision["edit"]> = {};
  for (const word of words) {
    const [, name, path = "", text = ""] = /^(status|body)((?:\.[^=.]+)*)=(.*)$/s.exec(word) ?? [];
    const [, ...names] = path.split(".");
    const value = valueOfJson(text);
    const body = withValue(edit.body ?? {}, names, value);
    if (name === "status" && names.length === 0) edit.status = Number(text);
    else if (name === "body" && hasMembers(body)) edit.body = body;
    else throw new WrongUsage(`${word} is not a change: ${changes}`);
  }
  return edit;
}

const changes = "give status=STATUS, body.MEMBER=VALUE or body=JSON";

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
    .action(addFault)
    .addCommand(listFaultsCommand())
    .addCommand(clearFaultsCommand());

async function addFault(
  operation: string,
  { before, after, messages, times, json, ...options }: AddFaultOptions,
): Promise<void> {
  if ((before ?? after) === undefined)
    throw new CommandFailed(
      "Say what goes wrong before processing, or after it. " +
        "Give --before KIND or --after KIND, such as --after reset.",
    );
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
  if (!response.ok) throw faultRefused(response.status, text, before ?? after);
  const entry = parseAnswer(options, "POST /faults", text);
  if (json === true) printJson(entry);
  else print(lineOf(entry));
}

/** A fault that is not valid is told by its sentence alone. */
function faultRefused(status: number, text: string, words: string[] = []): CommandFailed {
  const sentence = textMember(detailOf(text), "freeString");
  return new CommandFailed(
    status === 400 && sentence !== undefined
      ? withExample(sentence, words)
      : failureText(status, text),
  );
}

/** The sentence of a refusal; of a kind that was given without what it needs, with an example. */
function withExample(sentence: string, [kind = "", ...needed]: readonly string[]): string {
  const { example, only = "after" } = kindNamed(kind) ?? {};
  return example === undefined || needed.length > 0 || !sentence.startsWith(kind)
    ? sentence
    : sentence.replace(/\.$/, `, such as --${only} ${kind} ${example}.`);
}

/** One argument may hold all words; of several, each is a word. */
const wordsOf = (words: string[]): string | string[] => {
  const [only = ""] = words;
  return words.length === 1 ? only : words;
};

const lineOf = ({ name, interface: of, text }: FaultEntry): string =>
  `${name} is added (${of}): ${text}`;

const listFaultsCommand = (): Command =>
  withSpace(new Command("list"))
    .description("List the faults set with standin fault, and how often each has struck.")
    .option("--json", "as JSON")
    .addHelpText("after", "\nExample:\n  standin fault list")
    .action(async ({ json, ...options }: JsonOptions) => {
      const entries = await call(options, "GET /faults");
      if (json === true) printJson(entries);
      else print(entries.length === 0 ? "There are no faults." : faultTable(entries));
    });

const faultTable = (entries: readonly FaultEntry[]): string =>
  table([
    ["fault", "interface", "what goes wrong", "matched", "struck"],
    ...entries.map(({ name, interface: of, text, matched, struck }) => [
      ...[name, of, text],
      ...[matched, struck].map(String),
    ]),
  ]);

const clearFaultsCommand = (): Command =>
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
