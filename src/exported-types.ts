/* The types that `import ... from "standin"` brings, besides those of src/index.ts itself. */
export type { SpaceData } from "./http/control/space-control";
export type { AddedFault, FaultEntry } from "./http/control/fault-models";
export type { ScenarioStatus } from "./http/control/scenario-status";
export type { ScenarioCheck, ScenarioDetail, ScenarioEntry } from "./http/control/scenario-drafts";
export type { SnapshotFile } from "./http/control/snapshot-content";
export type { ReportQuery } from "./space-verdicts";
export type { VerdictQuery } from "./http/control/verdict-query";
export type { Verdict } from "./conformance/verdict";
export type { RuleDetail, RuleEntry, RuleList } from "./conformance/rule-list";
export type { JournalFile } from "./conformance/journal-file";
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
export type { Exchange, ExchangeOutcome } from "./journal/exchange";
export type { Messages, MessageQuery } from "./journal/journal";
export type { Scenario } from "./scenario/definition";
export type { AuditEntry } from "./http/audit";
export type { Log } from "./http/log";
export type { BoundName, Bounds } from "./bounds";
export type { StandinOptions } from "./options";
export type { ClockChange, ClockState } from "./time/space-clock";
export type { ExampleFlow, ReadyMessage } from "./till/example";
export type { UndoEntry } from "./http/control/undo";
export type { EntityDetail, LoadedData } from "./http/control/test-data";
export type {
  EntitiesByList,
  EntityOf,
  FamilySettings,
  Settings,
  SpaceFaults,
  SpaceScenarios,
  SpaceSnapshots,
  StandinSpace,
} from "./standin-space";
export type { SnapshotEntry } from "./store";
export type { Time } from "./time/time";
