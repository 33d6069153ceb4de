/**
 * The rules of the references that a message obeys or breaks, by id. `server`: the server's own behaviour
 * shows it, so some test of this folder carries the id. `verdict`: only the client's later messages show it;
 * judged from the journal.
 */
export const rules = {
  "CM-01": "server",
  "CM-02": "server",
  "CM-03": "server",
  "CM-04": "server",
  "CM-05": "server",
  "CM-06": "server",
  "CM-07": "verdict",
  "CM-08": "server",
  "CM-09": "verdict",
  "GC-01": "server",
  "GC-02": "server",
  "GC-03": "server",
  "GC-04": "verdict",
  "GC-05": "server",
  "GC-06": "server",
  "GC-07": "verdict",
  "GC-08": "server",
  "GC-09": "server",
  "GC-10": "server",
  "GC-11": "server",
  "GC-12": "server",
  "GC-13": "server",
  "GC-14": "server",
  "GC-15": "verdict",
  "GC-16": "verdict",
  "GC-17": "server",
  "GC-18": "verdict",
  "GC-19": "verdict",
  "GC-20": "server",
  "GC-21": "server",
  "GC-22": "server",
  "GC-23": "server",
  "GC-24": "server",
  "GC-25": "verdict",
  "GC-26": "server",
  "GC-27": "server",
  "GC-28": "server",
  "GC-29": "server",
  "GC-30": "server",
  "GC-31": "server",
  "GC-32": "verdict",
  "GC-33": "server",
} as const;

export type RuleId = keyof typeof rules;

/** Marks a test's name with the rules that it shows: `[GC-07] an open request ...`. */
export const rule = (...ids: [RuleId, ...RuleId[]]): string => `[${ids.join(" ")}]`;

/** Rules that the server's behaviour shows. */
export const serverRules = (Object.keys(rules) as RuleId[]).filter((id) => rules[id] === "server");
