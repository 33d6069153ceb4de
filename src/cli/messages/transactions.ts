import { Command, Option } from "commander";
import type { CallParts, ControlRoute } from "../../control/client";
import type { TransactionDetail, TransactionEntry } from "../../control/messages/transactions";
import { codeLanguages } from "../../control/reproduction/sale-code";
import { ownZone } from "../../journal/filter/days";
import { type Exchange, answerText, noteText } from "../../journal/exchange";
import { print, printJson } from "../command-result";
import { wholeCount } from "../option-values";
import { type ServerOptions, ask, call, granting, withSpace } from "../server-client";
import { changeText } from "../data/data";
import { type EvidenceOptions, formatOption, printEvidence } from "./notes";
import { brokenLines } from "./message-detail";
import { plain } from "../../plain-text";
import { table } from "../terminal";

type Missing = TransactionEntry["missing"][number];

interface TransactionListOptions extends ServerOptions {
  state?: string;
  interface?: string;
  filter?: string;
  last: number;
  json?: true;
}

const exampleId = "c2a8f6b1-5d1f-4f6f-9a6b-0c6c1f8a9a01";

/** `standin transactions`, and what it says of one: `show`, `scenario`, `code`, `fixture`. */
export const transactionsCommand = (): Command =>
  withSpace(new Command("transactions"))
    .description("List the transactions that have messages, with their states.")
    .option("--state <state>", "only those in this state, such as PENDING")
    .option("--interface <name>", "only those of this interface")
    .option("--filter <terms>", "only those with a message that standin messages --filter finds")
    .option("--last <n>", "how many, the newest", wholeCount, 20)
    .option("--json", "as JSON")
    .addHelpText("after", `\nExample:\n  standin transactions --state PENDING`)
    .action(list)
    .addCommand(showCommand())
    .addCommand(
      ofTransaction("scenario", "Print the transaction as a scenario file.").action(
        (id: string, options: ServerOptions) =>
          printText(options, "GET /transactions/{id}/scenario", { params: { id } }),
      ),
    )
    .addCommand(codeCommand())
    .addCommand(
      ofTransaction(
        "fixture",
        "Print the entities of the transaction as they were before it, for standin data load.",
      ).action(async (id: string, options: ServerOptions) => {
        printJson(await call(options, "GET /transactions/{id}/fixture", { params: { id } }));
      }),
    );

const ofTransaction = (name: string, description: string): Command =>
  withSpace(new Command(name))
    .description(description)
    .argument("<id>", "id of its request")
    .addHelpText("after", `\nExample:\n  standin transactions ${name} ${exampleId}`);

const showCommand = (): Command =>
  ofTransaction("show", "Show one transaction: its state, its messages, and its open checks.")
    .option("--json", "as JSON")
    .addOption(formatOption())
    .action(async (id: string, options: ServerOptions & EvidenceOptions) => {
      if (options.format !== undefined) {
        await printEvidence(options, "GET /transactions/{id}", { id });
        return;
      }
      const detail = await call(options, "GET /transactions/{id}", { params: { id } });
      if (options.json === true) printJson(detail);
      else print(detailText(detail));
    });

const codeCommand = (): Command =>
  ofTransaction("code", "Print the transaction as a test that sends the same messages.")
    .addOption(
      new Option("--for <language>", "what runs the test").choices(codeLanguages).default("jest"),
    )
    .action((id: string, { for: language, ...options }: ServerOptions & { for: string }) =>
      printText(options, "GET /transactions/{id}/code", {
        params: { id },
        query: { for: language },
      }),
    );

/** Prints an answer that is a text. */
async function printText(
  options: ServerOptions,
  route: ControlRoute,
  parts: CallParts,
): Promise<void> {
  print((await (await granting(await ask(options, route, parts))).text()).trimEnd());
}

async function list({
  state,
  last,
  json,
  filter,
  ...options
}: TransactionListOptions): Promise<void> {
  const page = await call(options, "GET /transactions", {
    query: {
      ...{ newest: true, limit: last, state, interface: options.interface },
      ...(filter !== undefined && { filter, zone: ownZone() }),
    },
  });
  if (json === true) printJson(page);
  else if (page.transactions.length === 0) print("There are no such transactions.");
  else print(listText(page.transactions));
}

const listText = (transactions: readonly TransactionEntry[]): string =>
  table([
    ["id", "interface", "kind", "state", "owed", "missing", "since", "messages"],
    ...transactions.map(({ id, interface: name, kind, state, owed, ...one }) => [
      ...[id, name, kind, state ?? "gone", owed, missingIn(one), one.since],
      one.exchanges.join(", "),
    ]),
  ]);

/** What has not come, in a cell. */
const missingIn = ({ missing }: Pick<TransactionEntry, "missing">): string =>
  missing.map(({ operation, rule }) => `${operation} (${rule})`).join(", ");

function detailText({
  id,
  interface: name,
  kind,
  state,
  exchanges,
  owed,
  judged,
  missing,
  note,
}: TransactionDetail): string {
  return [
    `${kind} ${id} of ${name}: ${state ?? "gone"}`,
    ...(note === undefined ? [] : [plain(noteText(note))]),
    table([["number", "clock", "operation", "answer", "state"], ...exchanges.map(rowOf)]),
    ...exchanges.flatMap(({ number, changes }) =>
      changes.map(
        ({ family, type, key, ...sides }) =>
          `${number} changed ${family} ${type} ${plain(key)}: ${plain(changeText(sides))}`,
      ),
    ),
    ...judged.flatMap(brokenLines).map(plain),
    ...missing.map(missingText),
    ...(owed === "nothing" ? ["Nothing is owed."] : []),
  ].join("\n");
}

const missingText = ({ operation, or = [], rule, due, failsAt }: Missing): string =>
  `missing: ${[operation, ...or].join(" or ")}, due ${due}, ${rule} fails ${failsAt}`;

const rowOf = (exchange: Exchange): string[] => [
  String(exchange.number),
  exchange.clock,
  exchange.operation ?? "",
  answerText(exchange, Date.now()),
  `${exchange.stateBefore ?? "-"} > ${exchange.stateAfter ?? "-"}`,
];
