import { namesOf } from "../../record";
import { clockOperations } from "../clock";
import { entityChangeOperations, entityOperations } from "../data/entities";
import { listOperations } from "../data/lists";
import { undoOperations } from "../data/undo";
import { exampleOperations } from "../examples";
import { simulatorOperations } from "../health";
import { messageOperations } from "../messages/messages";
import { transactionOperations } from "../messages/transactions";
import { qrOperations } from "../qr-picture";
import { faultOperations } from "../scenarios/fault-operations";
import { scenarioOperations } from "../scenarios/scenarios";
import { settingOperations } from "../settings";
import { snapshotOperations } from "../snapshots/snapshots";
import { backupOperations } from "../spaces/backup";
import { auditOperations, spaceOperations } from "../spaces/spaces";
import { ruleOperations } from "../verdicts/rules";
import { verdictOperations } from "../verdicts/verdicts";
import { documentOperations } from "./openapi-documents";

/** The operations of the control API, by their ids, in the order of its document. */
export const controlOperations = {
  ...simulatorOperations,
  ...documentOperations,
  ...ruleOperations,
  ...exampleOperations,
  ...entityOperations,
  ...listOperations,
  ...entityChangeOperations,
  ...undoOperations,
  ...messageOperations,
  ...transactionOperations,
  ...scenarioOperations,
  ...faultOperations,
  ...verdictOperations,
  ...settingOperations,
  ...clockOperations,
  ...qrOperations,
  ...snapshotOperations,
  ...spaceOperations,
  ...backupOperations,
  ...auditOperations,
};

/** The operations of the control API, with their types. */
export type ControlOperations = typeof controlOperations;

/** The id of an operation of the control API. */
export type ControlOperationId = keyof ControlOperations;

/** The paths of the control API, as they are served. */
export const controlPaths = namesOf(controlOperations).map((id) => {
  const { method, path } = controlOperations[id];
  return { method, path: `/standin${path}` };
});
