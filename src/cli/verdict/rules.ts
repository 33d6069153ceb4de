import { Command } from "commander";
import type { RuleExampleMessage, RuleDetail, RuleEntry } from "../../conformance/rules/rule-list";
import { didYouMean } from "../../nearest-name";
import { CommandFailed, noName, print, printJson } from "../command-result";
import { table } from "../terminal";

interface RulesOptions {
  interface?: string;
  json?: true;
}

/** `standin rules`. */
export const rulesCommand = (): Command =>
  new Command("rules")
    .description("List the rules that verdicts apply to a POS, or show one of them with examples.")
    .argument("[id]", "such as GC-07: this rule, with messages that keep it and that break it")
    .option("--interface <name>", "only the rules of this interface")
    .option("--json", "as JSON")
    .addHelpText(
      "after",
      "\nExamples:\n  standin rules --interface gift-card-v3\n  standin rules GC-07",
    )
    .action(async (id: string | undefined, options: RulesOptions) => {
      if (id === undefined) await printList(options);
      else await printRule(id, options);
    });

// Here and not above: the other commands need none of the rules.
const load = async () => {
  const [{ ruleDetail, ruleList }, { loadObligations }] = await Promise.all([
    import("../../conformance/rules/rule-list.js"),
    import("../../families/index.js"),
  ]);
  return { ruleDetail, ruleList, obligations: await loadObligations() };
};

async function printList({ interface: wanted, json }: RulesOptions): Promise<void> {
  const { ruleList, obligations } = await load();
  const list = ruleList(obligations);
  const names = [...new Set(list.rules.flatMap(({ interfaces }) => interfaces))];
  if (wanted !== undefined && !names.includes(wanted)) throw noName("interface", wanted, names);
  const rules = list.rules.filter(
    ({ interfaces }) => wanted === undefined || interfaces.includes(wanted),
  );
  if (json === true) printJson(wanted === undefined ? list : { rules });
  else print(table([["rule", "level", "interface", "the POS"], ...rules.map(rowOf)]));
}

const rowOf = ({ id, level, interfaces, sentence }: RuleEntry): string[] => [
  id,
  level,
  interfaces.join(", "),
  sentence,
];

async function printRule(id: string, { json }: RulesOptions): Promise<void> {
  const { ruleDetail, ruleList, obligations } = await load();
  const rule = ruleDetail(obligations, id);
  if (rule === undefined)
    throw new CommandFailed(
      `There is no rule ${id}: standin rules lists them.` +
        didYouMean(
          id,
          ruleList(obligations).rules.map((one) => one.id),
        ),
    );
  if (json === true) printJson(rule);
  else print(ruleText(rule));
}

const ruleText = ({ id, sentence, level, source, remedy, interfaces, examples }: RuleDetail) =>
  [
    `${id}: ${sentence}`,
    `${level}, ${interfaces.join(", ")}: ${source}`,
    remedy,
    "",
    "Kept:",
    messageTable(examples.pass),
    "",
    "Broken:",
    messageTable(examples.fail),
  ].join("\n");

function messageTable(messages: readonly RuleExampleMessage[]): string {
  const begin = Date.parse(messages[0]?.at ?? "");
  return table([
    ["after", "operation", "answer", "body"],
    ...messages.map(({ at, operation, status, body }) => [
      `${(Date.parse(at) - begin) / 1000} s`,
      operation,
      status === null ? "none" : String(status),
      JSON.stringify(body),
    ]),
  ]);
}
