/* The types that `import ... from "standin"` brings, besides those of src/index.ts itself. */
export type { SpaceFailures, SpaceFaults } from "./space-failures";
export type {
  AddedHold,
  HeldDecision,
  HeldEntry,
  HeldMessages,
  HoldEntry,
} from "../control/scenarios/holds";
export type { AddedFault, FaultEntry } from "../control/scenarios/faults";
export type { ScenarioStatus } from "../control/scenarios/scenario-status";
export type { ScenarioCheck, ScenarioDetail, ScenarioEntry } from "../control/scenarios/models";
export type { SnapshotFile } from "../control/snapshots/file";
export type { VerdictQuery } from "../control/verdicts/verdict-query";
export type { SaleFixture } from "../control/reproduction/reproductions";
export type { CodeLanguageName } from "../control/reproduction/sale-code";
export type { Verdict } from "../conformance/verdict";
export type { RuleDetail, RuleEntry, RuleList } from "../conformance/rules/family-rules";
export type { BrokenRule, OwedMessage } from "../conformance/broken-rules";
export type { JudgedExchange, JudgedMessages } from "../control/messages/judged-messages";
export type { JournalFile } from "../conformance/journal-file";
export type {
  InterfaceName,
  MessageOf,
  OperationName,
  OperationOf,
  RequestBody,
  ResponseBody,
  SentMessage,
  SomeBody,
} from "./sent-messages";
export type { Quota } from "../control/spaces/quota";
export type { SettleOptions, SettledTransaction } from "./settle";
export type { Exchange, ExchangeOutcome, Note } from "../journal/exchange";
export type { Messages, MessageQuery } from "../journal/journal";
export type { Scenario } from "../scenario/definition";
export type { AuditEntry } from "../simulator/log";
export type { Log } from "../simulator/log";
export type { BoundName, Bounds } from "../limits/bounds";
export type { StandinOptions } from "./options";
export type { ClockChange, ClockState } from "../time/space-clock";
export type { ExampleFlow, ReadyMessage } from "../till/example";
export type { UndoEntry } from "../control/data/reset-and-undo";
export type { EntityDetail, LoadedData, SpaceData } from "../control/data/entities";
export type {
  EntitiesByList,
  EntityOf,
  FamilySettings,
  Settings,
  SpaceScenarios,
  SpaceSnapshots,
  StandinSpace,
} from "./standin-space";
export type { JudgedMessageQuery, SpaceMessages } from "./space-messages";
export type { MessageAgain, MessageChange } from "../control/messages/again";
export type { GivenNote } from "../control/messages/notes";
export type { MessageComparison } from "../control/messages/comparison";
export type { MeantFor } from "../control/messages/unmatched";
export type { SnapshotEntry } from "../store";
export type { Time } from "../time/space-clock";
export type { ReportQuery, SpaceTestRuns } from "./space-verdicts";
export type { EndedRun, RunComparison, TestRun, TestRunEntry } from "../control/test-runs/models";
