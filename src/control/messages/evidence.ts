import { type TSchema, Type } from "@sinclair/typebox";
import { type JournalFile, journalText } from "../../conformance/journal-file";
import {
  type ReportedMessages,
  messagesHtml,
  messagesMarkdown,
} from "../../conformance/report/messages";
import { oneOf } from "../../contract/schema";
import { piecesOf } from "../declare/reads";
import type { ContentForm, SendAnswer } from "../operation";

/** The forms in which a message or a transaction is given to those who do not see it here. */
const evidenceFormats = ["json", "markdown", "html", "journal"] as const;
type EvidenceFormat = (typeof evidenceFormats)[number];

export const evidenceParameter = {
  format: Type.Optional(oneOf(evidenceFormats)),
};

const types: Readonly<Record<EvidenceFormat, string>> = {
  json: "application/json; charset=utf-8",
  markdown: "text/markdown; charset=utf-8",
  html: "text/html; charset=utf-8",
  journal: "application/x-ndjson; charset=utf-8",
};

/** An answer that may be had in these forms. */
export const evidenceAnswer = <S extends TSchema>(schema: S): ContentForm<S> & { schema: S } => ({
  schema,
  texts: ["text/markdown", "text/html", "application/x-ndjson"],
});

/** What is given away, and the head of a journal that has it. */
export interface EvidenceReport extends ReportedMessages {
  head: Omit<JournalFile, "exchanges">;
}

/** Sends a value, or what is said of it in another form. */
export const sendEvidence =
  (format: EvidenceFormat = "json", value: object, report: () => EvidenceReport): SendAnswer =>
  ({ send }) => {
    const text = format === "json" ? JSON.stringify(value) : evidenceText(format, report());
    const bytes = Buffer.from(text);
    return send({ pieces: piecesOf(bytes), type: types[format], bytes: bytes.length });
  };

/** The text of a report. */
export function evidenceText(
  format: Exclude<EvidenceFormat, "json">,
  report: EvidenceReport,
): string {
  if (format === "journal")
    return journalText({ ...report.head, exchanges: [...report.exchanges] });
  return format === "html" ? messagesHtml(report) : messagesMarkdown(report);
}
