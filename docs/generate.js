"use strict";

/**
 * Writes the generated parts of the documentation, what stands between `<!-- generated: NAME -->` and
 * `<!-- end -->`, and the JSON Schema of scenario files. Reads the built code (`npm run docs` builds first). test/docs/pages.test.ts fails when what is
 * committed differs from what this would write.
 */
const { existsSync, readFileSync, readdirSync, statSync, writeFileSync } = require("node:fs");
const { basename, join } = require("node:path");

const docs = __dirname;
const root = join(docs, "..");
const built = (path) => require(join(root, "dist", path));
const source = (path) => readFileSync(join(root, "src", path), "utf8");

const cell = (text) => String(text).replaceAll("|", "\\|").replaceAll("\n", " ");
const table = (heading, rows) =>
  [heading, heading.map(() => "---"), ...rows]
    .map((row) => `| ${row.map(cell).join(" | ")} |`)
    .join("\n");
const code = (text) => `\`${text}\``;

/** Members of a TypeScript object or interface with the comment that stands above each. */
function commented(text, memberPattern) {
  const found = [];
  let comment = "";
  for (const line of text.split("\n")) {
    const [, said] = /^ {2}\/\*\* (.*) \*\/$/.exec(line) ?? [];
    if (said !== undefined || line === "  /**") comment = said ?? "";
    const [, more] = /^ {3}\* (.*)$/.exec(line) ?? [];
    if (more !== undefined) comment = comment === "" ? more : `${comment} ${more}`;
    const member = memberPattern.exec(line);
    if (member !== null) found.push({ comment, member });
  }
  return found;
}

function limitRows() {
  const values = built("limits/limits.js").limits;
  const texts = ["limits", "sending-limits"].map((name) => source(`limits/${name}.ts`));
  const rows = commented(texts.join("\n"), /^ {2}(\w+): [\d_.]+,$/).map(
    ({ comment, member: [, name] }) => [code(name), values[name].toLocaleString("en-US"), comment],
  );
  if (rows.length !== Object.keys(values).length)
    throw new Error("a limit of src/limits/limits.ts was not understood");
  return rows;
}

/** The limits that a limits file may set. */
function limitsFile() {
  const settable = built("limits/bounds.js").boundNames.map(code);
  return table(
    ["name", "default", "what it bounds"],
    limitRows().filter(([name]) => settable.includes(name)),
  );
}

/** The limits that nobody sets in a limits file. */
function limits() {
  const settable = built("limits/bounds.js").boundNames.map(code);
  return table(
    ["limit", "value", "what it bounds"],
    limitRows().filter(([name]) => !settable.includes(name)),
  );
}

/** The options of a command, by the names that they have in process. */
const startNames = () =>
  built("cli/start/start.js")
    .startCommand()
    .options.map((option) => option.attributeName());

/** The in-process options: those that are as on the command line by name and type, the others with what they mean. */
function inProcessOptions() {
  const same = startNames();
  const options = commented(source("in-process/options.ts"), /^ {2}(\w+)\?: (.+);$/).map(
    ({ comment, member: [, name, type] }) => ({ name, type, comment }),
  );
  const isPlain = (type) => /^(string|number|boolean|string\[\]|"[^"]+"( \| "[^"]+")+)$/.test(type);
  const isOwn = ({ name, type, comment }) =>
    !same.includes(name) || !isPlain(type) || comment.includes("Default");
  const others = table(
    ["option", "type", "meaning"],
    options.filter(isOwn).map(({ name, type, comment }) => [code(name), code(type), comment]),
  );
  const known = options
    .filter((option) => !isOwn(option))
    .map(({ name, type }) => `${code(name)} (${code(type)})`);
  return `${others}\n\nThe others are [options of \`start\`](configuration.md#options-of-start): ${known.join(", ")}.`;
}

/** Every command with those below it, the first one being the program. */
function commandsOf(command, name = command.name()) {
  const below = command.commands.filter((child) => child.name() !== "help");
  return [
    { command, name },
    ...below.flatMap((child) => commandsOf(child, `${name} ${child.name()}`)),
  ];
}

/** Every command that does something, with its arguments. */
function commandLine() {
  const { program } = built("cli/main.js");
  const rows = commandsOf(program())
    .filter(({ command }) => command.commands.length === 0 || command._actionHandler !== null)
    .map(({ command, name }) => [
      code(`${name} ${command.usage()}`.replace(/ ?\[options\]/, "")),
      command.description(),
    ]);
  return table(["command", "what it does"], rows);
}

