import { Argument, Command, type Option } from "commander";
import { print } from "./command-result";
import { plain } from "../plain-text";
import { controlDocumentName } from "../control/operation";
import { families } from "../families";
import { shownStates } from "../lifecycle/state";
import { filterKeys } from "../journal/message-filter";
import { scenarioDirectory } from "../package-files";
import { faultKinds } from "../scenario/fault-definition";
import { createScenarioLibrary } from "../scenario/load";
import { roles } from "../users";
import type { AnswerAt, ControlRoute, GivenParts } from "../control/client";
import { type ServerOptions, call } from "./server-client";

/** Milliseconds that a simulator has to answer while somebody waits at the keyboard. */
const patience = 2_000;

/** What candidates depend on. */
interface CompletionContext {
  /** The arguments that come before. */
  before: readonly string[];
  /** Asks the simulator. Rejects where it does not answer at once. */
  ask: <const R extends ControlRoute>(
    route: R,
    ...parts: GivenParts<R>
  ) => Promise<AnswerAt<NoInfer<R>>>;
}

/** Asks the simulator that the words name, or the one that commands ask by default. */
export const asker =
  (options: ServerOptions): CompletionContext["ask"] =>
  (route, ...parts) =>
    call({ ...options, signal: AbortSignal.timeout(patience) }, route, ...parts);

/** What can be typed, and what it is. */
interface Candidate {
  value: string;
  about?: string;
}

/** Finds the candidates for a word; `ask` asks the simulator. */
type CandidateSource = (asked: CompletionContext) => Candidate[] | Promise<Candidate[]>;
const toCandidates = (values: readonly string[]): Candidate[] => values.map((value) => ({ value }));
const contracts = families.flatMap((family) => family.contracts);
const interfaces: CandidateSource = () => toCandidates(contracts.map(({ name }) => name));
const familyNames: CandidateSource = () => toCandidates(families.map(({ name }) => name));

const lists: CandidateSource = ({ before: [family] }) =>
  toCandidates(
    families
      .filter(({ name }) => name === family)
      .flatMap(({ entityTypes }) => Object.values(entityTypes).map(({ plural }) => plural)),
  );

const operations: CandidateSource = ({ before: [name] }) =>
  contracts
    .filter((contract) => contract.name === name)
    .flatMap(({ operations: all }) =>
      all.map(({ id, summary }) => ({ value: id, about: summary })),
    );

const operationsOfAll: CandidateSource = () => [
  ...new Map(
    contracts.flatMap((contract) =>
      contract.operations.map(({ id, summary }) => [id, { value: id, about: summary }] as const),
    ),
  ).values(),
];

const documents: CandidateSource = async (asked) => [
  ...(await interfaces(asked)),
  { value: controlDocumentName, about: "the control API" },
];

const kindsOfFault: CandidateSource = () => toCandidates(faultKinds);

const faults: CandidateSource = async ({ ask }) =>
  (await ask("GET /faults")).map(({ name, text }) => ({ value: name, about: text }));

const library: CandidateSource = () =>
  createScenarioLibrary([scenarioDirectory], contracts)
    .check()
    .map(({ name, scenario }) => ({ value: name, about: scenario?.title ?? "" }));

const drafts: CandidateSource = async ({ ask }) =>
  (await ask("GET /scenarios"))
    .filter(({ draft }) => draft === true)
    .map(({ name, title = "" }) => ({ value: name, about: title }));

const scenarios: CandidateSource = async (asked) => [
  ...(await library(asked)),
  ...(await drafts(asked)),
];

const rules: CandidateSource = async () => {
  const [{ ruleList }, { loadObligations }] = await Promise.all([
    import("../conformance/rules/family-rules.js"),
    import("../families/index.js"),
  ]);
  return ruleList(await loadObligations()).rules.map(({ id, sentence }) => ({
    value: id,
    about: sentence,
  }));
};

const newest = { newest: true, limit: 30 };

const messages: CandidateSource = async ({ ask }) =>
  (await ask("GET /messages", { query: { ...newest, judged: false } })).exchanges.map(
    ({ number, operation, status, outcome }) => ({
      value: String(number),
      about: `${operation ?? "no operation"} ${String(status ?? outcome)}`,
    }),
  );

const transactions: CandidateSource = async ({ ask }) =>
  (await ask("GET /transactions", { query: newest })).transactions.map(({ id, kind, state }) => ({
    value: id,
    about: `${kind} ${state ?? "gone"}`,
  }));

const snapshots: CandidateSource = async ({ ask }) =>
  (await ask("GET /snapshots")).map(({ name, takenAt }) => ({ value: name, about: takenAt }));

