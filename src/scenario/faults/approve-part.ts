import { faultKind } from "./kind";

/** A partial approval: the part that is approved of the amount asked, where the fault does not say it. */
const half = 50;

export const approvePart = faultKind("approve-part", {
  description: "The request is approved for a part of its amount",
  only: "before",
  form: ({ Type, described }) => ({
    percent: Type.Optional(
      described(
        Type.Integer({ minimum: 1, maximum: 99 }),
        `The part that is approved, in percent of the amount asked; absent: ${half}`,
      ),
    ),
  }),
  effect: ({ percent = half }) => ({ approvedPercent: percent }),
  explain: ({ percent = half }) => `approves ${percent} % of the amount`,
  mistakes(_fault, { id, operations }) {
    if (operations.length > 0 && operations.every(({ approvesParts }) => approvesParts === true))
      return [];
    const meant = id ?? "not every operation";
    return [
      { path: "kind", text: `${meant} is ${id === undefined ? "" : "not "}approved in part` },
    ];
  },
  builder: {
    words: "is approved for a part of its amount",
    titled: ({ percent = "" }) =>
      `is approved for ${percent === "" ? half : percent} % of its amount`,
    asks: [
      {
        key: "percent",
        label: `percent that is approved, empty: ${half}`,
        isNumber: true,
        isOptional: true,
      },
    ],
    place: 4,
  },
});
