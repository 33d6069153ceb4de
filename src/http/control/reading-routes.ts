import type { RequestHandler } from "express";
import { limits } from "../../limits";
import type { Space } from "../../store";
import { spaceOf } from "../locals";
import type { Services } from "../services";
import { exchangeSteps, journalLines } from "./journal-reading";
import { messageQueryOf } from "./message-query";
import type { Reads } from "./reads";
import { sendPieces } from "./send-pieces";
import { type VerdictControl, verdictQueryOf } from "./verdicts";

/** `GET /standin/messages`: a page of them, sent as it is read. */
export const sendMessages =
  (services: Services): RequestHandler =>
  async (req, res) => {
    const query = messageQueryOf(req.query);
    await sendPieces(res, messageTexts(services, spaceOf(res), query), {
      type: "application/json; charset=utf-8",
    });
  };

/** A page of messages as JSON text, some at a time. */
async function* messageTexts(
  services: Services,
  space: Space,
  { after, limit, newest }: ReturnType<typeof messageQueryOf>,
): AsyncGenerator<string> {
  const { journal } = services;
  const { first, last } = journal.extent(space);
  const from = newest ? Math.max(after, journal.beforeNewest(space, limit)) : after;
  let separator = '{"exchanges":[';
  for await (const step of exchangeSteps(services, space, {
    after: Math.max(from, first - 1),
    upTo: last,
    limit,
  })) {
    yield separator + step.map(({ text }) => text).join(",");
    separator = ",";
  }
  yield `${separator === "," ? "" : separator}],"trimmed":${Math.max(0, first - 1)}}`;
}

/** `GET /standin/journal`, sent as it is read. */
export const sendJournal =
  (services: Services, reads: Reads): RequestHandler =>
  async (_req, res) => {
    const space = spaceOf(res);
    await reads.alone(space, () =>
      sendPieces(res, journalTexts(services, space), {
        type: "application/x-ndjson; charset=utf-8",
      }),
    );
  };

async function* journalTexts(services: Services, space: Space): AsyncGenerator<string> {
  for await (const lines of journalLines(services, space))
    yield lines.map((line) => `${line}\n`).join("");
}

/** `GET /standin/verdict`. */
export const sendVerdict =
  (control: VerdictControl, reads: Reads): RequestHandler =>
  async (req, res) => {
    const space = spaceOf(res);
    const query = verdictQueryOf(req.query);
    await reads.alone(space, () =>
      reads.amongFew(async () => {
        const text = await control.verdictText(space, query);
        await sendPieces(res, slices(text), {
          type: "application/json; charset=utf-8",
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
