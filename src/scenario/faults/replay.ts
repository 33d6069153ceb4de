import { faultKind, noMembers } from "./kind";

export const replay = faultKind("replay", {
  description: "The message is handled a second time, as if the network had delivered it twice",
  form: noMembers,
  effect: () => ({ replay: true }),
  explain: (fault) =>
    fault.when === "before"
      ? "handles a copy of the message first"
      : "handles a copy of the message afterwards",
  builder: { words: "is delivered twice", place: 6 },
});
