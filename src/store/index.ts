import { hash } from "node:crypto";
import { limits } from "../limits";
import { type DatabaseOptions, connect } from "./database";
import { type Entities, createEntities } from "./entities";
import { type ExchangeBounds, type Exchanges, createExchanges } from "./exchanges";
import { type Messages, createMessages } from "./messages";
import { type RefusedRequests, createRefusedRequests } from "./refused-requests";
import { type StoredRuns, createStoredRuns } from "./scenario-runs";
import { type Spaces, createSpaces } from "./spaces";

export { DatabaseInUse } from "./database";
export type { ExchangeEnd, ExchangeFilter, ExchangeRow, StoredExchange } from "./exchanges";
export { type Fixtures, noFixtures } from "./fixtures";
export type { MessageRecord, MessageRole } from "./messages";
export type { StoredRun } from "./scenario-runs";
export type { Space } from "./spaces";
export { type UnitOfWork, type UnitSource, createGenerator, digitsFrom, openUnit, reference, uuidFrom } from "./unit-of-work";

/** Everything that is kept. The only SQL of the project is behind this interface. */
export interface Store {
  /** Runs `work` in one transaction: all of it is kept, or none. Not re-entrant. */
  unit<T>(work: () => T): T;
  spaces: Spaces;
  entities: Entities;
  messages: Messages;
  refusedRequests: RefusedRequests;
  exchanges: Exchanges;
  scenarioRuns: StoredRuns;
  /** Digest of a text, keyed: it tells whether two bodies are the same, and nothing of what is in them. */
  digest(text: string): string;
  close(): void;
}

/** Opens the store; see `connect` for what it throws. */
export function openStore(options: DatabaseOptions & { bounds?: Partial<ExchangeBounds> }): Store {
  const connection = connect(options);
  const bounds = { exchanges: limits.journalExchanges, bytes: limits.journalBytes, ...options.bounds };
  const messages = createMessages(connection);
  const exchanges = createExchanges(connection, bounds);
  messages.failUnfinished();
  const key = connection.serverKey.toString("hex");
  return {
    unit(work) {
      try {
        return connection.unit(work);
      } catch (error) {
        exchanges.forget();
        throw error;
      }
    },
    spaces: createSpaces(connection),
    entities: createEntities(connection),
    messages,
    refusedRequests: createRefusedRequests(connection),
    exchanges,
    scenarioRuns: createStoredRuns(connection),
    digest: (text) => hash("sha256", `${key}${text}`, "base64url"),
    close() {
      connection.close();
    },
  };
}
