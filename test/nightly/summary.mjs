/** The lines that gates print, each by its members: `gate M1 tier=nightly trials=... passed`. */
export function gatesIn(printed) {
  return [...printed.matchAll(/^gate (.+?) (tier=.*) (passed|FAILED)$/gm)].map(
    ([, gate, members, outcome]) => ({
      gate,
      ...Object.fromEntries(members.split(" ").map((member) => member.split(/=(.*)/, 2))),
      outcome,
    }),
  );
}

const columns = [
  "gate",
  "trials",
  "effective",
  "floor",
  "violations",
  "seed",
  "seconds",
  "outcome",
];

/** A part without a line of its own, such as the shards: how it ended. */
const endOf = ({ name, code, seconds }) => ({
  gate: name,
  seconds: String(seconds),
  outcome: code === 0 ? "passed" : "FAILED",
});

/** A table of all gates with the figures of each, and whether all of them passed. */
export function summaryOf(parts, commit) {
  const rows = parts.flatMap((part) => {
    const gates = part.gates.map(({ room, ...gate }) => ({
      ...gate,
      gate: room === undefined ? gate.gate : `${gate.gate} ${room}`,
    }));
    const isTold = gates.length > 0 && (part.code === 0 || gates.some(isFailed));
    return isTold ? gates : [...gates, endOf(part)];
  });
  const cells = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? "-"))];
  const widths = columns.map((_, at) => Math.max(...cells.map((line) => line[at].length)));
  const lines = cells.map((line) =>
    line
      .map((cell, at) => cell.padEnd(widths[at]))
      .join("  ")
      .trimEnd(),
  );
  const failed = rows.filter(isFailed).length;
  const seconds = parts.reduce((sum, part) => sum + part.seconds, 0);
  const last = `commit ${commit}: ${rows.length - failed} passed, ${failed} failed, ${Math.round(seconds / 60)} min in all`;
  return { text: `${[...lines, last].join("\n")}\n`, passed: failed === 0 };
}

const isFailed = ({ outcome }) => outcome === "FAILED";
