import { type JournalFile, readJournal } from "../../conformance/journal-file";
import type { Verdict } from "../../conformance/verdict";
import { createSchemaReader } from "../../contract/json-schema-check";
import type { Space } from "../../store";
import type { Services } from "../services";
import { JournalGone, journalLines } from "./journal-reading";
import { verdictJson } from "./verdict-json";
import type { VerdictFormat } from "./verdict-formats";
import { VerdictQuery } from "./verdict-query";
import { ControlRefused, wrongParameters } from "./refused";

/**
 * Whether a POS behaved, by the journal of its data space. Both read it while messages go on, up to the one
 * that is the last now.
 */
export interface VerdictControl {
  exportJournal(space: Space): Promise<JournalFile>;
  /** Rejects with `ControlRefused` for a wrong query. */
  verdict(space: Space, query: unknown): Promise<Verdict>;
  /** The same as text in UTF-8, JSON unless another format is wanted. */
  verdictText(space: Space, query: unknown, format?: VerdictFormat): Promise<Uint8Array>;
}

const readQuery = createSchemaReader(VerdictQuery);

export function createVerdictControl(services: Services): VerdictControl {
  const { judgeThread } = services;
  const verdictText: VerdictControl["verdictText"] = async (space, query, format) => {
    const checked = checkedQuery(services, query);
    return unbroken(() => judgeThread.judge(journalLines(services, space), checked, format));
  };
  return {
    verdictText,
    async verdict(space, query) {
      const text = Buffer.from(await verdictText(space, query)).toString();
      return verdictJson.read(text);
    },
    exportJournal: (space) =>
      unbroken(async () => {
        const lines: string[] = [];
        for await (const some of journalLines(services, space)) lines.push(...some);
        return readJournal(lines);
      }),
  };
}

/** Reads once more where a reset came in between: what is left is short. */
async function unbroken<T>(read: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof JournalGone)) throw error;
    }
  }
}

function checkedQuery({ families }: Services, given: unknown): VerdictQuery {
  const query = readQuery(given, wrongParameters);
  const { interfaces = [] } = query;
  const known = families.flatMap(({ family }) => family.contracts.map(({ name }) => name));
  const unknown = interfaces.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new ControlRefused("interface-unknown", { name: unknown, known });
  return query;
}

/** The query of a URL, with its texts read as lists, numbers and booleans. */
export const verdictQueryOf = (query: Record<string, unknown>): object =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => {
      if (name === "interface") return ["interfaces", String(value).split(",")];
      if (value === "true" || value === "false") return [name, value === "true"];
      return [name, /^\d+(\.\d+)?$/.test(String(value)) ? Number(value) : value];
    }),
  );
