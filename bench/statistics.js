"use strict";

/** The middle value. */
function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The median of one figure of several rounds. */
const medianOf = (rounds, figure) => median(rounds.map((round) => round[figure]));

module.exports = { median, medianOf };
