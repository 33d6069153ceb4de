import { type Static, Type } from "@sinclair/typebox";
import { type VerdictConfiguration, defaultConfiguration } from "../../conformance/configuration";
import type { JournalFile } from "../../conformance/journal-file";
import { type Verdict, type VerdictInput, verdictOf } from "../../conformance/verdict";
import { createSchemaCheck } from "../../contract/json-schema-check";
import { judged } from "../../interfaces/obligations";
import type { Exchange } from "../../journal/exchange";
import { limits } from "../../limits";
import type { Space } from "../../store";
import { clockText } from "../exchange/passage";
import type { Services } from "../services";
import { ControlRefused } from "./refused";

const Seconds = Type.Optional(Type.Number({ minimum: 0, maximum: 86_400 }));

/** How a verdict is asked for. */
export const VerdictQuery = Type.Object(
  {
    /** Only the messages of these interfaces. */
    interfaces: Type.Optional(Type.Array(Type.String({ maxLength: 64 }), { maxItems: 10 })),
    /** A broken `should` fails too. */
    strict: Type.Optional(Type.Boolean()),
    timeout: Seconds, reverseWithin: Seconds, closeWithin: Seconds, repeatWithin: Seconds, spacing: Seconds, clockTolerance: Seconds,
  },
  { additionalProperties: false },
);
export type VerdictQuery = Static<typeof VerdictQuery>;

const checkQuery = createSchemaCheck(VerdictQuery);

/** The configuration that a query asks for. */
export function configurationOf(query: VerdictQuery): VerdictConfiguration {
  const names = Object.keys(defaultConfiguration) as (keyof VerdictConfiguration)[];
  return Object.fromEntries(names.map((name) => [name, query[name] ?? defaultConfiguration[name]])) as unknown as VerdictConfiguration;
}

/** Judges a journal as a query asks for. Throws `ControlRefused` for an unknown interface. */
export function judgeJournal(journal: JournalFile, query: VerdictQuery, waiving: Pick<VerdictInput, "waivers" | "allowCriticalWaivers" | "isOneOfMany"> = {}): Verdict {
  const { interfaces: wanted, strict } = query;
  const interfaces = judged();
  const unknown = wanted?.filter((name) => !interfaces.some(({ contract }) => contract.name === name)) ?? [];
  if (unknown.length > 0) throw new ControlRefused("interface-unknown", { name: unknown[0], known: interfaces.map(({ contract }) => contract.name) });
  return verdictOf({
    ...waiving, journal, strict, configuration: configurationOf(query),
    interfaces: interfaces.filter(({ contract }) => wanted === undefined || wanted.includes(contract.name)),
  });
}

/** Whether a POS behaved, by the journal of its data space. */
export interface VerdictControl {
  exportJournal(space: Space): JournalFile;
  verdict(space: Space, query: unknown): Verdict;
}

export function createVerdictControl(services: Services): VerdictControl {
  const exportJournal = (space: Space): JournalFile => {
    const { journal, runs, clocks, receivedNow } = services;
    const exchanges: Exchange[] = [];
    let trimmed = 0;
    for (let after = 0; ;) {
      const page = journal.list(space, { after, limit: limits.messagesPage });
      exchanges.push(...page.exchanges);
      trimmed = page.trimmed;
      after = page.exchanges.at(-1)?.number ?? 0;
      if (page.exchanges.length < limits.messagesPage) break;
    }
    const run = runs.status(space, clockText(clocks.now(space)));
    return {
      standinJournal: 1, observedUntil: new Date(receivedNow()).toISOString(), trimmed,
      ...(run && { run: { scenario: run.scenario, rules: run.rules } }), exchanges,
    };
  };
  return {
    exportJournal,
    verdict(space, query) {
      const faults = checkQuery(query);
      if (faults.length > 0) throw new ControlRefused("parameter-wrong", { formatErrors: faults.map(({ path, text }) => ({ field: path, msg: text })) });
      return judgeJournal(exportJournal(space), query as VerdictQuery);
    },
  };
}

/** The query of a URL: text that stands for lists, numbers and truth. */
export const verdictQueryOf = (query: Record<string, unknown>): object =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => {
    if (name === "interface") return ["interfaces", String(value).split(",")];
    if (value === "true" || value === "false") return [name, value === "true"];
    return [name, /^\d+(\.\d+)?$/.test(String(value)) ? Number(value) : value];
  }));