function startOptions() {
  const { startCommand } = built("cli/start/start.js");
  return table(
    ["option", "default", "meaning"],
    startCommand().options.map(({ flags, description, defaultValue }) => [
      code(flags),
      defaultValue === undefined ? "" : code(defaultValue),
      description,
    ]),
  );
}

const errorTable = (entries, types, typeOf) =>
  table(
    ["status", ...types, "errorMessage", "when"],
    Object.values(entries).map((entry) => [
      entry.status === 0 ? "as asked" : entry.status,
      ...typeOf(entry).map(code),
      entry.message,
      entry.when,
    ]),
  );

/** The errors of the control API, whose type is nearly always the same: the page says which. */
const controlTable = (entries) =>
  errorTable(
    Object.fromEntries(
      Object.entries(entries).map(([name, entry]) => [
        name,
        { ...entry, when: entry.when.replace("control API: ", "") },
      ]),
    ),
    [],
    () => [],
  );

/** The errors that every interface has, those that are asked for, and those of the control API. */
function errors() {
  const { commonErrors, simulatedErrors } = built("contract/error-catalogue.js");
  const { controlErrors } = built("control/declare/refusals.js");
  const typed = (entries) => errorTable(entries, ["errorType"], ({ errorType }) => [errorType]);
  return [
    `## Every interface\n\n${typed(commonErrors)}`,
    `## Asked for by a scenario or a fixture\n\n${typed(simulatedErrors)}`,
    `## Control API\n\n${controlTable(controlErrors)}`,
  ].join("\n\n");
}

/** The errors that an interface has of its own. */
function ownErrors(contract) {
  const { errorTypeFor, finerTypeFor } = built("contract/error-catalogue.js");
  const { errors: entries, finerTypes } = contract;
  return finerTypes === undefined
    ? errorTable(entries, ["errorType"], (entry) => [errorTypeFor(entry, contract)])
    : errorTable(entries, [`detailMessage.${finerTypes.member}`], (entry) => [
        finerTypeFor(entry, contract),
      ]);
}

function transitionCell({ next, effect, refused }, state) {
  if (refused !== undefined) return next === state ? `*${refused}*` : `*${refused}*; **${next}**`;
  return effect === "none" ? `**${next}**` : `**${next}**, ${effect}s`;
}

function transitions() {
  const { commonTransitions, events, states } = built("lifecycle/state.js");
  const rows = states.map((state) => [
    code(state),
    ...events.map((event) => transitionCell(commonTransitions[state][event], state)),
  ]);
  return table(["state", ...events], rows);
}

/** What a client of a family sees of the life cycle: the answer to each message, by state. */
function answersByState(name) {
  const { transitionsOf, states } = built("lifecycle/state.js");
  const { errorTypeFor } = built("contract/error-catalogue.js");
  const family = built("families/index.js").families.find((candidate) => candidate.name === name);
  const contract = family.contracts[0];
  const all = transitionsOf(family.transitions);
  const kindsWith = (advice) =>
    Object.keys(family.kinds).filter((kind) =>
      family.contracts.some(({ operations: own }) =>
        own.some((one) => one.transaction === kind && one.advice === advice),
      ),
    );
  const refusal = (reason, advice, state) => {
    const texts = kindsWith(advice).map((kind) => {
      const record = { role: "request", family: family.name, kind, state, data: null };
      const unit = {
        family: family.name,
        message: () => record,
        get: () => undefined,
        all: () => [],
      };
      const message = {
        reason,
        kind,
        id: "",
        call: { unit },
        ...(advice && { advice, requestId: "" }),
      };
      if (advice && family.takesNevertheless?.({ ...message, record }))
        return { kind, text: "202" };
      const { error } = family.refusal({
        ...message,
        record: undefined,
        call: { unit: { ...unit, message: () => undefined } },
      });
      return { kind, text: `${error.status} ${errorTypeFor(error, contract)}` };
    });
    const distinct = [...new Set(texts.map(({ text }) => text))];
    if (distinct.length === 1) return distinct[0];
    return distinct
      .map(
        (text) =>
          `${text} (${texts
            .filter((one) => one.text === text)
            .map(({ kind }) => kind)
            .join(", ")})`,
      )
      .join(", ");
  };
  const shown = (state, event, advice) => {
    const { next, refused } = all[state][event];
    const answer =
      refused === undefined ? (advice ? "202" : "processed") : refusal(refused, advice, state);
    return next === state ? answer : `${answer}; then ${code(next)}`;
  };
  const rows = states.map((state) => [
    code(state),
    shown(state, "request"),
    shown(state, "confirmation", "confirmation"),
    shown(state, "reversal", "reversal"),
    shown(state, "reversalOfUnknown", "reversal"),
  ]);
  return table(
    [
      "state of the transaction",
      "request with its id",
      "confirmation",
      "reversal, request answered finally",
      "reversal, request answered 500, 504 or not at all",
    ],
    rows,
  );
}

