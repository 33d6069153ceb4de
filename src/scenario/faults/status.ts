import { limits } from "../../limits/limits";
import { orDidYouMean } from "../../mistake";
import { faultKind, moment } from "./kind";

export const status = faultKind("status", {
  description: "A status in place of the answer",
  example: "504",
  form: ({ Type, described, oneOf }) => ({
    status: Type.Integer({ minimum: 400, maximum: 599 }),
    offContract: Type.Optional(
      described(Type.Boolean(), "The contract need not list the status for the operation"),
    ),
    body: Type.Optional(
      described(oneOf(["html"]), "A proxy's HTML page in place of the ErrorDetail"),
    ),
  }),
  effect: (fault) => ({
    status: fault.status,
    ...(fault.body === "html" && { page: true as const }),
  }),
  explain: (fault) =>
    `answers ${fault.status}${fault.body === "html" ? " with a proxy's HTML page" : ""} ${moment(fault)}`,
  mistakes(fault, { id, operations }) {
    const isListed = operations.every((operation) => fault.status in operation.errors);
    if (isListed || fault.offContract === true) return [];
    const text =
      `the contract does not list ${fault.status} for ${id ?? "every operation"}; ask for it ` +
      "with offContract: true";
    return [{ path: "status", text }];
  },
  builder: {
    words: "is answered with a status",
    titled: (typed) =>
      `is answered ${typed["status"] ?? ""}${typed["body"] === "html" ? " with a proxy's page" : ""}`,
    asks: [
      { key: "status", label: "status", begun: "504", isNumber: true },
      {
        key: "offContract",
        label: "offContract: the contract need not list the status",
        offered: ["true"],
        isOptional: true,
      },
      {
        key: "body",
        label: "body, empty: an ErrorDetail; html: a proxy's page",
        offered: ["html"],
        isOptional: true,
      },
    ],
    place: 2,
  },
});

export const refuse = faultKind("refuse", {
  description: "The interface refuses the message",
  example: "INSUFFICIENT_FUNDS",
  only: "before",
  form: ({ described, text }) => ({
    errorType: described(
      text(limits.nameLength),
      "One of the error types with which the interface refuses the operation",
    ),
  }),
  effect: ({ errorType }) => ({ refusal: errorType }),
  explain: (fault) => `refuses the message with ${fault.errorType} ${moment(fault)}`,
  /** Each of the operations that are meant must be one that its interface refuses with this type. */
  mistakes({ errorType }, { id, refusals }) {
    if (id === undefined)
      return [{ path: "kind", text: "refuse needs the operation that is refused (on.operation)" }];
    const possible = refusals();
    if (possible.length === 0 || possible.some((types) => types.length === 0))
      return [{ path: "kind", text: `${id} cannot be refused` }];
    const common = (possible[0] ?? []).filter((one) =>
      possible.every((types) => types.includes(one)),
    );
    if (common.includes(errorType)) return [];
    const text =
      `${id} is not refused with ${errorType}; possible are ${common.join(", ")}` +
      orDidYouMean(errorType, common);
    return [{ path: "errorType", text }];
  },
  builder: {
    words: "is refused",
    asks: [
      {
        key: "errorType",
        label: "errorType: one with which the operation is refused",
        isErrorType: true,
      },
    ],
    place: 3,
  },
});
