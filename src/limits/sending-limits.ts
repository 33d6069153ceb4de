/** Bounds of what the simulator sends: onward, to providers, for the demonstration, for testers. Part of `limits`. */
export const sendingLimits = {
  /** Longest wait for the answer to an onward message. */
  onwardAnswerMs: 60_000,
  /** Largest answer to an onward message. */
  onwardAnswerBytes: 65_536,
  /** Longest wait for the answer of a provider: longer than a POS waits. `--upstream-timeout`. */
  upstreamAnswerMs: 70_000,
  /** Longest wait for a connection to a provider. `--upstream-connect`. */
  upstreamConnectMs: 10_000,
  /** A provider answers within this time, as agreed with the POS (contract 1, outcomes). */
  agreedAnswerMs: 60_000,
  /** How often Standin repeats a message that closes a transaction left open at a provider. */
  settleRepeats: 5,
  /** How far apart two times may be that mean the same (the tolerance of clocks). */
  comparedTimesMs: 300_000,
  /** Values of a values file; answers, and delays, of a profile. */
  comparedValues: 1_000,
  /** Flows that a comparison plays. The others are listed. */
  comparedFlows: 1_000,
  /** Flows in a row without an answer, after which a comparison skips the others that share their data. */
  comparedSilences: 5,
  /** Differences of each class that a comparison report shows. All are counted. */
  shownDifferences: 200,
  /** Transactions in a row without an answer from a provider, before the others are left open. */
  settleSilences: 2,
  /** Messages per second to each provider. `--upstream-rate`. */
  upstreamPerSecond: 20,
  /** Messages on their way to each provider at a time. `--upstream-at-once`. */
  upstreamAtOnce: 10,
  /** Largest answer from a provider. */
  upstreamAnswerBytes: 1_048_576,
  /** The same after decompression. */
  upstreamDecodedBytes: 4_194_304,
  /** Interim answers (102, 103) to one message that are passed on. */
  interimAnswers: 16,
  /** Idle connections kept open to a provider. */
  upstreamConnections: 32,
  /** Time after which an idle connection is closed. */
  upstreamIdleMs: 4_000,
  /** Pause after the first attempt to send a message onward. It then doubles. */
  onwardFirstPauseMs: 1_000,
  /** Longest pause between two attempts to send a message onward. */
  onwardLongestPauseMs: 60_000,
  /** Attempts to send a message onward before it is given up. */
  onwardAttempts: 100,
  /** Messages of all data spaces on their way onward at a time. */
  onwardAtOnce: 10,
  /** Messages of one data space waiting to be sent onward. */
  onwardQueued: 1_000,
  /** Time between two sales of the demonstration. */
  demoPaceMs: 2_000,
  /** Sales after which the demonstration ends by itself. */
  demoSales: 1_000,
  /** Longest wait of the demonstration for a simulator. */
  demoLookMs: 5_000,
  /** Longest wait for the answer to a message that a tester has Standin send. */
  testerAnswerMs: 10_000,
  /** Characters of unmasked messages kept in memory for all data spaces. The oldest are dropped first. */
  originalCharacters: 33_554_432,
} as const;