function operations(name) {
  const contract = built("families/index.js")
    .families.flatMap((family) => family.contracts)
    .find((one) => one.name === name);
  const rows = contract.operations.map(
    ({ id, method, path, success, errors: failures, summary, security }) => [
      code(id),
      `${method} ${code(path)}`,
      Object.keys(success).join(", "),
      Object.keys(failures).join(", "),
      security === "none" ? `${summary}. Needs no credentials` : summary,
    ],
  );
  const all = table(
    ["operation", "method and path", "success", "errors of the contract", "what it does"],
    rows,
  );
  const example = code(`standin example ${name} ${contract.operations[0].id}`);
  return `${all}\n\n${example} prints the message of an operation, after those it depends on, as \`curl\` commands.`;
}

/** The operations of each interface, which its page shows. */
const operationParts = () =>
  Object.fromEntries(
    built("families/index.js")
      .families.flatMap(({ contracts }) => contracts)
      .map(({ name }) => [`${name}-operations`, () => operations(name)]),
  );

/** Every interface that is served, under the heading of its page. */
function interfaces() {
  const { families } = built("families/index.js");
  const headingOf = (name) =>
    /^# ([^(\n]+)/.exec(readFileSync(join(docs, "interfaces", `${name}.md`), "utf8"))[1].trim();
  return table(
    ["interface", "base path", "name on the command line"],
    families
      .flatMap(({ contracts }) => contracts)
      .map(({ name, basePath }) => [
        `[${headingOf(name)}](docs/interfaces/${name}.md)`,
        code(basePath),
        code(name),
      ]),
  );
}

/** The scenarios of the library, by the interfaces that they are about. */
function scenarios() {
  const { families } = built("families/index.js");
  const { createScenarioLibrary } = built("scenario/load.js");
  const contracts = families.flatMap((family) => family.contracts);
  const about = ({ interface: given }) => {
    const names = [given].flat();
    return names.length === contracts.length ? "every interface" : names.join(", ");
  };
  const groups = new Map();
  for (const { name, scenario } of createScenarioLibrary(
    [join(root, "scenarios")],
    contracts,
  ).check()) {
    const group = about(scenario);
    const line = `- ${code(name)}: ${scenario.title}`;
    groups.set(group, [...(groups.get(group) ?? []), line]);
  }
  return [...groups]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([group, lines]) => `**${group}**\n\n${lines.sort().join("\n")}`)
    .join("\n\n");
}

