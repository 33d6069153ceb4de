import { Type, type Static } from "@sinclair/typebox";
import type { RuleDetail, RuleList } from "../../conformance/rules/family-rules";
import { loadObligations } from "../../families";
import { limits } from "../../limits/limits";
import { ControlRefused, unknownName, wrongParameters } from "../declare/refusals";
import { openOperation, type SendAnswer, bytesBody, operation } from "../operation";
import { DateTime, described, oneOf, titledModel } from "../../contract/schema";
import type { Verdict } from "../../conformance/verdict";
import { VerdictSchema } from "../../conformance/verdict-schema";
import { type JournalFile, NoJournal, readJournal } from "../../conformance/journal-file";
import { createSchemaReader } from "../../contract/checks/json-schema-check";
import { namesOf } from "../../record";
import type { Space } from "../../store";
import type { Log } from "../../simulator/log";
import type { ControlServices } from "../services";
import { type Reads, piecesOf } from "../declare/reads";
import { JudgeFailed } from "./judge-thread";
import { judgeOwn, unbroken } from "./kept-journal";
import { journalLines } from "../messages/message-query";
import { type VerdictFormat, VerdictQuery, verdictTypes } from "./verdict-query";

const ruleMembers = {
  id: Type.String(),
  level: described(
    oneOf(["must", "should", "note"]),
    "A broken must fails, a broken should warns, a note is only reported",
  ),
  sentence: described(Type.String(), "Duty of the POS"),
  remedy: described(Type.String(), "Remedy where it is broken"),
  source: described(Type.String(), "Where the contract says so"),
  critical: Type.Optional(described(Type.Literal(true), "Money is lost when it is broken")),
  interfaces: Type.Array(Type.String()),
  triedBy: described(Type.String(), "Such messages try it, at the first of its interfaces"),
};

const ExampleMessages = Type.Array(
  titledModel("RuleExampleMessage", {
    at: DateTime,
    operation: Type.String(),
    status: described(Type.Union([Type.Integer(), Type.Null()]), "Null: no answer came"),
    body: Type.Unknown(),
    answer: Type.Optional(Type.Unknown()),
    findings: described(Type.Array(Type.String()), "Remarks of the simulator"),
  }),
);

const RuleListModel = titledModel("RuleList", {
  rules: Type.Array(titledModel("Rule", ruleMembers)),
  unjudged: described(
    Type.Array(
      titledModel("UnjudgedRule", {
        id: Type.String(),
        sentence: Type.String(),
        reason: Type.String(),
      }),
    ),
    "Rules of the references that a journal cannot judge",
  ),
  provider: described(
    Type.Array(
      titledModel("ProviderRule", {
        id: Type.String(),
        code: described(Type.String(), "The finding that says that it is broken"),
        sentence: Type.String(),
        source: Type.String(),
        remedy: Type.String(),
      }),
    ),
    "Rules by which providers are judged",
  ),
});

const RuleDetailModel = titledModel("RuleDetail", {
  ...ruleMembers,
  examples: described(
    Type.Object({ pass: ExampleMessages, fail: ExampleMessages }),
    "The messages of a client that keeps the rule, and of one that breaks it, at the first interface",
  ),
});

/** The rules by which verdicts judge. They are loaded when they are asked for. */
export const ruleOperations = {
  rules: openOperation("GET /rules", {
    summary: "The rules that verdicts apply",
    tag: "Documents",
    answer: Type.Unsafe<RuleList>(RuleListModel),
    async handle() {
      const { ruleList } = await import("../../conformance/rules/family-rules.js");
      return ruleList(await loadObligations());
    },
  }),
  rule: openOperation("GET /rules/{id}", {
    summary: "One rule, with messages that keep it and that break it",
    tag: "Documents",
    answer: Type.Unsafe<RuleDetail>(RuleDetailModel),
    refusals: ["rule-unknown"],
    async handle({ params: { id } }) {
      const { ruleDetail } = await import("../../conformance/rules/family-rules.js");
      const found = ruleDetail(await loadObligations(), id);
      if (found !== undefined) return found;
      throw new ControlRefused("rule-unknown", { id: id.slice(0, limits.ruleIdLength) });
    },
  }),
};

const seconds = Type.Optional(Type.Number({ minimum: 0, maximum: limits.verdictSeconds }));

/** The format of a verdict in a query. */
const Format = Type.Union(namesOf(verdictTypes).map((name) => Type.Literal(name)));

const readFormat = createSchemaReader(
  Type.Object({ format: Type.Optional(Format) }, { additionalProperties: false }),
);

/** The format that a query asks for; JSON where it names none. Throws `ControlRefused`. */
const formatOf = (query: { format?: unknown }): VerdictFormat =>
  readFormat("format" in query ? { format: query.format } : {}, wrongParameters).format ?? "json";

