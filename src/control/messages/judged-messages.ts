import type { BrokenRule } from "../../conformance/broken-rules";
import type { Exchange } from "../../journal/exchange";
import type { Messages } from "../../journal/journal";
import { asksVerdict } from "../../journal/message-filter";
import { limits } from "../../limits/limits";
import type { Space } from "../../store";
import { wrongParameters } from "../declare/refusals";
import type { ControlServices } from "../services";
import { JudgeFailed } from "../verdicts/judge-thread";
import { excerptOf, unbroken } from "../verdicts/kept-journal";
import {
  type FilterCounts,
  type JudgedPage,
  type LaterState,
  type SaleOfVerdict,
  countsJson,
  numbersJson,
  pageJson,
} from "../verdicts/verdict-query";
import {
  type CheckedMessageQuery,
  filterOfQuery,
  JournalGone,
  numbersFound,
} from "./message-query";

/** A message with the rules that it breaks, or has not kept yet; absent: the verdict was not asked. */
export interface JudgedExchange extends Exchange {
  judged?: readonly BrokenRule[];
  /** Of an advice or a repeated request: the till and the amount of the request that came first. */
  sale?: SaleOfVerdict;
  /** Where its sale has come to another state since. */
  later?: LaterState;
}

/** A page of a data space's messages, with what the verdict says of each. */
export interface JudgedMessages extends Messages {
  exchanges: JudgedExchange[];
}

/** The messages of a page, in the journal of an epoch of the data space. */
interface JudgedRange extends JudgedPage {
  epoch: number;
  trimmed: number;
}

/** Throws `ControlRefused` for a filter that only the verdict can answer. */
export function refuseVerdictFilter(filter = ""): void {
  if (!asksVerdict(filter)) return;
  throw wrongParameters([
    {
      path: "filter",
      text: "asks what the verdict says: messages must be asked for with judged=true",
    },
  ]);
}

/**
 * The page that a query asks for, found by the thread that judges; undefined: it cannot judge the journal, and the
 * filter does not need it.
 */
export async function findJudged(
  services: ControlServices,
  space: Space,
  query: CheckedMessageQuery,
  now: number,
): Promise<JudgedRange | undefined> {
  const { text: filter = "", filter: _holds, before, ...page } = query;
  const asked = { ...page, ...(before !== Infinity && { before }), filter, now };
  try {
    return await unbroken(async () => {
      const { epoch } = space;
      const found = pageJson.read(await excerptOf(services, space, { page: asked }));
      refuseOther(space, epoch);
      return { ...found, epoch, trimmed: Math.max(0, services.journal.extent(space).first - 1) };
    });
  } catch (error) {
    if (!(error instanceof JudgeFailed) || asksVerdict(filter)) throw error;
    services.log.warn(
      { reason: error.message.slice(0, limits.loggedReason) },
      "messages were listed without the verdict",
    );
    return undefined;
  }
}

/**
 * The numbers of the messages that a filter finds: the thread that judges finds those for which only the verdict can
 * tell. Undefined: there is no filter. Rejects with `ControlRefused` for a wrong one.
 */
export async function numbersMeant(
  services: ControlServices,
  space: Space,
  query: { filter?: string | undefined; zone?: string | undefined },
): Promise<number[] | undefined> {
  const now = services.time.now();
  const read = filterOfQuery(query, now);
  if (read === undefined) return undefined;
  const { filter = "", zone } = query;
  if (!read.asksVerdict) return numbersFound(services, space, read);
  const found = { filter, ...(zone !== undefined && { zone }), now };
  return numbersJson.read(await excerptOf(services, space, { found }));
}

function refuseOther(space: Space, epoch: number): void {
  if (space.epoch !== epoch) throw new JournalGone("the data space was reset meanwhile");
}

/** The messages of a page as JSON text, some at a time, while others go on. Throws `JournalGone`. */
export async function* judgedTexts(
  services: ControlServices,
  space: Space,
  { numbers, epoch, trimmed, ...page }: JudgedRange,
): AsyncGenerator<string> {
  let separator = '{"exchanges":[';
  for (let at = 0; at < numbers.length;) {
    refuseOther(space, epoch);
    const texts: string[] = [];
    const until = Math.min(numbers.length, at + limits.readingStepExchanges);
    for (let bytes = 0; at < until && bytes < limits.readingStepBytes; at += 1) {
      const number = numbers[at] ?? 0;
      const text = services.journal.text(space, number);
      if (text !== undefined) texts.push(withMembers(text, judgedMembers(page, number)));
      bytes += text?.length ?? 0;
    }
    if (texts.length > 0) {
      yield separator + texts.join(",");
      separator = ",";
    }
    await services.turns.next();
  }
  yield `${separator === "," ? "" : separator}],"trimmed":${trimmed}}`;
}

/** The JSON text of an object with further members. */
const withMembers = (text: string, members: object): string =>
  `${text.slice(0, -1)},${JSON.stringify(members).slice(1)}`;

/** What the page says of one of its messages. */
export function judgedMembers(
  { judged, sales, later: states }: Omit<JudgedPage, "numbers">,
  number: number,
): Required<Pick<JudgedExchange, "judged">> & Pick<JudgedExchange, "sale" | "later"> {
  const [sale, later] = [sales[number], states[number]];
  return { judged: judged[number] ?? [], ...(sale && { sale }), ...(later && { later }) };
}

/** The messages of a page, all at once. */
export function judgedMessagesIn(
  { journal }: ControlServices,
  space: Space,
  { numbers, trimmed, ...page }: JudgedRange,
): JudgedMessages {
  const exchanges = numbers.flatMap((number): JudgedExchange[] => {
    const exchange = journal.get(space, number);
    return exchange === undefined ? [] : [{ ...exchange, ...judgedMembers(page, number) }];
  });
  return { exchanges, trimmed };
}

/** How many messages each filter finds that is counted. */
export const countMessages = async (
  services: ControlServices,
  space: Space,
): Promise<FilterCounts> =>
  countsJson.read(await excerptOf(services, space, { countedAt: services.time.now() }));