/** What each mutant of the reference POS does, from the text of test/pos/mutants.ts: by standard rule, and by rule. */
function mutantsByRule() {
  const text = readFileSync(join(root, "test", "pos", "mutants.ts"), "utf8");
  const found = new Map();
  for (const [, name, does] of text.matchAll(
    /^ {2}"?([\w-]+)"?: (?:\{\s+does:|asks\(|declined\(|tooEarly\(|afterScan\(|afterLookup\()\s*"([^"]+)"/gm,
  ))
    found.set(name, does);
  for (const [, name] of text.matchAll(/^ {2}"?([\w-]+)"?: misshapen\(/gm))
    found.set(name, "sends a message that does not fit the contract");
  for (const [, name] of text.matchAll(/^ {2}"([\w-]+)": pointing\(/gm))
    found.set(name, "sends an amount with a decimal point");
  found.set("confirmedIsNotReversed", found.get("neverBoth"));
  return found;
}

/** Every rule, and the mutant that it catches; every rule that a journal cannot judge. */
/** The rules that the clients of a family must follow, and those that no message can show. */
function rulesOf(family) {
  const { judgedInterfaces } = built("conformance/rules/family-rules.js");
  const { obligations } = built(`families/${family}/obligations.js`);
  const mutants = mutantsByRule();
  const known = new Map();
  for (const { contract, obligations: rules } of judgedInterfaces(obligations)) {
    for (const { id, level, sentence, source: from, standard } of rules) {
      const mutant = mutants.get(id) ?? mutants.get(standard);
      if (mutant === undefined) throw new Error(`no mutant breaks ${id}`);
      const row = known.get(id) ?? { level, sentence, from, names: [], mutant };
      row.names.push(contract.name);
      known.set(id, row);
    }
  }
  const rows = [...known].map(([id, { level, sentence, from, names, mutant }]) => [
    code(id),
    names.map(code).join(", "),
    level,
    sentence,
    from,
    mutant,
  ]);
  const judged = table(
    [
      "rule",
      "interface",
      "level",
      "the POS must or should",
      "where",
      "the mutant that it catches: a POS that",
    ],
    rows,
  );
  if (obligations.unjudged.length === 0) return judged;
  const others = obligations.unjudged.map(({ id, sentence, reason }) => [
    code(id),
    sentence,
    reason,
  ]);
  return `${judged}\n\nNo message can show whether these are kept:\n\n${table(["rule", "what", "why"], others)}`;
}

/** The figures of each gate, from test/gates/trial/figures.json: one value where all tiers have the same. */
function gateFigures() {
  const tiers = JSON.parse(readFileSync(join(root, "test/gates/trial/figures.json"), "utf8"));
  const shown = (value) =>
    typeof value === "number"
      ? value.toLocaleString("en")
      : Array.isArray(value)
        ? `[${value.join(", ")}]`
        : String(value ?? "-");
  const figure = (gate, name) => {
    const values = Object.values(tiers).map((tier) => shown(tier[gate]?.[name]));
    return `${name} ${new Set(values).size === 1 ? values[0] : values.join("/")}`;
  };
  return table(
    ["gate", Object.keys(tiers).join("/")],
    Object.entries(tiers.nightly).map(([gate, figures]) => [
      gate,
      Object.keys(figures)
        .map((name) => figure(gate, name))
        .join("; "),
    ]),
  );
}

const parts = {
  "gate-figures": gateFigures,
  limits,
  "limits-file": limitsFile,
  "in-process-options": inProcessOptions,
  "command-line": commandLine,
  "start-options": startOptions,
  errors,
  transitions,
  scenarios,
  interfaces,
  ...operationParts(),
};

/** Parts that a page may have: what a client of a family sees of the life cycle, the rules for it, and the errors of an interface. */
const partsOfPages = Object.fromEntries(
  built("families/index.js").families.flatMap(({ name, contracts }) => [
    [`${name}-answers`, () => answersByState(name)],
    [`${name}-rules`, () => rulesOf(name)],
    ...contracts.map((contract) => [`${contract.name}-errors`, () => ownErrors(contract)]),
  ]),
);
const partOf = (name) => parts[name] ?? partsOfPages[name];

const pages = (directory) =>
  readdirSync(directory)
    .sort()
    .flatMap((name) => {
      const path = join(directory, name);
      if (statSync(path).isDirectory()) return pages(path);
      return name.endsWith(".md") ? [path] : [];
    });

const place = /(<!-- generated: ([a-z0-9-]+) -->\n)[^]*?(<!-- end -->)/g;

/** The JSON Schema of scenario files, which stands beside those of the library. */
function scenarioSchema() {
  const { families } = built("families/index.js");
  const { scenarioJsonSchema } = built("scenario/definition.js");
  const path = join(root, "scenarios", "scenario.schema.json");
  const schema = scenarioJsonSchema(families.flatMap(({ contracts }) => contracts));
  const text = existsSync(path) ? readFileSync(path, "utf8") : "";
  return { path, text, wanted: `${JSON.stringify(schema, undefined, 2)}\n` };
}

/** Every page that has a generated part, and the schema: the path, the text as it is, and as it should be. */
const generate = () => [...generatedPages(), scenarioSchema()];

function generatedPages() {
  return [join(root, "README.md"), ...pages(docs)].flatMap((path) => {
    const text = readFileSync(path, "utf8");
    const wanted = text.replace(place, (_all, begin, name, end) => {
      if (partOf(name) === undefined)
        throw new Error(`${path}: there is no generated part ${name}`);
      return `${begin}\n${partOf(name)()}\n\n${end}`;
    });
    return text.includes("<!-- generated:") ? [{ path, text, wanted }] : [];
  });
}

module.exports = { generate, parts: Object.keys(parts) };

if (require.main === module) {
  for (const { path, text, wanted } of generate()) {
    if (text === wanted) continue;
    writeFileSync(path, wanted);
    process.stdout.write(`written: ${path.slice(root.length + 1)}\n`);
  }
}
