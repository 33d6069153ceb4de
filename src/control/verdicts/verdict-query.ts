import { type Static, Type } from "@sinclair/typebox";
import { limits } from "../../limits/limits";
import { VerdictConfiguration } from "../../conformance/configuration";
import type { Verdict } from "../../conformance/verdict";
import { ownJson } from "../../own-json";
import type { Transaction } from "../declare/models";

/** A verdict on its way from the thread that makes it. */
export const verdictJson = ownJson<Verdict>();

type JudgedRule = Static<typeof Transaction>["judged"][number];

/** A rule that a transaction breaks, or has not kept yet. */
export interface TransactionRule extends JudgedRule {
  /** It is broken since what was due never came. */
  isOverdue: boolean;
}

/** The same of some transactions, by their ids. */
export const judgedJson = ownJson<Partial<Record<string, TransactionRule[]>>>();

/** The media types of a verdict, by its formats. */
export const verdictTypes = {
  json: "application/json; charset=utf-8",
  html: "text/html; charset=utf-8",
  junit: "application/xml; charset=utf-8",
  markdown: "text/markdown; charset=utf-8",
} as const;

/** In what form a verdict is wanted: as data, as a page, as a JUnit report, or as a summary in Markdown. */
export type VerdictFormat = keyof typeof verdictTypes;

/** How a verdict is asked for. */
export const VerdictQuery = Type.Object(
  {
    /** Only the messages of these interfaces. */
    interfaces: Type.Optional(
      Type.Array(Type.String({ maxLength: limits.nameLength }), {
        maxItems: limits.namedInterfaces,
      }),
    ),
    /** A broken `should` fails too. */
    strict: Type.Optional(Type.Boolean()),
    /** False: without the checks that passed, and the rules that have no others. */
    passing: Type.Optional(Type.Boolean()),
    ...Type.Partial(VerdictConfiguration).properties,
  },
  { additionalProperties: false },
);
export type VerdictQuery = Static<typeof VerdictQuery>;
