import { limits } from "../../limits/limits";
import { editText, faultKind, moment } from "./kind";

/** Headers that say where an answer ends, and those that Standin itself gives each answer. */
const ownHeaders = [
  "connection",
  "content-length",
  "keep-alive",
  "standin-exchange",
  "trailer",
  "transfer-encoding",
  "upgrade",
  "x-request-id",
];

export const edit = faultKind("edit", {
  description: "The answer is changed on its way",
  example: "status=409",
  only: "after",
  form({ Type, described, text }) {
    const MemberPath = Type.String({
      pattern: "^[^.]{1,64}(?:[.][^.]{1,64}){0,15}$",
      "x-expected": "a dotted path such as amounts.approvedAmount",
    });
    const HeaderName = Type.String({ pattern: "^[A-Za-z0-9-]{1,64}$" });
    const HeaderValue = Type.String({
      pattern: "^[ -~]{1,256}$",
      "x-expected": "1 to 256 printable ASCII characters",
    });
    const mapOf = {
      additionalProperties: false,
      minProperties: 1,
      maxProperties: limits.mapEntries,
    };
    return {
      status: Type.Optional(
        described(Type.Integer({ minimum: 200, maximum: 599 }), "In place of its status"),
      ),
      errorType: Type.Optional(described(text(limits.nameLength), "In place of its errorType")),
      set: Type.Optional(
        described(Type.Record(MemberPath, Type.Unknown(), mapOf), "Values by the paths of members"),
      ),
      remove: Type.Optional(
        described(
          Type.Array(MemberPath, { minItems: 1, maxItems: limits.mapEntries }),
          "Paths of members that are taken away",
        ),
      ),
      header: Type.Optional(
        described(Type.Record(HeaderName, HeaderValue, mapOf), "Headers and their values"),
      ),
    };
  },
  effect: ({ status, errorType, set, remove, header }) => ({
    edit: {
      ...(status !== undefined && { status }),
      ...(errorType !== undefined && { errorType }),
      ...(set && { set }),
      ...(remove && { remove }),
      ...(header && { header }),
    },
  }),
  explain: (fault) =>
    `changes the answer on purpose ${moment(fault)}, whatever the contract says (${editText(fault)})`,
  mistakes({ header = {}, status, errorType, set, remove }) {
    const names = Object.keys(header);
    const isEmpty = [status, errorType, set, remove].every((one) => one === undefined);
    if (isEmpty && names.length === 0)
      return [{ path: "", text: "an edit needs a status, an errorType, set, remove or header" }];
    return names
      .filter((name) => ownHeaders.includes(name.toLowerCase()))
      .map((name) => ({
        path: "header",
        text: `${name} cannot be edited: it belongs to the connection, or is Standin's own`,
      }));
  },
  builder: {
    words: "gets a changed answer",
    asks: [
      {
        key: "status",
        name: "newStatus",
        label: "status, empty: as it is",
        begun: "409",
        isNumber: true,
        isOptional: true,
      },
      {
        key: "errorType",
        name: "newErrorType",
        label: "errorType, empty: as it is",
        isErrorType: true,
        isOptional: true,
      },
      { key: "set", label: "members that are set: { amounts.balance: 1 }", isOptional: true },
      { key: "remove", label: "members that are removed: [id, time]", isOptional: true },
      {
        key: "header",
        label: 'headers that are set: { Retry-After: "5" }',
        isOptional: true,
      },
    ],
  },
});
