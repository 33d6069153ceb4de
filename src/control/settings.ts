import { clockText } from "../exchange/message";
import { markSession, keepOutOfBandChanges } from "../exchange/out-of-band-changes";
import type { ClockChange, ClockState } from "../time/space-clock";
import { Type } from "@sinclair/typebox";
import { limits } from "../limits/limits";
import { Clock, AllSettings, FamilySettings, type Settings } from "./declare/models";
import { isOfProvider, refuseOfProvider } from "./data/checks";
import { ControlRefused, unknownName, wrongParameters } from "./declare/refusals";
import { jsonBody, operation, readBody } from "./operation";
import { createSchemaCheck } from "../contract/checks/json-schema-check";
import type { Space, UnitOfWork } from "../store";
import type { ControlServices } from "./services";
import type { ServedFamily } from "../simulator/core";

/** A change of the clock. */
const ClockChangeModel = Type.Object(
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

/** A change of the clock in words; `after`: what it shows then. Undefined: it goes on as before. */
function changeText(
  { frozen: wasFrozen }: ClockState,
  { set, advanceSeconds, frozen = wasFrozen }: ClockChange,
  after: number,
): string | undefined {
  const isMoved = set !== undefined || (advanceSeconds ?? 0) !== 0;
  const at = clockText(after);
  if (frozen && !wasFrozen) return `clock frozen at ${at}`;
  if (!frozen && set === "real") return "clock set to real time";
  if (!frozen && wasFrozen) return `clock runs on from ${at}`;
  return isMoved ? `clock moved to ${at}` : undefined;
}

export const clockOperations = {
  clock: operation("GET /clock", {
    summary: "The clock",
    tag: "Settings",
    answer: Clock,
    handle: ({ core, space }) => core.clocks.state(space),
  }),
  setClock: operation("PUT /clock", {
    summary: "Moves, freezes or releases the clock",
    tag: "Settings",
    body: jsonBody(ClockChangeModel),
    answer: Clock,
    refusals: ["parameter-wrong", "of-the-provider"],
    handle({ core, space, body }) {
      const { store, clocks } = core;
      if (core.interfaces.every(({ served }) => isOfProvider(core, space, served)))
        refuseOfProvider(core, space, core.families);
      const setting = clocks.settingAfter(space, body);
      if (setting === undefined)
        throw new ControlRefused("parameter-wrong", {
          freeString: "The clock runs from 1970 to 9998.",
        });
      const before = clocks.state(space);
      store.unit(() => {
        store.spaces.save({ ...space, ...setting });
        const text = changeText(
          before,
          body,
          setting.clockFrozen ?? core.time.now() + setting.clockOffset,
        );
        if (text !== undefined) markSession(core, space, { kind: "clock", text });
      });
      clocks.set(space, setting);
      return clocks.state(space);
    },
  }),
};

/** Key of the one entity in which a family keeps its settings. */
const key = "settings";

/** Those of every family that has settings, by its name. */
export const settingOperations = {
  settings: operation("GET /settings", {
    summary: "The settings of the families",
    tag: "Settings",
    answer: AllSettings,
    handle: ({ core, space }) =>
      Object.fromEntries(
        having(core).map((served) => [served.family.name, settingsOf(served, served.open(space))]),
      ),
  }),
  changeSettings: operation("PUT /settings/{family}", {
    summary: "Changes settings of a family",
    tag: "Settings",
    body: readBody(FamilySettings),
    answer: FamilySettings,
    refusals: ["family-unknown", "parameter-wrong", "of-the-provider"],
    handle: ({ core, space, params, body }) => change(core, space, params.family, body),
  }),
};

const having = ({ families }: ControlServices): ServedFamily[] =>
  families.filter(({ family }) => family.settingsType !== undefined);

/** Changes some of a family's settings; returns all of them. */
function change(services: ControlServices, space: Space, name: string, given: unknown): Settings {
  const served = having(services).find(({ family }) => family.name === name);
  if (served === undefined)
    throw unknownName(
      "family-unknown",
      name,
      having(services).map(({ family }) => family.name),
    );
  refuseOfProvider(services, space, [served]);
  const isObject = typeof given === "object" && given !== null && !Array.isArray(given);
  if (!isObject)
    throw new ControlRefused("parameter-wrong", {
      formatErrors: [{ field: "body", msg: "must be an object" }],
    });
  return services.store.unit(() => {
    const unit = served.open(space);
    const settings = changeSettings(served, unit, given);
    keepOutOfBandChanges(services, unit, "tester");
    return settings;
  });
}

function settingsOf({ family: { settingsType = "" } }: ServedFamily, unit: UnitOfWork): Settings {
  const { name: _name, ...settings } = { name: key, ...unit.get(settingsType, key) };
  return settings;
}

function changeSettings(served: ServedFamily, unit: UnitOfWork, change: object): Settings {
  const { settingsType = "", entityTypes } = served.family;
  const settings = { ...unit.get(settingsType, key), ...change, name: key };
  const schema = entityTypes[settingsType]?.schema;
  if (schema === undefined)
    throw new Error(`${served.family.name} has no entities of type ${settingsType}`);
  const faults = createSchemaCheck(schema)(settings);
  if (faults.length > 0) throw wrongParameters(faults);
  unit.put(settingsType, key, settings);
  return settingsOf(served, unit);
}
