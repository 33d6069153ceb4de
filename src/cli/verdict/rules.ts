import { Command, Option } from "commander";
import type {
  RuleExampleMessage,
  RuleDetail,
  RuleEntry,
} from "../../conformance/rules/family-rules";
import { providerRules } from "../../conformance/provider-part";
import { didYouMean } from "../../mistake";
import { CommandFailed, noName, print, printJson } from "../command-result";
import { table } from "../terminal";

interface RulesOptions {
  interface?: string;
  provider?: true;
  json?: true;
}

/** `standin rules`. */
export const rulesCommand = (): Command =>
  new Command("rules")
    .description(
      "List the rules that verdicts apply to a POS or to a provider, or show one of them.",
    )
    .argument("[id]", "such as GC-07: this rule, with messages that keep it and that break it")
    .option("--interface <name>", "only the rules of this interface")
    .addOption(
      new Option(
        "--provider",
        "the rules by which providers are judged: the same for every interface",
      ).conflicts("interface"),
    )
    .option("--json", "as JSON")
    .addHelpText(
      "after",
      "\nExamples:\n  standin rules --interface gift-card-v3\n  standin rules GC-07\n  standin rules --provider",
    )
    .action(async (id: string | undefined, options: RulesOptions) => {
      if (options.provider === true || providerRule(id) !== undefined) printProvider(id, options);
      else if (id === undefined) await printList(options);
      else await printRule(id, options);
    });

const providerRule = (id: string | undefined) => providerRules.find((rule) => rule.id === id);

/** The rules by which providers are judged, or one of them. */
function printProvider(id: string | undefined, { json }: RulesOptions): void {
  const rule = providerRule(id);
  if (id !== undefined && rule === undefined)
    throw noName(
      "rule",
      id,
      providerRules.map((one) => one.id),
    );
  if (json === true) printJson(rule ?? { provider: providerRules });
  else if (rule !== undefined)
    print([`${rule.id}: ${rule.sentence}`, `${rule.code}: ${rule.source}`, rule.remedy].join("\n"));
  else
    print(
      table([
        ["rule", "finding", "the provider"],
        ...providerRules.map(({ id: own, code, sentence }) => [own, code, sentence]),
      ]),
    );
}

// Here and not above: the other commands need none of the rules.
const load = async () => {
  const [{ ruleDetail, ruleList }, { loadObligations }] = await Promise.all([
    import("../../conformance/rules/family-rules.js"),
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