const keys: CandidateSource = async ({ ask, before: [family = "", list = ""] }) => {
  const type = families
    .filter(({ name }) => name === family)
    .flatMap(({ entityTypes }) => Object.values(entityTypes))
    .find(({ plural }) => plural === list);
  if (type === undefined) return [];
  const page = await ask("GET /data/{family}/{type}", {
    params: { family, type: list },
    query: { limit: 100 },
  });
  return page.entities.flatMap((entity) => {
    const value: unknown = Object.entries(entity).find(([name]) => name === type.key)?.[1];
    return typeof value === "string" ? [{ value }] : [];
  });
};

const settingsFamilies: CandidateSource = () =>
  toCandidates(
    families.flatMap(({ name, settingsType }) => (settingsType === undefined ? [] : [name])),
  );

const settingMembers: CandidateSource = async ({ ask, before: [family = ""] }) =>
  Object.entries((await ask("GET /settings"))[family] ?? {}).map(([name, value]) => ({
    value: `${name}=`,
    about: `now ${JSON.stringify(value)}`,
  }));

const spaces: CandidateSource = async ({ ask }) =>
  (await ask("GET /spaces")).spaces.flatMap(({ user, space }) => {
    const value = space ?? user;
    return value === null ? [] : [{ value }];
  });

/** The values of options, by their long names. */
export const optionSources: Readonly<Record<string, CandidateSource>> = {
  "--interface": interfaces,
  "--scenario": library,
  "--state": () => toCandidates(shownStates),
  "--filter": () => toCandidates(filterKeys.map((key) => `${key}:`)),
  "--role": () => toCandidates(roles),
  "--before": kindsOfFault,
  "--after": kindsOfFault,
};

/** The values of arguments, by the words that call the command and the name of the argument. */
export const argumentSources: Readonly<Record<string, CandidateSource>> = {
  "data family": familyNames,
  "data list family": familyNames,
  "data list type": lists,
  "data show family": familyNames,
  "data show type": lists,
  "data show key": keys,
  "data set family": familyNames,
  "data set type": lists,
  "data set key": keys,
  "data remove family": familyNames,
  "data remove type": lists,
  "data remove key": keys,
  "example interface": interfaces,
  "example operation": operations,
  "messages show number": messages,
  "transactions show id": transactions,
  "scenario show name": scenarios,
  "scenario start name or file": scenarios,
  "scenario stop name": scenarios,
  "scenario delete name": drafts,
  "run scenario and command": library,
  "settings show family": settingsFamilies,
  "settings set family": settingsFamilies,
  "settings set setting=value": settingMembers,
  "snapshot save name": snapshots,
  "snapshot restore name": snapshots,
  "snapshot delete name": snapshots,
  "snapshot export name": snapshots,
  "rules id": rules,
  "openapi interface": documents,
  "postman interface": interfaces,
  "fault operation": operationsOfAll,
  "fault clear name": faults,
  "fixtures schema family": familyNames,
  "spaces list name": spaces,
  "spaces drop name": spaces,
  "spaces reopen name": spaces,
};

/** Where the word that is completed stands. */
interface WordPosition {
  command: Command;
  /** The words that call the command: `scenario start`. */
  path: string;
  /** The word as far as it has been typed; of `--option=value` the value. */
  typed: string;
  /** The option whose value is completed. */
  option?: Option;
  /** The argument that is completed, where the command takes one there. */
  argument?: Argument;
  /** The arguments that come before. */
  before: readonly string[];
  /** The values of options that come before, by the long name. */
  given: Readonly<Record<string, string>>;
}

/** What the words before the last one say. */
interface ParsedWords {
  command: Command;
  path: string[];
  before: string[];
  given: Record<string, string>;
  /** The option whose value comes next. */
  awaiting?: Option | undefined;
}

/** Finds where the last of the words stands. */
export function positionOf(program: Command, words: readonly string[]): WordPosition {
  const typed = words.at(-1) ?? "";
  const read: ParsedWords = { command: program, path: [], before: [], given: {} };
  for (const word of words.slice(0, -1)) readWord(read, word);
  const { command, path, before, given, awaiting } = read;
  const place = { command, path: path.join(" "), before, given };
  if (awaiting !== undefined) return { ...place, typed, option: awaiting };
  const { value, option } = optionOf(command, typed);
  if (value !== undefined && option !== undefined) return { ...place, typed: value, option };
  const argument = argumentAt(command, before.length);
  return { ...place, typed, ...(argument && { argument }) };
}

function readWord(read: ParsedWords, word: string): void {
  const { awaiting, command, given, before } = read;
  if (awaiting !== undefined) {
    given[awaiting.long ?? ""] = word;
    read.awaiting = undefined;
    return;
  }
  if (word.startsWith("-")) {
    const { name, value, option } = optionOf(command, word);
    if (value !== undefined) given[name] = value;
    else if (option !== undefined && takesValue(option)) read.awaiting = option;
    return;
  }
  const child = command.commands.find((one) => before.length === 0 && one.name() === word);
  if (child === undefined) {
    before.push(word);
    return;
  }
  read.command = child;
  read.path.push(word);
}

