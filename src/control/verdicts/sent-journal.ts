import { Type } from "@sinclair/typebox";
import {
  type JournalFile,
  type LineCheck,
  createJournalReading,
} from "../../conformance/journal-file";
import { createSchemaCheck } from "../../contract/checks/json-schema-check";
import { measure } from "../../contract/values/json-text";
import { DateTime } from "../../contract/schema";
import { limits } from "../../limits/limits";
import { Scenario } from "../../scenario/definition";
import { ExchangeModel, UnmatchedRequestModel } from "../declare/models";

/** A journal that somebody sends, read as its bytes come. */
interface SentReading {
  /** Throws `NoJournal`. */
  take(bytes: Uint8Array): void;
  /** The journal, once all of it has come. Throws `NoJournal`. */
  journal(): JournalFile;
}

/**
 * Reads a journal of which nothing is known: every line must be what Standin writes, and there is one head alone, that
 * a verdict may trust it.
 */
export function createSentReading(): SentReading {
  const reading = createJournalReading(strictCheck());
  const decoder = new TextDecoder();
  let begun: string[] = [];
  const takeText = (text: string): void => {
    const [first = "", ...others] = text.split("\n");
    begun.push(first);
    if (others.length === 0) return;
    reading.take([begun.join(""), ...others.slice(0, -1)]);
    begun = others.slice(-1);
  };
  return {
    take(bytes) {
      takeText(decoder.decode(bytes, { stream: true }));
    },
    journal() {
      takeText(`${decoder.decode()}\n`);
      return reading.journal();
    },
  };
}

const wholeNumber = Type.Integer({ minimum: 0 });

const RunSchema = Type.Object({
  scenario: Scenario,
  rules: Type.Array(
    Type.Object({ matched: wholeNumber, struck: wholeNumber, drawn: Type.Optional(wholeNumber) }),
  ),
  ran: Type.Optional(Type.Object({ from: DateTime, until: DateTime })),
});

/** The first line of a journal. */
const Head = Type.Object(
  {
    standinJournal: Type.Literal(1),
    observedUntil: DateTime,
    trimmed: wholeNumber,
    taken: Type.Optional(
      Type.Array(
        Type.Object({ what: Type.String(), after: wholeNumber, at: Type.Optional(DateTime) }),
      ),
    ),
    changed: Type.Optional(Type.Array(Type.Object({ what: Type.String(), after: wholeNumber }))),
    absent: Type.Optional(Type.Array(Type.Object({ from: DateTime, until: DateTime }))),
    unmatched: Type.Optional(
      Type.Array(UnmatchedRequestModel, { maxItems: 2 * limits.unmatchedRequests }),
    ),
    run: Type.Optional(RunSchema),
    further: Type.Optional(Type.Array(RunSchema, { maxItems: limits.scenariosAtOnce })),
  },
  { additionalProperties: false },
);

const headFaults = createSchemaCheck(Head);
const exchangeFaults = createSchemaCheck(ExchangeModel);

function strictCheck(): LineCheck {
  let isBegun = false;
  return {
    text: (line) =>
      measure(Buffer.from(line), limits.journalLineValues, limits.journalLineDepth).refusal,
    head(head) {
      if (isBegun) return "is the head of another journal: send each by itself";
      isBegun = true;
      return problemOf("a head", headFaults(head));
    },
    exchange: (exchange) => problemOf("an exchange", exchangeFaults(exchange)),
  };
}

/** The first thing that is wrong, in a sentence. */
function problemOf(what: string, [fault]: ReturnType<typeof headFaults>): string | undefined {
  return fault && `is not ${what} of a journal: ${fault.path} ${fault.text}`.replace(/ {2,}/g, " ");
}
