import { sendingLimits } from "./sending-limits";

/** Every bound of the simulator; where users can set one, its default. `docs/configuration.md` shows this table. */
export const limits = {
  /** Largest request body, in bytes. `--body-limit`. */
  bodyBytes: 1_048_576,
  /** Bytes of large bodies that all connections hold in memory. A request that would exceed this is refused. */
  bodyBytesInAll: 268_435_456,
  /** Largest body that does not count towards `bodyBytesInAll`, in bytes: most messages are smaller. */
  smallBodyBytes: 16_384,
  /** Bytes by which a larger body grows before it counts as one more request. */
  bodyBytesOfRequest: 8_192,
  /** Bytes of a body that are still read once its request is answered. Then the connection is cut. */
  sweptBytes: 1_048_576,
  /** Answers of each operation that are all checked against the contract, before only a sample is checked. */
  answersChecked: 100,
  /** After that, one answer in this many is checked. */
  answersPerCheck: 50,
  /** Bytes of the request log that are written without waiting for more. */
  logBytesGathered: 8_192,
  /** Milliseconds after which lines of the request log are written in any case. */
  logFlushMs: 50,
  /** Milliseconds that a change to a users file waits for another process to finish its own change. */
  usersLockMs: 5_000,
  /** Longest name of an interface, an operation or a type of entity, and longest seed of a scenario, in characters. */
  nameLength: 64,
  /** Longest name that users choose, of a scenario, a snapshot or a shared data space, in characters. */
  chosenName: 64,
  /** Longest date-time, in characters. */
  dateTimeLength: 64,
  /** Deepest nesting of objects and arrays in a JSON message. */
  jsonDepth: 64,
  /** Deepest nesting in the JSON values of a file with a data space, where a message lies within other values. */
  keptJsonDepth: 80,
  /** Maximum number of values (members and items) in one JSON message. */
  jsonValues: 20_000,
  /** Longest `errorMessage` of an error, in characters. */
  errorMessage: 20,
  /** Largest absolute amount, in minor units. */
  amount: 999_999_999_999,
  /** Longest string in a message where the contract gives no shorter one, in characters. */
  textLength: 4_096,
  /** Longest array in a message where the contract gives no shorter one. */
  arrayItems: 200,
  /** Maximum number of entries in a map of named amounts. */
  mapEntries: 50,
  /** Longest name in such a map, in characters. */
  mapNameLength: 100,
  /** Violations reported in one format error. The rest are counted. */
  reportedViolations: 50,
  /** Dotted paths whose parsed form is kept. */
  knownPaths: 1_000,
  /** Longest path of a field in a format error or finding, in characters. */
  fieldPath: 200,
  /** Forbidden property names reported for one message. */
  reportedNames: 10,
  /** Longest path of a request repeated in an error, in characters. */
  echoedPath: 200,
  /** Longest Host header repeated in an error, in characters. */
  echoedHost: 200,
  /** Open transactions named in one error. */
  namedTransactions: 10,
  /** Longest path of a request in the request log and in the list of unmatched requests, in characters. */
  loggedPath: 512,
  /** Milliseconds for which a count of the exchanges in all journals is reused. */
  journalRowsMs: 60_000,
  /** Data spaces whose journals are counted at once. */
  journalRowsSpaces: 200,
  /** Longest reason of a refusal in the request log, in characters. */
  loggedReason: 512,
  /** Longest header in the journal, in characters. */
  journalHeader: 256,
  /** Findings kept for one exchange. */
  findings: 50,
  /** Longest offending value echoed in a format error, in characters. */
  echoedValue: 100,
  /** Total size of all request headers, in bytes. */
  headerBytes: 16_384,
  /** Maximum number of request headers. */
  headerCount: 100,
  /** Longest wait for complete headers, in milliseconds. */
  headersTimeoutMs: 10_000,
  /** How long a connection stays open without a message: a POS that sends one a minute keeps its connection. */
  idleConnectionMs: 65_000,
  /** Longest wait for a complete request, in milliseconds. */
  requestTimeoutMs: 30_000,
  /** How often slow clients are looked for, and how long a refused request may continue, in milliseconds. */
  connectionCheckMs: 1_000,
  /** Longest wait for exchanges in flight at shutdown, in milliseconds. */
  shutdownGraceMs: 10_000,
  /** Exchanges kept in the journal of one data space. `--journal`. */
  journalExchanges: 10_000,
  /** Bytes of request and answer text kept in the journal of one data space, and the largest uploaded journal. */
  journalBytes: 67_108_864,
  /** Maximum number of values in one line of an uploaded journal. */
  journalLineValues: 250_000,
  /** Deepest nesting in such a line: a message, and the members around it. */
  journalLineDepth: 72,
  /** Bytes of one body kept in the journal. A note of its size replaces a longer one. */
  journalBodyBytes: 65_536,
  /** Changes to entities by a tester or the clock, kept for one data space. The oldest are dropped first. */
  ownChanges: 1_000,
  /** What a tester did beside the messages of one data space, kept for its session. The oldest is dropped first. */
  sessionMarks: 1_000,
  /** Sales, marks and windows in the picture of a session. Beyond it, sales become bars of a minute or more. */
  sessionShapes: 2_000,
  /** Tills in the picture of a session: those with the most sales. */
  sessionTills: 100,
  /** Marks in the picture of a session: the newest. */
  sessionMarksShown: 200,
  /** Windows in the picture of a session: first those that are open or over, then the newest. */
  sessionWindows: 500,
  /** Time between two strikes of a fault that are one mark in the picture of a session, in milliseconds. */
  sessionStrikesMs: 60_000,
  /** Notes on messages and transactions of one data space. */
  notes: 1_000,
  /** Longest note, in characters. */
  noteCharacters: 500,
  /** Exchanges listed in one page of messages. */
  messagesPage: 1_000,
  /** Longest filter of messages, in characters. */
  filterCharacters: 500,
  /** Requests that reached no operation, kept for each data space, and as many for requests that name no data space. */
  unmatchedRequests: 200,
  /** Characters of the texts of these requests, kept for each data space. The oldest are dropped first. */
  unmatchedCharacters: 2_097_152,
  /** The same for all data spaces together. */
  unmatchedCharactersInAll: 67_108_864,
  /** Data spaces for which such requests are kept: the ones that sent one most recently. */
  unmatchedSpaces: 1_000,
  /** Requests per second for one data space. Further requests are refused until that second is over. */
  requestsPerSecond: 5_000,
  /** The same for all data spaces together, including requests without credentials. */
  requestsPerSecondInAll: 20_000,
  /** The control API's own allowance on top of each bound on requests, as a share of that bound. */
  controlShare: 0.1,
  /** Minimum number of control API calls allowed per second. */
  controlRequestsPerSecond: 5,
  /** Requests that start in one turn of the event loop, which also accepts one connection. The others wait. */
  requestsATurn: 8,
  /** Connections open at a time. A request on a further connection is refused, and the connection is closed. */
  connections: 10_000,
  /** The same for connections from one address (IPv6: one /64). */
  connectionsPerAddress: 2_000,
  /** Connections over these two bounds that may wait for their refusal. Any more than this are closed at once. */
  surplusConnections: 1_000,
  /** `Retry-After`, in seconds, for a bound that frees up by itself. */
  retrySoonSeconds: 1,
  /** The same for a bound that stays reached until somebody makes room. */
  retryLaterSeconds: 60,
  /** Live message streams of one data space. */
  messageStreams: 2,
  /** Live message streams of all data spaces. */
  messageStreamsInAll: 200,
  /** Time between two comments on a live message stream, in milliseconds: proxies close silent streams. */
  streamBeatMs: 10_000,
  /** Least time between two events of such a stream about requests that reached no operation, in milliseconds. */
  streamGatherMs: 250,
  /** Unsent bytes of a live message stream after which it is closed. Its reader can reconnect and continue. */
  unsentStreamBytes: 1_048_576,
  /** Bytes of the journal that are read in one step. Other work continues between two steps. */
  readingStepBytes: 131_072,
  /** Exchanges of the journal that are read in one step. */
  readingStepExchanges: 100,
  /** Exchanges of which one step reads only the summary, without the bodies. */
  readingStepHeads: 1_000,
  /** Requests for the journal or verdict of one data space that may wait while another is being answered. */
  waitingReads: 8,
  /** Verdicts that are worked out, or sent, at a time across all data spaces. */
  verdictsAtOnce: 4,
  /** Largest time limit that a request for a verdict may set, in seconds. */
  verdictSeconds: 86_400,
  /** Longest value repeated in a check of a verdict, in characters. */
  checkedValue: 300,
  /** Longest time repeated in a check of a verdict, in characters. */
  checkedTime: 40,
  /** Characters of a command's output that an exploration keeps: the last ones. */
  keptOutput: 16_384,
  /** Simulators of an exploration open at a time, including those waiting for time limits in rules to run out. */
  exploredSimulators: 64,
  /** Rounds of an exploration that strike messages of earlier rounds. */
  exploredRounds: 3,
  /** Of the plans that break the same rule, how many are run again in search of one that breaks it every time. */
  repeatedPlans: 3,
  /** How often an intermittent finding is run again, with nothing else running, before it is reported. */
  repeatedAlone: 3,
  /** Milliseconds that a command has to end after SIGTERM, before it is killed. */
  commandEndMs: 5_000,
  /** Milliseconds between checks on whether a command has ended, or another process its change to a users file. */
  processLookMs: 20,
  /** Checks of one rule listed in a verdict's text, and scenarios listed in a sentence. The rest are counted. */
  reportedChecks: 5,
  /** Requests that reached no operation, named by one check. The rest are counted. */
  astrayRequests: 3,
  /** Longest `message` of a failure in a JUnit report, in characters. */
  junitMessage: 300,
  /** Longest report in Markdown, in bytes: GitHub shows a summary of 1 MiB. */
  markdownBytes: 1_000_000,
  /** Memory of the verdict thread, in megabytes. */
  verdictMegabytes: 2_048,
  /** Longest time for a verdict on an uploaded journal, in milliseconds, once the whole journal has arrived. */
  sentVerdictMs: 60_000,
  /** Resets of a data space for which Standin remembers which messages they dropped. */
  droppedJournals: 100,
  /** Data spaces under a user's other passwords that are named if a POS may have used a wrong password. */
  otherPasswords: 10,
  /** How long after its newest message such a data space is named, in milliseconds. */
  otherPasswordMs: 600_000,
  /** Journals that the verdict thread keeps from one verdict to the next. */
  keptJournals: 4,
  /** Characters in the texts of all these journals. */
  keptJournalCharacters: 67_108_864,
  /** Verdicts that the thread keeps for each of those journals, one for each set of settings. */
  keptVerdicts: 4,
  /** How many exchanges that ended after they were recorded each data space remembers. */
  endedExchanges: 1_000,
  /** How long the verdict thread is kept alive when it is idle, in milliseconds. */
  idleJudgeMs: 30_000,
  /** Pause before the second byte to a client that has closed its sending side, in milliseconds. It then doubles. */
  soundingMs: 10,
  /** Longest wait for a client to take more of an answer, in milliseconds. Then its connection is ended. */
  answerStallMs: 30_000,
  /** Longest time that sending a verdict may take, in milliseconds. */
  verdictSendingMs: 60_000,
  /** Exchanges held open by faults in one data space. */
  heldExchanges: 100,
  /** Exchanges held open by faults in all data spaces. */
  heldExchangesInAll: 2_000,
  /** Longest time an exchange is held open, in milliseconds. */
  heldMs: 600_000,
  /** Messages that a tester may hold at a time in one data space. Further ones pass. */
  heldByTester: 20,
  /** How long a tester's hold lasts without `for`, in milliseconds: less than a POS waits. */
  testerHoldMs: 50_000,
  /** Longest time that a lookup waits for the outcome of a request still being processed, in milliseconds. */
  lookupHoldMs: 10_000,
  /** Longest step of a data space's clock, in seconds: a hundred years. */
  clockStepSeconds: 3_155_760_000,
  /** How long a fault without `for` stays silent, in milliseconds. */
  silenceMs: 90_000,
  /** Wrong credentials in a minute for one user name from one address (IPv6: one /64), before a lock-out. */
  wrongCredentialsPerMinute: 10,
  /** The same for all user names together. */
  wrongCredentialsOfNetworkPerMinute: 100,
  /** Correct credential pairs, each with its address, that are remembered and never locked out. */
  knownPairs: 10_000,
  /** How long a correct pair is remembered after its last message. Its hash is not computed again until then. */
  rememberedPairMs: 300_000,
  /** Entries of the audit log that are kept in memory, for operators. */
  auditEntries: 1_000,
  /** Characters of the audit log that wait for the disk. Further entries are left out. */
  auditWaiting: 1_048_576,
  /** Hashes of passwords that are computed at a time. Each takes 32 MB and a tenth of a second. */
  hashesAtOnce: 2,
  /** How long a request waits for its password to be checked, in milliseconds. The check then carries on alone. */
  passwordWaitMs: 10_000,
  /** How often a users file, a certificate and its key are checked for changes, in milliseconds. */
  fileLookMs: 1_000,
  /** Longest user name or password, in characters. */
  credentialLength: 256,
  /** Largest scenario or fixture file, in bytes. */
  fileBytes: 262_144,
  /** Largest users file, in bytes: 10,000 users, with their hashes. */
  usersFileBytes: 4_194_304,
  /** Deepest nesting in a YAML file. */
  yamlDepth: 32,
  /** Maximum number of aliases in a YAML file. */
  yamlAliases: 100,
  /** Maximum number of values in a YAML file. Each alias counts as its values. */
  yamlValues: 200_000,
  /** Maximum number of entities of one type in a fixture file. */
  fixtureEntities: 10_000,
  /** Answers about one entity that are told apart while fixtures are recorded: a reversal takes one back. */
  learntWords: 20,
  /** Longest list of interfaces that a scenario or a verdict is about. */
  namedInterfaces: 100,
  /** Users in a users file. */
  users: 10_000,
  /** Waivers in a waivers file. */
  waivers: 1_000,
  /** Longest id of a rule in a waivers file, in characters. */
  ruleIdLength: 32,
  /** Longest reason of a waiver, in characters. */
  waiverReason: 500,
  /** Longest owner of a waiver, in characters. */
  waiverOwner: 100,
  /** Longest title of a scenario, in characters. */
  scenarioTitle: 200,
  /** Scenario drafts of one data space. */
  scenarioDrafts: 50,
  /** Kept test runs of one data space. */
  testRuns: 30,
  /** Scenarios that run in a data space at once. */
  scenariosAtOnce: 16,
  /** Maximum number of rules in one scenario. */
  scenarioRules: 100,
  /** Matchers in one `anyOf`. */
  matcherAlternatives: 20,
  /** Largest number of messages that a scenario may count to. */
  scenarioCount: 1_000_000,
  /** Longest regular expression in a scenario, in characters. */
  patternLength: 256,
  /** Largest program of a regular expression in a scenario, in steps. Nested repeats multiply. */
  patternProgram: 500,
  /** Programs of all regular expressions in a scenario together, in steps. A Unicode class counts as 60 steps more. */
  scenarioPrograms: 10_000,
  /** Longest string in which a regular expression is looked for, in characters. A longer string does not match. */
  matchedLength: 4_096,
  /** Maximum work of all regular expressions on one message: program steps times characters of the string. */
  patternWork: 500_000,
  /** Transactions that one data space keeps. Any further request is answered 503. */
  spaceRequests: 5_000_000,
  /** Entities, or data spaces, read in one step of a listing. */
  entityStepRows: 250,
  /** Characters of entities after which a page of a listing ends. */
  entityPageCharacters: 524_288,
  /** Largest message that puts entities into a data space, in bytes. */
  sentDataBytes: 1_048_576,
  /** Entities of one data space that differ from the fixtures. Once this is reached, new requests are answered 503. */
  spaceEntities: 5_000_000,
  /** Data spaces. Further credentials are refused. */
  spaces: 1_000_000,
  /** Longest line of a file with a data space, in bytes. */
  spaceLineBytes: 8_388_608,
  /** Size of the database, in bytes. Once this is reached, new requests are answered 503. */
  databaseBytes: 68_719_476_736,
  /** Bytes that must be free on the disk for the simulator to be ready. */
  leastFreeBytes: 16_777_216,
  /** New requests between two checks of the database's size. */
  databaseLook: 64,
  /** Latest ids and values removed by resets that are kept for verdicts, and latest exchanges that they come from. */
  takenThings: 1_000,
  /** Characters of a message, from its beginning, in which those values are looked for. */
  takenCharacters: 8_192,
  /** Most recent periods in which nothing could reach the simulator, kept for verdicts. */
  absences: 1_000,
  /** Rows that one step of deleting after a reset takes from a table. */
  sweepRows: 100,
  /** Pages that one step gives back to the disk. */
  vacuumPages: 20,
  /** How long the database must go without a write before a step gives those pages back, in milliseconds. */
  quietMs: 200,
  /** Unused data spaces that one step drops. */
  droppedSpaces: 100,
  /** How often Standin looks for unused data spaces, in milliseconds, with `--forget-after`. */
  forgettingMs: 3_600_000,
  /** How long the last change to a data space can be undone, in milliseconds. */
  undoMs: 600_000,
  /** How long after that the data kept for the undo is deleted, in milliseconds. */
  undoSweepMs: 1_000,
  /** Snapshots of one data space. */
  snapshots: 10,
  /** Largest snapshot, in bytes. */
  snapshotBytes: 16_777_216,
  /** Rows of a data space that one step of taking or restoring a snapshot reads or copies. */
  snapshotStepRows: 100,
  /** Characters in the texts of those rows after which the step ends. */
  snapshotStepCharacters: 65_536,
  /** Longest digest in a snapshot file, in characters. */
  digestLength: 128,
  /** Longest checksum, and key of digests, in a snapshot file, in characters. */
  checksumLength: 64,
  /** Maximum number of rows of one kind in a snapshot file. */
  snapshotRows: 1_000_000,
  /** Maximum number of values in a snapshot. */
  snapshotValues: 2_000_000,
  ...sendingLimits,
} as const;
