import { Command, InvalidArgumentError, Option } from "commander";
import type { MessageAgain, MessageChange } from "../../control/messages/again";
import type { MessageComparison } from "../../control/messages/comparison";
import { valueAt, valueOfJson } from "../../contract/values/json-value";
import { print, printJson } from "../command-result";
import { wholeCount } from "../option-values";
import { type ServerOptions, call, withSpace } from "../server-client";
import { table } from "../terminal";

/** The number of a message, or its name. */
export const messageKey = (text: string): number | string =>
  /^[a-z]{12}$/.test(text) ? text : wholeCount(text);

/** A change of a member: `card.expiryDate=4911`. */
function memberChange(given: string, others: readonly [string, string][] = []): [string, string][] {
  const [, path, value] = /^([A-Za-z]\w*(?:\.[A-Za-z]\w*)*)=(.*)$/s.exec(given) ?? [];
  if (path === undefined || value === undefined)
    throw new InvalidArgumentError("Give it as MEMBER=VALUE, such as card.expiryDate=4911.");
  return [...others, [path, value]];
}

interface AgainOptions extends ServerOptions {
  set?: [string, string][];
  path?: string;
  sameIds?: true;
  unmatched?: true;
  operation?: string;
  json?: true;
}

/** `standin messages again N`. */
export const againCommand = (): Command =>
  withSpace(new Command("again"))
    .description(
      "Send a message again: with a new id and time, or unchanged. Standin does not judge it.",
    )
    .argument("<number>", "its number, or its name", messageKey)
    .option(
      "--set <member=value>",
      "change a member (repeatable); null removes it, values other than texts are JSON",
      memberChange,
    )
    .option("--path <path>", "send it to this path")
    .option("--same-ids", "with the ids and the time that it had")
    .option("--unmatched", "a request that reached no operation, by its number there")
    .addOption(
      new Option(
        "--operation <id>",
        "with --unmatched: the operation that it was meant for",
      ).conflicts(["set", "path", "sameIds"]),
    )
    .option("--json", "as JSON")
    .addHelpText(
      "after",
      "\nExamples:\n  standin messages again 3\n  standin messages again 3 --set card.expiryDate=4911" +
        "\n  standin messages again 3 --same-ids\n  standin messages again 1 --unmatched --operation redeem",
    )
    .action(async (number: number | string, own: AgainOptions, command: Command) => {
      const { json, unmatched } = { ...command.parent?.opts<AgainOptions>(), ...own };
      const sent =
        unmatched === true
          ? await call(own, "POST /unmatched/{number}/again", {
              params: { number },
              body: own.operation === undefined ? {} : { operation: own.operation },
            })
          : await call(own, "POST /messages/{number}/again", {
              params: { number },
              body: await changeOf(number, own),
            });
      if (json === true) printJson(sent);
      else print(sentText(sent));
    });

async function changeOf(number: number | string, options: AgainOptions): Promise<MessageChange> {
  const { set = [], path, sameIds } = options;
  return {
    ...(set.length > 0 && { body: await patchOf(number, set, options) }),
    ...(path !== undefined && { path }),
    ...(sameIds && { ids: "same" }),
  };
}

type Patch = Record<string, unknown>;

/** A member that is a text stays one. */
async function patchOf(
  number: number | string,
  set: readonly [string, string][],
  options: ServerOptions,
): Promise<Patch> {
  const { request } = await call(options, "GET /messages/{number}", {
    params: { number },
    query: { judged: false },
  });
  const patch: Patch = {};
  for (const [path, text] of set) {
    const isText = typeof valueAt(request.body, path) === "string" && text !== "null";
    setMember(patch, path.split("."), isText ? text : valueOfJson(text));
  }
  return patch;
}

function setMember(patch: Patch, [name = "", ...others]: readonly string[], value: unknown): void {
  if (others.length === 0) {
    patch[name] = value;
    return;
  }
  const known = patch[name];
  const within: Patch = typeof known === "object" && known !== null ? { ...known } : {};
  setMember(within, others, value);
  patch[name] = within;
}

const sentText = ({ number, of, status }: MessageAgain): string => {
  const answer = status === null ? "no answer went out" : `answered ${status}`;
  const which = number === null ? "reached no operation" : `is message ${number}`;
  return `${of} was sent again and ${which}: ${answer}.`;
};

/** The two messages of `standin compare`. */
interface ComparedMessages {
  left: string;
  right: string;
}

/** Prints how two messages differ; the exit code is 1 where they do. */
export async function compareMessages(
  options: ServerOptions & { json?: true },
  { left, right }: ComparedMessages,
): Promise<number> {
  const comparison = await call(options, "GET /compare", { query: { left, right } });
  if (options.json === true) printJson(comparison);
  else print(comparisonText(comparison, { left, right }));
  return comparison.members.length === 0 ? 0 : 1;
}

function comparisonText(
  { members, folded }: MessageComparison,
  { left, right }: ComparedMessages,
): string {
  const rows = members.map((member) => [member.path, cell(member.left), cell(member.right)]);
  return [
    members.length === 0
      ? `Messages ${left} and ${right} are the same.`
      : table([["member", left, right], ...rows]),
    ...(folded.length === 0 ? [] : [`Not compared: ${folded.join(", ")}`]),
  ].join("\n");
}

const cell = (value: unknown): string =>
  value === undefined ? "-" : typeof value === "string" ? value : JSON.stringify(value);
