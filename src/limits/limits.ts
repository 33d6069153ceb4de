import { sendingLimits } from "./sending-limits";

/**
 * Every bound of the simulator; where users can set one, its default. `docs/configuration.md` shows this table. A name
 * ends with its unit; lengths of text are in characters.
 */
export const limits = {
  /** Largest request body. `--body-limit`. */
  bodyBytes: 1_048_576,
  /** Bytes of large bodies that all connections hold in memory. A request that would exceed this is refused. */
  bodyBytesInAll: 268_435_456,
  /** Largest body that does not count towards `bodyBytesInAll`: most messages are smaller. */
  smallBodyBytes: 16_384,
  /** Bytes by which a larger body grows before it counts as one more request. */
  bodyBytesOfRequest: 8_192,
  /** Bytes of a body that are still read once its request is answered. Then the connection is cut. */
  sweptBytes: 1_048_576,
  /** Answers of each operation that are all checked against the contract, before sampling. */
  answersChecked: 100,
  /** After that, one answer in this many is checked. */
  answersPerCheck: 50,
  /** Bytes of the request log that are written without waiting for more. */
  logBytesGathered: 8_192,
  /** Time after which lines of the request log are written in any case. */
  logFlushMs: 50,
  /** How long a change to a users file waits for another process to finish its own change. */
  usersLockMs: 5_000,
  /** Longest name of an interface, operation or type of entity, and longest seed of a scenario. */
  nameLength: 64,
  /** Longest name that users choose, of a scenario, a snapshot or a shared data space. */
  chosenName: 64,
  /** Longest date-time. */
  dateTimeLength: 64,
  /** Deepest nesting of objects and arrays in a JSON message. */
  jsonDepth: 64,
  /** Deepest nesting in a file with a data space, where a message lies within other values. */
  keptJsonDepth: 80,
  /** Values (members and items) in one JSON message. */
  jsonValues: 20_000,
  /** Longest `errorMessage` of an error. */
  errorMessage: 20,
  /** Largest absolute amount, in minor units. */
  amount: 999_999_999_999,
  /** Longest string in a message where the contract gives no shorter one. */
  textLength: 4_096,
  /** Longest array in a message where the contract gives no shorter one. */
  arrayItems: 200,
  /** Entries in a map of named amounts. */
  mapEntries: 50,
  /** Longest name in such a map. */
  mapNameLength: 100,
  /** Violations reported in one format error. The rest are counted. */
  reportedViolations: 50,
  /** Dotted paths whose parsed form is kept. */
  knownPaths: 1_000,
  /** Longest path of a field in a format error or finding. */
  fieldPath: 200,
  /** Forbidden property names reported for one message. */
  reportedNames: 10,
  /** Longest path of a request repeated in an error. */
  echoedPath: 200,
  /** Longest Host header repeated in an error. */
  echoedHost: 200,
  /** Open transactions named in one error. */
  namedTransactions: 10,
  /** Longest path in the request log and in the list of unmatched requests. */
  loggedPath: 512,
  /** How long a count of the exchanges in all journals is reused. */
  journalRowsMs: 60_000,
  /** Data spaces whose journals are counted at once. */
  journalRowsSpaces: 200,
  /** Longest reason of a refusal in the request log. */
  loggedReason: 512,
  /** Longest header in the journal. */
  journalHeader: 256,
  /** Findings kept for one exchange. */
  findings: 50,
  /** Longest offending value echoed in a format error. */
  echoedValue: 100,
  /** Total size of all request headers. */
  headerBytes: 16_384,
  /** Request headers. */
  headerCount: 100,
  /** Longest wait for complete headers. */
  headersTimeoutMs: 10_000,
  /** How long a connection stays open without a message: a POS that sends one a minute keeps its connection. */
  idleConnectionMs: 65_000,
  /** Longest wait for a complete request. */
  requestTimeoutMs: 30_000,
  /** How often slow clients are looked for, and how long a refused request may continue. */
  connectionCheckMs: 1_000,
  /** Longest wait for exchanges in flight at shutdown. */
  shutdownGraceMs: 10_000,
  /** Exchanges kept in the journal of one data space. `--journal`. */
  journalExchanges: 10_000,
  /** Bytes of request and answer text kept in the journal of one data space, and the largest uploaded journal. */
  journalBytes: 67_108_864,
  /** Values in one line of an uploaded journal. */
  journalLineValues: 250_000,
  /** Deepest nesting in such a line: a message, and the members around it. */
  journalLineDepth: 72,
  /** Bytes of one body kept in the journal. A note of its size replaces a longer one. */
  journalBodyBytes: 65_536,
  /** Changes to entities by a tester or the clock, kept for one data space. The oldest are dropped first. */
  ownChanges: 1_000,
  /** A tester's actions, other than messages, kept for the session of one data space. The oldest are dropped first. */
  sessionMarks: 1_000,
  /** Sales, marks and windows in the picture of a session. Beyond that, sales become bars of a minute or more. */
  sessionShapes: 2_000,
  /** Tills in the picture of a session: those with the most sales. */
  sessionTills: 100,
  /** Marks in the picture of a session: the newest. */
  sessionMarksShown: 200,
  /** Windows in the picture of a session: first those open or failed, then the newest. */
  sessionWindows: 500,
  /** Longest time between two strikes of a fault that are one mark in the picture of a session, in milliseconds. */
  sessionStrikesMs: 60_000,
  /** Notes on messages and transactions of one data space. */
  notes: 1_000,
  /** Longest note. */
  noteCharacters: 500,
  /** Exchanges listed in one page of messages. */
  messagesPage: 1_000,
  /** Longest filter of messages. */
  filterCharacters: 500,
  /** Requests that reached no operation, kept for each data space, and for those that name none. */
  unmatchedRequests: 200,
  /** Characters of the texts of these requests, kept for each data space. The oldest are dropped first. */
  unmatchedCharacters: 2_097_152,
  /** The same for all data spaces together. */
  unmatchedCharactersInAll: 67_108_864,
  /** Data spaces for which such requests are kept: the latest ones to send one. */
  unmatchedSpaces: 1_000,
  /** Requests per second for one data space. Further requests are refused until that second is over. */
  requestsPerSecond: 5_000,
  /** The same for all data spaces together, including requests without credentials. */
  requestsPerSecondInAll: 20_000,
  /** The control API's own allowance on top of each bound on requests, as a share of that bound. */
  controlShare: 0.1,
  /** Control API calls per second that are always allowed. */
  controlRequestsPerSecond: 5,
  /** Requests that start in one turn of the event loop, which also accepts one connection. */
  requestsATurn: 8,
  /** Connections open at a time. A request on a further connection is refused, and the connection is closed. */
  connections: 10_000,
  /** The same for connections from one address (IPv6: one /64). */
  connectionsPerAddress: 2_000,
  /** Connections over the bounds that wait for their refusal. More are closed at once. */
  surplusConnections: 1_000,
  /** `Retry-After`, for a bound that frees up by itself. */
  retrySoonSeconds: 1,
  /** The same for a bound that stays reached until somebody makes room. */
  retryLaterSeconds: 60,
  /** Live message streams of one data space. */
  messageStreams: 2,
  /** Live message streams of all data spaces. */
  messageStreamsInAll: 200,
  /** Time between two comments on a live message stream: proxies close silent streams. */
  streamBeatMs: 10_000,
  /** Least time between two of its events about requests that reached no operation. */
  streamGatherMs: 250,
  /** Unsent bytes after which a live message stream is closed. Its reader can reconnect. */
  unsentStreamBytes: 1_048_576,
  /** Bytes of the journal read in one step. Other work continues between steps. */
  readingStepBytes: 131_072,
  /** Exchanges of the journal read in one step. */
  readingStepExchanges: 100,
  /** The same where only the summary is read, without the bodies. */
  readingStepHeads: 1_000,
  /** Requests for one data space's journal or verdict that wait while another is answered. */
  waitingReads: 8,
  /** Verdicts worked out or sent at a time, for all data spaces. */
  verdictsAtOnce: 4,
  /** Largest time limit that a request for a verdict may set. */
  verdictSeconds: 86_400,
  /** Longest value repeated in a check of a verdict. */
  checkedValue: 300,
  /** Longest time repeated in a check of a verdict. */
  checkedTime: 40,
  /** Characters of a command's output that an exploration keeps: the last ones. */
  keptOutput: 16_384,
  /** Simulators of an exploration open at a time, with those that wait for time limits of rules. */
  exploredSimulators: 64,
  /** Rounds of an exploration that strike messages of earlier rounds. */
  exploredRounds: 3,
  /** Plans breaking one rule that are run again in search of one that breaks it every time. */
  repeatedPlans: 3,
  /** How often an intermittent finding is run again, alone, before it is reported. */
  repeatedAlone: 3,
  /** How long a command has to end after SIGTERM, before it is killed. */
  commandEndMs: 5_000,
  /** Time between checks on whether a command, or another process's change to a users file, has ended. */
  processLookMs: 20,
  /** Checks of one rule listed in a verdict's text, and scenarios in a sentence. The rest are counted. */
  reportedChecks: 5,
  /** Requests that reached no operation, named by one check. The rest are counted. */
  astrayRequests: 3,
  /** Longest `message` of a failure in a JUnit report. */
  junitMessage: 300,
  /** Longest report in Markdown: GitHub shows a summary of 1 MiB. */
  markdownBytes: 1_000_000,
  /** Messages in a time line of an HTML report. The rest are counted. */
  timeLineMessages: 100,
  /** Characters of the time lines in an HTML report. Further checks have none. */
  timeLineCharacters: 16_777_216,
  /** Memory of the verdict thread, in megabytes. */
  verdictMegabytes: 2_048,
  /** Longest time for a verdict on an uploaded journal, once the whole journal has arrived. */
  sentVerdictMs: 60_000,
  /** Resets of a data space whose dropped messages Standin remembers. */
  droppedJournals: 100,
  /** Data spaces under a user's other passwords that Standin lists, as a hint at a wrong password. */
  otherPasswords: 10,
  /** How long after its newest message such a data space is named. */
  otherPasswordMs: 600_000,
  /** Journals that the verdict thread keeps from one verdict to the next. */
  keptJournals: 4,
  /** Characters in the texts of all these journals. */
  keptJournalCharacters: 67_108_864,
  /** Verdicts that the thread keeps for each of those journals, one for each set of settings. */
  keptVerdicts: 4,
  /** Exchanges that ended after they were recorded, remembered for each data space. */
  endedExchanges: 1_000,
  /** How long the verdict thread is kept alive when it is idle. */
  idleJudgeMs: 30_000,
  /** Pause before the second byte to a client that has closed its sending side. It then doubles. */
  soundingMs: 10,
  /** Longest wait for a client to take more of an answer. Then its connection is ended. */
  answerStallMs: 30_000,
  /** Longest time to send a verdict. */
  verdictSendingMs: 60_000,
  /** Exchanges held open by faults in one data space. */
  heldExchanges: 100,
  /** Exchanges held open by faults in all data spaces. */
  heldExchangesInAll: 2_000,
  /** Longest time an exchange is held open. */
  heldMs: 600_000,
  /** Messages that a tester may hold at a time in one data space. Others pass. */
  heldByTester: 20,
  /** How long a tester's hold lasts without `for`: less than a POS waits. */
  testerHoldMs: 50_000,
  /** Longest wait of a lookup for the outcome of a request still being processed. */
  lookupHoldMs: 10_000,
  /** Longest step of a data space's clock: a hundred years. */
  clockStepSeconds: 3_155_760_000,
  /** How long a fault without `for` stays silent. */
  silenceMs: 90_000,
  /** Wrong credentials in a minute for one user name from one address (IPv6: one /64), before a lock-out. */
  wrongCredentialsPerMinute: 10,
  /** The same for all user names together. */
  wrongCredentialsOfNetworkPerMinute: 100,
  /** Correct credential pairs, each with its address, that are remembered and never locked out. */
  knownPairs: 10_000,
  /** How long a correct pair is remembered after its last message, without hashing again. */
  rememberedPairMs: 300_000,
  /** Entries of the audit log that are kept in memory, for operators. */
  auditEntries: 1_000,
  /** Characters of the audit log that wait for the disk. Further entries are left out. */
  auditWaiting: 1_048_576,
  /** Hashes of passwords that are computed at a time. Each takes 32 MB and a tenth of a second. */
  hashesAtOnce: 2,
  /** How long a request waits for its password to be checked. The check then carries on alone. */
  passwordWaitMs: 10_000,
  /** How often a users file, a certificate and its key are checked for changes. */
  fileLookMs: 1_000,
  /** Longest user name or password. */
  credentialLength: 256,
  /** Largest scenario or fixture file. */
  fileBytes: 262_144,
  /** Largest users file: 10,000 users, with their hashes. */
  usersFileBytes: 4_194_304,
  /** Deepest nesting in a YAML file. */
  yamlDepth: 32,
  /** Aliases in a YAML file. */
  yamlAliases: 100,
  /** Values in a YAML file. An alias counts as its values. */
  yamlValues: 200_000,
  /** Entities of one type in a fixture file. */
  fixtureEntities: 10_000,
  /** Newest answers about one entity that a reversal can still take back while fixtures are recorded. */
  learntWords: 20,
  /** Longest list of interfaces that a scenario or a verdict is about. */
  namedInterfaces: 100,
  /** Users in a users file. */
  users: 10_000,
  /** Waivers in a waivers file. */
  waivers: 1_000,
  /** Longest id of a rule in a waivers file. */
  ruleIdLength: 32,
  /** Longest reason of a waiver. */
  waiverReason: 500,
  /** Longest owner of a waiver. */
  waiverOwner: 100,
  /** Longest title of a scenario. */
  scenarioTitle: 200,
  /** Scenario drafts of one data space. */
  scenarioDrafts: 50,
  /** Kept test runs of one data space. */
  testRuns: 30,
  /** Scenarios, including faults, that run in a data space at once; holds have the same bound. */
  scenariosAtOnce: 16,
  /** Rules in one scenario. */
  scenarioRules: 100,
  /** Matchers in one `anyOf`. */
  matcherAlternatives: 20,
  /** Largest number of messages that a scenario may count to. */
  scenarioCount: 1_000_000,
  /** Longest regular expression in a scenario. */
  patternLength: 256,
  /** Largest program of a regular expression in a scenario, in steps. Nested repeats multiply. */
  patternProgram: 500,
  /** Programs of all regular expressions in a scenario together, in steps. A Unicode class counts as 60 steps more. */
  scenarioPrograms: 10_000,
  /** Longest string in which a regular expression is looked for. A longer string does not match. */
  matchedLength: 4_096,
  /** Work of all regular expressions on one message: program steps times characters of the string. */
  patternWork: 500_000,
  /** Transactions that one data space keeps. Any further request is answered 503. */
  spaceRequests: 5_000_000,
  /** Entities, or data spaces, read in one step of a listing. */
  entityStepRows: 250,
  /** Characters of entities after which a page of a listing ends. */
  entityPageCharacters: 524_288,
  /** Largest message that puts entities into a data space. */
  sentDataBytes: 1_048_576,
  /** Entities of one data space that differ from the fixtures. Once this is reached, new requests are answered 503. */
  spaceEntities: 5_000_000,
  /** Steps in which the messages and requests of the last minute are counted for each data space. */
  rateSteps: 6,
  /** Length of such a step, in milliseconds. */
  rateStepMs: 10_000,
  /** How long the same read by an operator must pause before the audit log notes it again, in milliseconds. */
  notedReadMs: 600_000,
  /** Such reads that are remembered. The oldest are forgotten first. */
  notedReads: 1_000,
  /** Data spaces. Further credentials are refused. */
  spaces: 1_000_000,
  /** Longest line of a file with a data space. */
  spaceLineBytes: 8_388_608,
  /** Size of the database. Once this is reached, new requests are answered 503. */
  databaseBytes: 68_719_476_736,
  /** Bytes that must be free on the disk for the simulator to be ready. */
  leastFreeBytes: 16_777_216,
  /** New requests between two checks of the database's size. */
  databaseLook: 64,
  /** Latest ids and values removed by resets, and their exchanges, that are kept for verdicts. */
  takenThings: 1_000,
  /** Characters of a message, from its beginning, in which those values are looked for. */
  takenCharacters: 8_192,
  /** Latest periods in which nothing could reach the simulator, kept for verdicts. */
  absences: 1_000,
  /** Rows that one step of deleting after a reset takes from a table. */
  sweepRows: 100,
  /** Pages that one step gives back to the disk. */
  vacuumPages: 20,
  /** How long the database must be quiet before that step. */
  quietMs: 200,
  /** Unused data spaces that one step drops. */
  droppedSpaces: 100,
  /** How often Standin looks for unused data spaces, with `--forget-after`. */
  forgettingMs: 3_600_000,
  /** How long the last change to a data space can be undone. */
  undoMs: 600_000,
  /** How long after that the data kept for the undo is deleted. */
  undoSweepMs: 1_000,
  /** Snapshots of one data space. */
  snapshots: 10,
  /** Largest snapshot. */
  snapshotBytes: 16_777_216,
  /** Rows that one step of taking or restoring a snapshot copies. */
  snapshotStepRows: 100,
  /** Characters in the texts of those rows after which the step ends. */
  snapshotStepCharacters: 65_536,
  /** Longest digest in a snapshot file. */
  digestLength: 128,
  /** Longest checksum, and key of digests, in a snapshot file. */
  checksumLength: 64,
  /** Rows of one kind in a snapshot file. */
  snapshotRows: 1_000_000,
  /** Values in a snapshot. */
  snapshotValues: 2_000_000,
  ...sendingLimits,
} as const;
