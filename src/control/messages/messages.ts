import type { Request, RequestHandler } from "express";
import { limits } from "../../limits/limits";
import type { Space } from "../../store";
import { bodyBytes } from "../../http/door/body/body-bytes";
import { spaceOf } from "../../http/door/locals";
import type { ControlServices } from "../services";
import {
  type CheckedMessageQuery,
  exchangeSteps,
  journalLines,
  messageQueryOf,
  pageOf,
} from "./message-query";
import { exchangeJson } from "../../journal/exchange";
import { type Reads, sendPieces } from "../declare/reads";
import { type VerdictFormat, formatOf, verdictTypes } from "../verdicts/verdict-formats";
import { type VerdictControl, verdictQueryOf } from "../verdicts/verdicts";

/** `GET /standin/messages`: a page of them, sent as it is read. */
export const sendMessages =
  (services: ControlServices): RequestHandler =>
  async (req, res) => {
    const query = messageQueryOf(req.query, services.time.now());
    await sendPieces(res, messageTexts(services, spaceOf(res), query), {
      type: "application/json; charset=utf-8",
    });
  };

/** A page of messages as JSON text, some at a time. */
async function* messageTexts(
  services: ControlServices,
  space: Space,
  query: CheckedMessageQuery,
): AsyncGenerator<string> {
  const { first } = services.journal.extent(space);
  let separator = '{"exchanges":[';
  for await (const texts of pageSteps(services, space, query)) {
    yield separator + texts.join(",");
    separator = ",";
  }
  yield `${separator === "," ? "" : separator}],"trimmed":${Math.max(0, first - 1)}}`;
}

/** The texts of a page of messages, some at a time: none of the steps is empty. */
async function* pageSteps(
  services: ControlServices,
  space: Space,
  query: CheckedMessageQuery,
): AsyncGenerator<string[]> {
  if (query.filter !== undefined) {
    yield* query.newest ? newestMatches(services, space, query) : matches(services, space, query);
    return;
  }
  const part = services.journal.part(space, query);
  for await (const step of exchangeSteps(services, space, part)) yield step.map(({ text }) => text);
}

/** The messages for which the filter holds, oldest first; every step is read while others go on. */
async function* matches(
  services: ControlServices,
  space: Space,
  { after, before, limit, filter = () => true }: CheckedMessageQuery,
): AsyncGenerator<string[]> {
  let left = limit;
  const { upTo } = services.journal.part(space, { before });
  for await (const step of exchangeSteps(services, space, { after, upTo })) {
    const found = step
      .filter(({ text }) => filter(exchangeJson.read(text)))
      .slice(0, left)
      .map(({ text }) => text);
    if (found.length > 0) yield found;
    left -= found.length;
    if (left <= 0) return;
  }
}

/** The newest of them. */
async function* newestMatches(
  services: ControlServices,
  space: Space,
  query: CheckedMessageQuery,
): AsyncGenerator<string[]> {
  let newest: string[] = [];
  for await (const step of matches(services, space, { ...query, limit: Infinity }))
    newest = pageOf([...newest, ...step], query);
  if (newest.length > 0) yield newest;
}

/** `GET /standin/journal`, sent as it is read. */
export const sendJournal =
  (services: ControlServices, reads: Reads): RequestHandler =>
  async (_req, res) => {
    const space = spaceOf(res);
    await reads.alone(space, () =>
      sendPieces(res, journalTexts(services, space), {
        type: "application/x-ndjson; charset=utf-8",
      }),
    );
  };

async function* journalTexts(services: ControlServices, space: Space): AsyncGenerator<string> {
  for await (const lines of journalLines(services, space))
    yield lines.map((line) => `${line}\n`).join("");
}

/** `GET /standin/verdict`. */
export const sendVerdict = (control: VerdictControl, reads: Reads): RequestHandler =>
  sendingVerdict(reads, (space, { query, format }) => control.verdictText(space, query, format));

/** `POST /standin/verdict/from`. The body is read when its turn has come. */
export const sendVerdictFrom = (control: VerdictControl, reads: Reads): RequestHandler =>
  sendingVerdict(reads, (_space, asked, req) =>
    control.verdictTextFrom(bodyBytes(req, limits.journalBytes), asked),
  );

/** How a verdict is asked for in a URL. */
interface AskedVerdict {
  query: object;
  format: VerdictFormat;
}

/** One verdict of a data space at a time, and few of all of them. */
const sendingVerdict =
  (
    reads: Reads,
    make: (space: Space, asked: AskedVerdict, req: Request) => Promise<Uint8Array>,
  ): RequestHandler =>
  async (req, res) => {
    const space = spaceOf(res);
    const { format: _format, ...query } = req.query;
    const asked = { query: verdictQueryOf(query), format: formatOf(req.query) };
    await reads.alone(space, () =>
      reads.amongFew(async () => {
        const text = await make(space, asked, req);
        await sendPieces(res, slices(text), {
          type: verdictTypes[asked.format],
          withinMs: limits.verdictSendingMs,
        });
      }),
    );
  };

function slices(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  const size = limits.readingStepBytes;
  const all = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
  return (async function* () {
    yield* await Promise.resolve(all);
  })();
}
