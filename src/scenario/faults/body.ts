import { limits } from "../../limits/limits";
import {
  lastingMs,
  bytesText,
  durationText,
  faultKind,
  howLong,
  noMembers,
  explainSpoiled,
} from "./kind";

export const truncate = faultKind("truncate", {
  description: "Half of the body; then the connection is closed",
  endsConnection: true,
  form: noMembers,
  effect: () => ({ spoil: "truncated" }),
  explain: (fault) =>
    explainSpoiled(fault, "but sends only half of it", "sends only half of the answer"),
  builder: { words: "gets half of its answer" },
});

export const cutBody = faultKind("cut", {
  description: "The first bytes of the body; then the connection is closed",
  example: "20",
  endsConnection: true,
  form: ({ Type, described }) => ({
    bytes: described(
      Type.Integer({ minimum: 0, maximum: limits.bodyBytes }),
      "So many of the body; at least its last byte is missing",
    ),
  }),
  effect: ({ bytes }) => ({ spoil: "truncated", keptBytes: bytes }),
  explain: (fault) =>
    explainSpoiled(
      fault,
      `but sends only ${bytesText(fault.bytes)} of its body`,
      `sends only ${bytesText(fault.bytes)} of the answer's body`,
    ),
  builder: {
    words: "gets the first bytes of its answer",
    asks: [{ key: "bytes", label: "bytes of the body", begun: "10", isNumber: true }],
  },
});

export const halfClose = faultKind("half-close", {
  description:
    "The head without the body; then the sending side is closed (a TCP FIN), and nothing more happens",
  form: noMembers,
  effect: () => ({ spoil: "half-closed" }),
  explain: (fault) =>
    explainSpoiled(
      fault,
      "but sends only its head and closes its side of the connection",
      "sends only the headers of the answer and closes its side of the connection",
    ),
  builder: { words: "gets the head of its answer and a closed side" },
});

export const malformedBody = faultKind("malformed", {
  description: "A body that is not JSON",
  form: noMembers,
  effect: () => ({ spoil: "malformed" }),
  explain: (fault) =>
    explainSpoiled(fault, "with a body that is not JSON", "sends a body that is not JSON"),
  builder: { words: "gets a body that is not JSON" },
});

export const drip = faultKind("drip", {
  description: "The body comes slowly, spread over so long",
  example: "10m",
  form: ({ FixedOrSpread }) => ({ for: FixedOrSpread }),
  effect: (fault, draw) => ({ pace: { overMs: lastingMs(fault.for, draw) } }),
  explain: (fault) =>
    explainSpoiled(
      fault,
      `and takes ${durationText(fault.for)} to send the body`,
      `takes ${durationText(fault.for)} to send the body`,
    ),
  builder: { words: "gets its body slowly", asks: [howLong] },
});

export const bandwidth = faultKind("bandwidth", {
  description: "The body comes at this speed",
  example: "100",
  form: ({ Type }) => ({
    bytesPerSecond: Type.Integer({ minimum: 1, maximum: limits.bodyBytes }),
  }),
  effect: ({ bytesPerSecond }) => ({ pace: { bytesPerSecond } }),
  explain: (fault) =>
    explainSpoiled(
      fault,
      `and sends the body at ${bytesText(fault.bytesPerSecond)} a second`,
      `sends the body at ${bytesText(fault.bytesPerSecond)} a second`,
    ),
  builder: {
    words: "gets its body at a low speed",
    asks: [{ key: "bytesPerSecond", label: "bytes a second", begun: "10", isNumber: true }],
  },
});
