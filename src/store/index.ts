import { limits } from "../limits";
import { type DatabaseOptions, connect } from "./database";
import { type Entities, createEntities } from "./entities";
import { type ExchangeBounds, type Exchanges, createExchanges } from "./exchanges";
import { type Messages, createMessages } from "./messages";
import { type ScenarioRuns, createScenarioRuns } from "./scenario-runs";
import { type Spaces, createSpaces } from "./spaces";

export { DatabaseInUse } from "./database";
export type { ExchangeEnd, ExchangeFilter, ExchangeRow, StoredExchange } from "./exchanges";
export { type Fixtures, noFixtures } from "./fixtures";
export type { MessageRecord, MessageRole } from "./messages";
export type { StoredRun } from "./scenario-runs";
export type { Space } from "./spaces";
export { type UnitOfWork, type UnitSource, openUnit, reference, uuidFrom } from "./unit-of-work";

/** Everything that is kept. The only SQL of the project is behind this interface. */
export interface Store {
  /** Runs `work` in one transaction: all of it is kept, or none. Not re-entrant. */
  unit<T>(work: () => T): T;
  spaces: Spaces;
  entities: Entities;
  messages: Messages;
  exchanges: Exchanges;
  scenarioRuns: ScenarioRuns;
  /** The key with which credentials and bodies are digested. */
  readonly key: Buffer;
  close(): void;
}

/** Opens the store; see `connect` for what it throws. */
export function openStore(options: DatabaseOptions & { bounds?: Partial<ExchangeBounds> }): Store {
  const connection = connect(options);
  const bounds = { exchanges: limits.journalExchanges, bytes: limits.journalBytes, ...options.bounds };
  const messages = createMessages(connection);
  messages.failUnfinished();
  return {
    unit: (work) => connection.unit(work),
    spaces: createSpaces(connection),
    entities: createEntities(connection),
    messages,
    exchanges: createExchanges(connection, bounds),
    scenarioRuns: createScenarioRuns(connection),
    key: connection.serverKey,
    close() {
      connection.close();
    },
  };
}
