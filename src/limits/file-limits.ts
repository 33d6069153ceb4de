/** The bounds of the files that users write: users, fixtures, waivers, scenarios. A part of `limits`. */
export const fileLimits = {
  /** Largest scenario or fixture file, in bytes. */
  fileBytes: 262_144,
  /** Largest users file, in bytes: 10,000 users, with their hashes. */
  usersFileBytes: 4_194_304,
  /** Deepest nesting in a YAML file. */
  yamlDepth: 32,
  /** Most aliases in a YAML file. */
  yamlAliases: 100,
  /** Most values in a YAML file, each alias counted as what it stands for. */
  yamlValues: 200_000,
  /** Most entities of one type in a fixture file. */
  fixtureEntities: 10_000,
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
  /** Scenarios that run in a data space at once. */
  scenariosAtOnce: 16,
  /** Most rules in one scenario. */
  scenarioRules: 100,
  /** Matchers of an `anyOf`. */
  matcherAlternatives: 20,
  /** Largest number of messages that a scenario may count to. */
  scenarioCount: 1_000_000,
  /** Longest regular expression in a scenario, in characters. */
  patternLength: 256,
  /** Largest program that a regular expression of a scenario becomes, in steps; nested repeats multiply. */
  patternProgram: 500,
  /** Programs of all regular expressions of a scenario together, in steps; a class of Unicode counts 60 more. */
  scenarioPrograms: 10_000,
  /** Longest text in which a regular expression is looked for, in characters; a longer one does not match. */
  matchedLength: 4_096,
  /** Most work of all regular expressions on one message: steps of the program times characters of the text. */
  patternWork: 500_000,
} as const;