function optionOf(command: Command, word: string) {
  const [name = "", value] = word.startsWith("--") ? word.split(/=(.*)/s, 2) : [word];
  const option = command.options.find(({ long, short }) => long === name || short === name);
  return { name, value, option };
}

/** Whether an option has a value. */
const takesValue = ({ required, optional }: Option): boolean => required || optional;

const argumentAt = ({ registeredArguments }: Command, at: number): Argument | undefined => {
  const last = registeredArguments.at(-1);
  return registeredArguments[at] ?? (last?.variadic === true ? last : undefined);
};

/** What a shell does with the candidates: only these, or files too where there are none. */
const directives = { files: 0, candidatesAlone: 4 } as const;

/**
 * Prints the candidates for the last of the words, as the scripts of `standin completion` read them: a line each, with
 * what it is, then what the shell does beside.
 */
export async function complete(program: Command, words: readonly string[]): Promise<void> {
  if (words.includes("--")) {
    // What follows is another program's.
    print(`:${directives.files}`);
    return;
  }
  const position = positionOf(program, words);
  const { typed } = position;
  const candidates = (await candidatesAt(position)).filter(({ value }) => value.startsWith(typed));
  for (const { value, about = "" } of candidates) print(`${plain(value)}\t${plain(about)}`);
  print(`:${wantsFile(position) ? directives.files : directives.candidatesAlone}`);
}

async function candidatesAt(position: WordPosition): Promise<Candidate[]> {
  const { command, typed, option } = position;
  if (option !== undefined)
    return chosenFrom(option.argChoices) ?? valuesOf(position, optionSources[option.long ?? ""]);
  if (typed.startsWith("-")) return optionsOf(command);
  return [...commandsOf(position), ...(await argumentsAt(position))];
}

const optionsOf = (command: Command): Candidate[] =>
  command
    .createHelp()
    .visibleOptions(command)
    .map(({ long, short, description }: Option) => ({
      value: long ?? short ?? "",
      about: description,
    }));

const commandsOf = ({ command, before }: WordPosition): Candidate[] =>
  before.length > 0
    ? []
    : command
        .createHelp()
        .visibleCommands(command)
        .map((one) => ({ value: one.name(), about: one.description() }));

async function argumentsAt(position: WordPosition): Promise<Candidate[]> {
  const { argument, path } = position;
  if (argument === undefined) return [];
  return (
    chosenFrom(argument.argChoices) ??
    valuesOf(position, argumentSources[`${path} ${argument.name()}`])
  );
}

const chosenFrom = (choices: readonly string[] | undefined): Candidate[] | undefined =>
  choices?.map((value) => ({ value }));

/** Where the simulator does not answer there are none: a message would be in the way of what is typed. */
async function valuesOf(
  { before, given, command }: WordPosition,
  source: (typeof argumentSources)[string] | undefined,
): Promise<Candidate[]> {
  const defaults = command.opts<{ url?: string; user?: string }>();
  const url = given["--url"] ?? process.env["STANDIN_URL"] ?? defaults.url ?? "";
  const user = given["--user"] ?? process.env["STANDIN_USER"] ?? defaults.user ?? "";
  try {
    return (await source?.({ before, ask: asker({ url, user }) })) ?? [];
  } catch {
    return [];
  }
}

/** Whether a file or directory may stand there. */
function wantsFile({ option, argument }: WordPosition): boolean {
  const wanted =
    option !== undefined && takesValue(option) ? option.flags : (argument?.name() ?? "");
  return /file|directory|command/.test(wanted);
}

/** The shells for which there is a script. */
const shells = ["bash", "zsh", "fish"] as const;

/** `standin completion bash|zsh|fish`. */
export const completionCommand = (): Command =>
  new Command("completion")
    .description("Print a script that lets a shell complete commands, options, names and ids.")
    .addArgument(new Argument("<shell>", "the shell that reads the script").choices(shells))
    .addHelpText(
      "after",
      `
The script calls standin by this name: it has to be in the PATH. That of bash
needs the package bash-completion.

Examples:
  standin completion bash > ~/.standin-completion && . ~/.standin-completion
  standin completion fish | source

In ~/.bashrc, or in ~/.zshrc after compinit:
  source <(standin completion bash)
  source <(standin completion zsh)`,
    )
    .action(async (shell: string) => {
      const { script } = await import("@bomb.sh/tab");
      script(shell, "standin", "standin");
    });
