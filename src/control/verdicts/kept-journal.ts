import { type VerdictConfiguration, defaultConfiguration } from "../../conformance/configuration";
import type { JournalFile } from "../../conformance/journal-file";
import {
  type RuleVerdict,
  type Verdict,
  type VerdictInput,
  verdictOf,
} from "../../conformance/verdict";
import { waiversOf } from "../../conformance/waivers";
import { soundingsOver } from "../../exchange/delivery/send";
import { loadJudgedInterfaces } from "../../families";
import { namesOf } from "../../record";
import { unknownName } from "../declare/refusals";
import type { VerdictQuery, VerdictExcerpt } from "./verdict-query";
import { limits } from "../../limits/limits";
import type { Space } from "../../store";
import { JournalGone, exchangeSteps, journalHead } from "../messages/message-query";
import type { ControlServices } from "../services";
import { JudgeFailed, type WantedVerdict } from "./judge-thread";

/** The configuration that a query asks for. */
function configurationOf(query: VerdictQuery): VerdictConfiguration {
  const configuration = { ...defaultConfiguration };
  for (const name of namesOf(defaultConfiguration))
    configuration[name] = query[name] ?? defaultConfiguration[name];
  return configuration;
}

/** Judges a journal as a query asks for. Rejects with `ControlRefused` for an unknown interface. */
export async function judgeJournal(
  journal: JournalFile,
  query: VerdictQuery,
  waiving: Pick<VerdictInput, "waivers" | "allowCriticalWaivers" | "isOneOfMany"> = {},
): Promise<Verdict> {
  const { interfaces: wanted, strict, passing = true } = query;
  const interfaces = await loadJudgedInterfaces();
  const known = interfaces.map(({ contract }) => contract.name);
  const unknown = wanted?.find((name) => !known.includes(name));
  if (unknown !== undefined) throw unknownName("interface-unknown", unknown, known);
  const verdict = verdictOf({
    ...waiving,
    ...(waiving.waivers && { waivers: waiversOf(waiving.waivers, wanted, interfaces) }),
    journal,
    strict,
    configuration: configurationOf(query),
    interfaces: interfaces.filter(
      ({ contract }) => wanted === undefined || wanted.includes(contract.name),
    ),
  });
  return passing ? verdict : withoutPassing(verdict);
}

/**
 * A verdict without the checks that passed, and the rules of which there is no other: of many messages it is much
 * shorter. The counts stay, and so do the rules that did not apply.
 */
function withoutPassing(verdict: Verdict): Verdict {
  const rules = verdict.rules
    .map((rule) => ({ ...rule, checks: rule.checks.filter(({ outcome }) => outcome !== "pass") }))
    .filter(({ checks, outcome }) => checks.length > 0 || outcome === "not-applicable");
  metByRules.set(rules, metIn(verdict.rules));
  return { ...verdict, rules };
}

/** What was due and came, in time or late. */
export interface MetWindow {
  /** Id of the transaction. */
  id: string;
  rule: string;
  /** Epoch milliseconds. */
  due: number;
  at: number;
}

/** Of verdicts whose checks that passed were dropped: what these say of what came. */
const metByRules = new WeakMap<readonly RuleVerdict[], readonly MetWindow[]>();

const metIn = (rules: readonly RuleVerdict[]): MetWindow[] =>
  rules.flatMap(({ id: rule, checks }) =>
    checks.flatMap(({ subject: id, met }) => (met === undefined ? [] : [{ id, rule, ...met }])),
  );

/** What was due and came, by the rules of a verdict. */
export const metWindows = (rules: readonly RuleVerdict[]): readonly MetWindow[] =>
  metByRules.get(rules) ?? metIn(rules);

/** What the thread that judges has of the journal of a data space. */
interface KeptJournal {
  readonly key: number;
  epoch: number;
  /** The number of the last exchange that it has. */
  upTo: number;
  /** What has ended before has been sent as it ended. */
  mark: number;
  /** Settles when nobody uses the journal any more: it is used by one at a time. */
  last: Promise<unknown>;
}

const keptJournals = new WeakMap<Space, KeptJournal>();
let keys = 0;

/**
 * Judges the journal of a data space, up to the exchange that is the last now, while messages go on. The thread keeps
 * it: the next time it is sent what is new.
 */
export async function judgeOwn(
  services: ControlServices,
  space: Space,
  wanted: Omit<WantedVerdict, "kept">,
): Promise<Uint8Array> {
  await soundingsOver();
  const kept = keptJournals.get(space) ?? createKept();
  keptJournals.set(space, kept);
  const judged = kept.last.then(() => unbroken(() => judgeKept(services, space, kept, wanted)));
  // A promise keeps what it has resolved to: of a verdict nothing stays.
  kept.last = judged.then(nothingKept, nothingKept);
  return judged;
}

/** What the verdict says of some transactions or messages, as text. */
export async function excerptOf(
  services: ControlServices,
  space: Space,
  excerpt: VerdictExcerpt,
): Promise<string> {
  const wanted = { query: { passing: false }, format: "json", excerpt } as const;
  return Buffer.from(await judgeOwn(services, space, wanted)).toString();
}

const nothingKept = (): void => undefined;

const createKept = (): KeptJournal => ({
  key: (keys += 1),
  ...nothing,
  last: Promise.resolve(),
});

/** The thread has no exchange of it. */
const nothing = { epoch: -1, upTo: 0, mark: -1 };

async function judgeKept(
  services: ControlServices,
  space: Space,
  kept: KeptJournal,
  wanted: Omit<WantedVerdict, "kept">,
): Promise<Uint8Array> {
  await services.turns.next();
  const { epoch } = space;
  const { numbers, mark } = services.journal.endedSince(space, kept.mark);
  const { first, last } = services.journal.extent(space);
  const isNew = kept.epoch !== epoch || numbers === undefined;
  const after = isNew ? 0 : kept.upTo;
  const ended = isNew ? [] : numbers.filter((number) => number >= first && number <= after);
  const pieces = newLines(services, space, { first, ended, after, upTo: last });
  // The thread has what it has whatever becomes of this, and all of it is sent again where that is not certain.
  Object.assign(kept, nothing);
  const verdict = await services.judgeThread.judge(pieces, {
    ...wanted,
    kept: { key: kept.key, isNew },
  });
  Object.assign(kept, { epoch, upTo: last, mark });
  return verdict;
}

interface NewExchanges {
  /** The first exchange of the journal. */
  first: number;
  /** Those that the thread has as they were before they ended. */
  ended: readonly number[];
  /** It has those up to this one. */
  after: number;
  upTo: number;
}

/** The lines of the journal that the thread does not have, its head before them. Throws `JournalGone`. */
async function* newLines(
  services: ControlServices,
  space: Space,
  { first, ended, after, upTo }: NewExchanges,
): AsyncGenerator<string[]> {
  const { journal } = services;
  yield [JSON.stringify(journalHead(services, space, first))];
  for (let from = 0; from < ended.length; from += limits.readingStepExchanges) {
    const step = ended.slice(from, from + limits.readingStepExchanges);
    yield step.flatMap((number) => journal.text(space, number) ?? []);
    await services.turns.next();
  }
  for await (const step of exchangeSteps(services, space, { after, upTo }))
    yield step.map(({ text }) => text);
}

/** Reads once more where a reset came in between, what is left is short; or where the thread has lost its journal. */
export async function unbroken<T>(read: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await read();
    } catch (error) {
      const isLost = error instanceof JudgeFailed && error.isNotKept;
      if (!isLost && !(error instanceof JournalGone)) throw error;
    }
  }
}
