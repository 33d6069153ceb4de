import { lastingMs, durationText, faultKind, moment, noMembers } from "./kind";

export const reset = faultKind("reset", {
  description: "The connection is reset (a TCP RST)",
  endsConnection: true,
  form: noMembers,
  effect: () => ({ silentMs: 0, reset: true }),
  explain: (fault) => `resets the connection ${moment(fault)}`,
  builder: { words: "has its connection reset" },
});

export const empty = faultKind("empty", {
  description: "The connection is closed without a byte",
  endsConnection: true,
  form: noMembers,
  effect: () => ({ silentMs: 0 }),
  explain: (fault) => `closes the connection without a byte ${moment(fault)}`,
  builder: { words: "has its connection closed without a byte" },
});

/** The builder does not offer it: `standin start`, which the console belongs to, refuses it. */
export const refuseConnection = faultKind("refuse-connection", {
  description:
    "The connection is closed without a byte, and the port and all connections with it, for so long",
  endsConnection: true,
  unshared:
    "refuse-connection closes the port for everybody, so a shared simulator refuses it; " +
    "use it with standin exec or standin run, or in process",
  form: ({ FixedOrSpread }) => ({ for: FixedOrSpread }),
  effect: (fault, draw) => ({ silentMs: 0, portClosedMs: lastingMs(fault.for, draw) }),
  explain: (fault) =>
    `closes the connection without a byte ${moment(fault)}, and the port for ${durationText(fault.for)}`,
});
