import { createSchemaCheck } from "../contract/checks/json-schema-check";
import type { Space, UnitOfWork } from "../store";
import { keepOwnChanges } from "../exchange/out-of-band-changes";
import type { ControlServices } from "./services";
import type { ServedFamily } from "../simulator/core";
import { ControlRefused, unknownName, wrongParameters } from "./declare/refusals";

/** How a family behaves in a data space, and how that is changed. */
export interface SettingsControl {
  /** Of every family that has settings, by its name. */
  settings(space: Space): Record<string, object>;
  /** Changes some of a family's settings; returns all of them. */
  changeSettings(space: Space, family: unknown, change: unknown): object;
}

/** Key of the one entity in which a family keeps its settings. */
const key = "settings";

export function createSettingsControl(services: ControlServices): SettingsControl {
  const { store, families } = services;
  const having = families.filter(({ family }) => family.settingsType !== undefined);
  return {
    settings: (space) =>
      Object.fromEntries(
        having.map((served) => [served.family.name, settingsOf(served, served.open(space))]),
      ),
    changeSettings(space, name, change) {
      const served = having.find(({ family }) => family.name === name);
      if (served === undefined)
        throw unknownName(
          "family-unknown",
          name,
          having.map(({ family }) => family.name),
        );
      const isObject = typeof change === "object" && change !== null && !Array.isArray(change);
      if (!isObject)
        throw new ControlRefused("parameter-wrong", {
          formatErrors: [{ field: "body", msg: "must be an object" }],
        });
      return store.unit(() => {
        const unit = served.open(space);
        const settings = changed(served, unit, change);
        keepOwnChanges(services, unit, "tester");
        return settings;
      });
    },
  };
}

function settingsOf({ family: { settingsType = "" } }: ServedFamily, unit: UnitOfWork): object {
  const { name: _name, ...settings } = { name: key, ...unit.get(settingsType, key) };
  return settings;
}

function changed(served: ServedFamily, unit: UnitOfWork, change: object): object {
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
