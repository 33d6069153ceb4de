import { Type } from "@sinclair/typebox";
import { createSchemaReader } from "../../contract/checks/json-schema-check";
import { namesOf } from "../../record";
import { wrongParameters } from "../declare/refusals";

/** The media types of a verdict, by its formats. */
export const verdictTypes = {
  json: "application/json; charset=utf-8",
  html: "text/html; charset=utf-8",
  junit: "application/xml; charset=utf-8",
  markdown: "text/markdown; charset=utf-8",
} as const;

/** In what form a verdict is wanted: as data, as a page, as a JUnit report, or as a summary in Markdown. */
export type VerdictFormat = keyof typeof verdictTypes;

/** The format of a verdict in a query. */
export const Format = Type.Union(namesOf(verdictTypes).map((name) => Type.Literal(name)));

const readFormat = createSchemaReader(
  Type.Object({ format: Type.Optional(Format) }, { additionalProperties: false }),
);

/** The format that a query asks for; JSON where it names none. Throws `ControlRefused`. */
export const formatOf = (query: { format?: unknown }): VerdictFormat =>
  readFormat("format" in query ? { format: query.format } : {}, wrongParameters).format ?? "json";