/** The query of a verdict, as a URL has it. */
const VerdictUrlQuery = Type.Object({
  interface: Type.Optional(
    Type.String({ description: "Names of interfaces, separated by commas" }),
  ),
  strict: Type.Optional(Type.Boolean()),
  passing: Type.Optional(Type.Boolean({ description: "False: without the checks that passed" })),
  format: Type.Optional(Format),
  timeout: seconds,
  reverseWithin: seconds,
  closeWithin: seconds,
  repeatWithin: seconds,
  spacing: seconds,
  clockTolerance: seconds,
});

const answer = {
  schema: Type.Unsafe<Verdict>(VerdictSchema),
  texts: ["text/html", "application/xml", "text/markdown"],
};

/** Whether a POS behaved, by the journal of its data space. */
export const verdictOperations = {
  verdict: operation("GET /verdict", {
    summary: "The verdict on the messages",
    tag: "Verdict",
    query: VerdictUrlQuery,
    answer,
    refusals: ["interface-unknown", "parameter-wrong", "reads-too-many"],
    handle({ core, space, query }) {
      const asked = askedOf(query);
      return sending(core.reads, space, asked, () => verdictText(core, space, asked));
    },
  }),
  /** The body is read when its turn has come. */
  verdictFrom: operation("POST /verdict/from", {
    summary: "The verdict on an exported journal, which is not kept",
    tag: "Verdict",
    isReading: true,
    query: VerdictUrlQuery,
    body: bytesBody("application/x-ndjson", limits.journalBytes),
    answer,
    refusals: ["interface-unknown", "parameter-wrong", "journal-wrong", "reads-too-many"],
    handle({ core, space, query, body }) {
      const asked = askedOf(query);
      return sending(core.sentReads, space, asked, () => verdictTextFrom(core, body, asked));
    },
  }),
  journal: operation("GET /journal", {
    summary: "The journal, for a verdict elsewhere",
    tag: "Messages",
    answer: { schema: Type.String(), types: ["application/x-ndjson"] },
    refusals: ["reads-too-many"],
    handle:
      ({ core, space }) =>
      ({ send }) =>
        core.reads.alone(space, () =>
          send({
            pieces: journalTexts(core, space),
            type: "application/x-ndjson; charset=utf-8",
          }),
        ),
  }),
};

async function* journalTexts(services: ControlServices, space: Space): AsyncGenerator<string> {
  for await (const lines of journalLines(services, space))
    yield lines.map((line) => `${line}\n`).join("");
}

/** A verdict that is wanted, and its form. */
interface AskedVerdict {
  query: VerdictQuery;
  format: VerdictFormat;
}

const askedOf = ({
  interface: names,
  format = "json",
  ...query
}: Static<typeof VerdictUrlQuery>): AskedVerdict => ({
  query: readVerdictQuery({
    ...query,
    ...(names !== undefined && { interfaces: names.split(",") }),
  }),
  format,
});

/** One verdict of a data space at a time, and few of all of them. */
const sending =
  (
    reads: Reads,
    space: Space,
    { format }: AskedVerdict,
    make: () => Promise<Uint8Array>,
  ): SendAnswer =>
  ({ send }) =>
    reads.alone(space, () =>
      reads.amongFew(async () => {
        const pieces = piecesOf(await make());
        await send({ pieces, type: verdictTypes[format], withinMs: limits.verdictSendingMs });
      }),
    );

const readQuery = createSchemaReader(VerdictQuery);
const readVerdictQuery = (query: unknown): VerdictQuery => readQuery(query, wrongParameters);

/**
 * The verdict as text in UTF-8, read while messages go on, up to the one that is the last now. Rejects with
 * `ControlRefused` for a wrong query.
 */
export async function verdictText(
  services: ControlServices,
  space: Space,
  { query, format }: AskedVerdict,
): Promise<Uint8Array> {
  refuseUnknown(services, query);
  return judgeOwn(services, space, { query, format });
}

/**
 * The same on an exported journal, given by the bytes of its text. Rejects with `ControlRefused` for a wrong query and
 * for what is not a journal.
 */
export async function verdictTextFrom(
  services: ControlServices,
  bytes: AsyncIterable<Uint8Array>,
  { query, format }: AskedVerdict,
): Promise<Uint8Array> {
  refuseUnknown(services, query);
  try {
    return await services.sentJudgeThread.judge(bytes, { query, format });
  } catch (error) {
    throw refusalOf(error, services.log);
  }
}

export const exportJournal = (services: ControlServices, space: Space): Promise<JournalFile> =>
  unbroken(async () => {
    const lines: string[] = [];
    for await (const some of journalLines(services, space)) lines.push(...some);
    return readJournal(lines);
  });

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

function refuseUnknown({ families }: ControlServices, { interfaces = [] }: VerdictQuery): void {
  const known = families.flatMap(({ family }) => family.contracts.map(({ name }) => name));
  const unknown = interfaces.find((name) => !known.includes(name));
  if (unknown !== undefined) throw unknownName("interface-unknown", unknown, known);
}

/** A verdict as it is asked for in process. Throws `ControlRefused`. */
export const askedVerdict = ({
  format,
  ...query
}: VerdictQuery & { format?: unknown }): AskedVerdict => ({
  query: readVerdictQuery(query),
  format: formatOf(format === undefined ? {} : { format }),
});
