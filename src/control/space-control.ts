import { Type } from "@sinclair/typebox";
import { createSchemaReader } from "../contract/checks/json-schema-check";
import type { FamilyData } from "../families";
import type { Exchange } from "../journal/exchange";
import type { Messages } from "../journal/journal";
import type { Space } from "../store";
import type { ClockState } from "../time/space-clock";
import { type DataView, allData } from "../exchange/test-server/data";
import { resetAll } from "../exchange/test-server/reset";
import { catchUpWithin } from "../exchange/out-of-band-changes";
import type { ControlServices } from "./services";
import type { ServedFamily } from "../simulator/core";
import type { UnmatchedList } from "../journal/unmatched-request";
import { type EntityListControl, createEntityListControl } from "./data/lists";
import { messageQueryOf, pageOf, wholeNumber } from "./messages/message-query";
import { type FaultControl, createFaultControl } from "./scenarios/faults";
import { type SettingsControl, createSettingsControl } from "./family-settings";
import { ControlRefused, wrongParameters } from "./declare/refusals";
import { type ScenarioControl, createScenarioControl } from "./scenarios/scenarios";
import { type TestDataControl, createTestDataControl } from "./data/entities";
import { type SnapshotControl, createSnapshotControl } from "./snapshots/snapshots";
import { type TransactionControl, createTransactionControl } from "./messages/transactions";
import { type UndoControl, createUndoControl, keepForUndo, resetText } from "./data/undo";
import { type VerdictControl, createVerdictControl } from "./verdicts/verdicts";
import { limits } from "../limits/limits";

/** The state of a data space: every family's data, by the family's name. */
export type SpaceData = FamilyData & Readonly<Record<string, DataView>>;

/** Everything that the owner of a data space can do to it, beside sending messages. */
export interface SpaceControl
  extends
    SnapshotControl,
    VerdictControl,
    SettingsControl,
    TransactionControl,
    TestDataControl,
    EntityListControl,
    UndoControl,
    ScenarioControl,
    FaultControl {
  data(space: Space): SpaceData;
  /** Content of a QR code that the data space has issued. */
  qrContent(space: Space, tranId: string): string;
  reset(space: Space): void;
  messages(space: Space, query: Record<string, unknown>): Messages;
  message(space: Space, number: unknown): Exchange;
  /** Requests that reached no operation. */
  unmatched(space: Space, isOperator?: true): UnmatchedList;
  clock(space: Space): ClockState;
  setClock(space: Space, change: unknown): ClockState;
}

/** A change of the clock. */
export const ClockChangeModel = Type.Object(
  {
    set: Type.Optional(
      Type.Union(
        [
          Type.Literal("real"),
          Type.String({ format: "date-time", maxLength: limits.dateTimeLength }),
        ],
        {
          "x-expected": "an RFC 3339 time such as 2031-12-31T23:59:00Z, or real",
        },
      ),
    ),
    advanceSeconds: Type.Optional(
      Type.Number({ minimum: -limits.clockStepSeconds, maximum: limits.clockStepSeconds }),
    ),
    frozen: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
const readClockChange = createSchemaReader(ClockChangeModel);

/** Makes the control of all data spaces. */
export const createSpaceControl = (services: ControlServices): SpaceControl => ({
  ...dataControl(services),
  ...createScenarioControl(services),
  ...createFaultControl(services),
  ...clockControl(services),
  ...createTestDataControl(services),
  ...createEntityListControl(services),
  ...createUndoControl(services),
  ...createSnapshotControl(services),
  ...createSettingsControl(services),
  ...createVerdictControl(services),
  ...createTransactionControl(services),
});

function dataControl(
  services: ControlServices,
): Pick<SpaceControl, "data" | "qrContent" | "reset" | "messages" | "message" | "unmatched"> {
  const { journal, families } = services;
  const drawn = families.flatMap(drawnTypes);
  return {
    data: (space) =>
      // Each family's views give what its contract says of them: answers are checked against it.
      Object.fromEntries(
        families.map((served) => {
          const unit = served.open(space);
          catchUpWithin(services, served, space, unit);
          return [served.family.name, allData(served, unit)];
        }),
      ) as SpaceData,
    qrContent(space, tranId) {
      for (const { served, type, qrContent } of drawn) {
        const entity = served.open(space).get(type, tranId);
        const content = entity && qrContent(entity);
        if (content !== undefined) return content;
      }
      throw new ControlRefused("code-unknown", { tranId: tranId.slice(0, limits.nameLength) });
    },
    reset: (space) => {
      resetSpace(services, space);
    },
    messages: (space, query) => listed(services, space, query),
    message(space, number) {
      const exchange = journal.get(space, wholeNumber("number", number) ?? 0);
      if (exchange === undefined) throw new ControlRefused("message-unknown", { number });
      return exchange;
    },
    unmatched: (space, isOperator) => services.unmatched.list(space, isOperator),
  };
}

/** A page of messages, all of it at once: for who asks in process. */
function listed(
  { journal, time }: ControlServices,
  space: Space,
  given: Record<string, unknown>,
): Messages {
  const { filter, ...query } = messageQueryOf(given, time.now());
  if (filter === undefined) return journal.list(space, query);
  const { trimmed } = journal.list(space, { limit: 0 });
  const all: Exchange[] = [];
  const { before } = query;
  for (let { after } = query; ;) {
    const { exchanges } = journal.list(space, { after, before });
    if (exchanges.length === 0) break;
    all.push(...exchanges.filter(filter));
    after = exchanges.at(-1)?.number ?? 0;
  }
  return { exchanges: pageOf(all, query), trimmed };
}

/** The entity types of a family that can be drawn as QR codes. */
const drawnTypes = (served: ServedFamily) =>
  Object.entries(served.family.entityTypes).flatMap(([type, { qrContent }]) =>
    qrContent === undefined ? [] : [{ served, type, qrContent }],
  );

function resetSpace(services: ControlServices, space: Space): void {
  const { store, runs, settlements } = services;
  const { epoch } = space;
  try {
    store.unit(() => {
      const keep = keepForUndo(services, space, resetText(services, space));
      resetAll(services, space);
      keep();
    });
  } catch (error) {
    // A reset that was undone is none: what is held goes on, what the scenario counted stands.
    space.epoch = epoch;
    runs.forget(space);
    throw error;
  }
  settlements.endAll(space);
  services.unmatched.forget(space);
}

function clockControl({
  store,
  clocks,
}: ControlServices): Pick<SpaceControl, "clock" | "setClock"> {
  return {
    clock: (space) => clocks.state(space),
    setClock(space, change) {
      const setting = clocks.settingAfter(space, readClockChange(change, wrongParameters));
      if (setting === undefined)
        throw new ControlRefused("parameter-wrong", {
          freeString: "The clock runs from 1970 to 9998.",
        });
      store.unit(() => {
        store.spaces.save({ ...space, ...setting });
      });
      clocks.set(space, setting);
      return clocks.state(space);
    },
  };
}
