import { type JournalFile, NoJournal, readJournal } from "../../conformance/journal-file";
import { createSchemaReader } from "../../contract/checks/json-schema-check";
import type { Space } from "../../store";
import { limits } from "../../limits/limits";
import type { Log } from "../../simulator/log";
import type { ControlServices } from "../services";
import { JudgeFailed } from "./judge-thread";
import { JournalGone, journalLines } from "../messages/message-query";
import type { VerdictFormat } from "./verdict-formats";
import { VerdictQuery } from "./verdict-query";
import { ControlRefused, unknownName, wrongParameters } from "../declare/refusals";

/**
 * Whether a POS behaved, by the journal of its data space. Both read it while messages go on, up to the one
 * that is the last now.
 */
export interface VerdictControl {
  exportJournal(space: Space): Promise<JournalFile>;
  /** As text in UTF-8, JSON unless another format is wanted. Rejects with `ControlRefused` for a wrong query. */
  verdictText(space: Space, query: unknown, format?: VerdictFormat): Promise<Uint8Array>;
  /**
   * The same on an exported journal, given by the bytes of its text. Rejects with `ControlRefused` for a wrong query
   * and for what is not a journal.
   */
  verdictTextFrom(
    bytes: AsyncIterable<Uint8Array>,
    asked: { query: unknown; format?: VerdictFormat | undefined },
  ): Promise<Uint8Array>;
}

const readQuery = createSchemaReader(VerdictQuery);

export function createVerdictControl(services: ControlServices): VerdictControl {
  const { judgeThread, sentJudgeThread } = services;
  return {
    verdictText: async (space, query, format) => {
      const checked = checkedQuery(services, query);
      return unbroken(() => judgeThread.judge(journalLines(services, space), checked, format));
    },
    verdictTextFrom: async (bytes, { query, format }) => {
      const checked = checkedQuery(services, query);
      try {
        return await sentJudgeThread.judge(bytes, checked, format);
      } catch (error) {
        throw refusalOf(error, services.log);
      }
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

/** What a journal is refused for that somebody sent: it is theirs if the thread cannot judge it. */
function refusalOf(error: unknown, log: Log): unknown {
  if (error instanceof NoJournal) {
    const { line, problem } = error;
    return new ControlRefused("journal-wrong", {
      formatErrors: [{ field: `line ${line}`, msg: problem }],
    });
  }
  if (!(error instanceof JudgeFailed)) return error;
  log.warn(
    { reason: error.message.slice(0, limits.loggedReason) },
    "a sent journal was not judged",
  );
  return new ControlRefused("journal-wrong", {
    freeString: "The journal cannot be judged: it needs too much memory or time.",
  });
}

function checkedQuery({ families }: ControlServices, given: unknown): VerdictQuery {
  const query = readQuery(given, wrongParameters);
  const { interfaces = [] } = query;
  const known = families.flatMap(({ family }) => family.contracts.map(({ name }) => name));
  const unknown = interfaces.find((name) => !known.includes(name));
  if (unknown !== undefined) throw unknownName("interface-unknown", unknown, known);
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
