/** Bounds of what the simulator sends: onward, to providers, for the demonstration, for testers. Part of `limits`. */
export const sendingLimits = {
  /** Longest wait for the answer to a message that is sent onward, in milliseconds. */
  onwardAnswerMs: 60_000,
  /** Largest answer to a message that is sent onward, in bytes. */
  onwardAnswerBytes: 65_536,
  /** Longest wait for the answer of a provider, in milliseconds: longer than a POS waits. `--upstream-timeout`. */
  upstreamAnswerMs: 70_000,
  /** Longest time that it may take to connect to a provider, in milliseconds. `--upstream-connect`. */
  upstreamConnectMs: 10_000,
  /** A provider answers within this time, as agreed with the POS, in milliseconds (contract 1, outcomes). */
  agreedAnswerMs: 60_000,
  /** How often Standin repeats a message that closes a transaction left open at a provider by a run. */
  settleRepeats: 5,
  /** How far times of two sides may be apart that mean the same, in milliseconds (the tolerance of clocks). */
  comparedTimesMs: 300_000,
  /** Values of a values file; answers, and delays, of a profile. */
  comparedValues: 1_000,
  /** Flows that a comparison plays. The others are listed. */
  comparedFlows: 1_000,
  /** Flows in a row without an answer after which a comparison sends no more of those that share their data. */
  comparedSilences: 5,
  /** Differences of each class that a report of a comparison shows. All are counted. */
  shownDifferences: 200,
  /** Transactions in a row to which a provider gives no answer, before the others are left open. */
  settleSilences: 2,
  /** Messages per second that go to each provider. `--upstream-rate`. */
  upstreamPerSecond: 20,
  /** Messages that are on their way to each provider at a time. `--upstream-at-once`. */
  upstreamAtOnce: 10,
  /** Largest answer from a provider, in bytes. */
  upstreamAnswerBytes: 1_048_576,
  /** The same after decompression. */
  upstreamDecodedBytes: 4_194_304,
  /** Interim answers (102, 103) to one message that are passed on. */
  interimAnswers: 16,
  /** Idle connections kept open to a provider. */
  upstreamConnections: 32,
  /** Milliseconds after which an idle connection is closed. */
  upstreamIdleMs: 4_000,
  /** Pause after the first attempt to send a message onward, in milliseconds. Each further pause is twice as long. */
  onwardFirstPauseMs: 1_000,
  /** Longest pause between two attempts to send a message onward, in milliseconds. */
  onwardLongestPauseMs: 60_000,
  /** Attempts to send a message onward before it is given up. */
  onwardAttempts: 100,
  /** Messages of all data spaces that are on their way onward at a time. */
  onwardAtOnce: 10,
  /** Messages of one data space that wait to be sent onward. */
  onwardQueued: 1_000,
  /** Time between two sales of the demonstration, in milliseconds. */
  demoPaceMs: 2_000,
  /** Sales after which the demonstration ends by itself. */
  demoSales: 1_000,
  /** Longest wait of the demonstration for a simulator at its address, in milliseconds. */
  demoLookMs: 5_000,
  /** Longest wait for the answer to a message that a tester has Standin send, in milliseconds. */
  testerAnswerMs: 10_000,
  /** Characters of messages kept in memory as they came, for all data spaces. The oldest are dropped first. */
  originalCharacters: 33_554_432,
} as const;
