import type { ErrorEntry } from "./error-catalogue";
import { type Static, Type } from "@sinclair/typebox";

/** What an exchange is answered with, before any fault. `B`: its body. */
export interface Answer<B = unknown> {
  status: number;
  /** Absent: no body. */
  body?: B;
  /** Goes out in place of the body: the HTML page of something between client and service. */
  page?: string;
  headers?: Readonly<Record<string, string>>;
  /**
   * Of a provider: the bytes of its body and its headers (names and values in turn) as they came. They go out in place
   * of `body`, `page` and `headers`, which have the same for everybody who looks into the answer or changes it.
   */
  received?: {
    readonly bytes: Buffer;
    readonly headers: readonly string[];
    /** Bytes that its head says it has; absent: it does not say. */
    readonly promised?: number;
  };
}

/** A message that is not accepted: the catalogue's entry, and what the tester should know. */
export interface Refusal {
  error: ErrorEntry;
  /** Goes to `detailMessage`. */
  detail: Readonly<Record<string, unknown>>;
  headers?: Readonly<Record<string, string>>;
  /** Further members of the ErrorDetail, where the interface's own model has them. */
  members?: Readonly<Record<string, unknown>>;
  /** Advices: the refused one leaves no record, so that its id is not used up. */
  leavesNoRecord?: true;
}

/** Shorthand for a refusal. */
export const refuse = (
  error: ErrorEntry,
  detail: Readonly<Record<string, unknown>> = {},
): Refusal => ({ error, detail });

/** One entry of a format error: where, what was expected, what was found. */
export interface Violation {
  field: string;
  msg: string;
  value?: string;
}

/** Something worth telling about a message that did not make it refused. */
export const Finding = Type.Object(
  {
    code: Type.String({ description: "Kind of finding: `unknown-property`, `lenient-integer`" }),
    field: Type.Optional(Type.String({ description: "Path of the field, where there is one" })),
    text: Type.String({ description: "One sentence" }),
  },
  { additionalProperties: false, title: "Finding" },
);
export type Finding = Static<typeof Finding>;

/** A message that went to a provider breaks its form, by our own reading. */
export const formBroken = "form-broken";
