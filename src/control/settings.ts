import { keepOutOfBandChanges } from "../exchange/out-of-band-changes";
import { AllSettings, FamilySettings, type Settings } from "./declare/models";
import { refuseOfProvider } from "./data/checks";
import { ControlRefused, unknownName, wrongParameters } from "./declare/refusals";
import { operation, readBody } from "./operation";
import { createSchemaCheck } from "../contract/checks/json-schema-check";
import type { Space, UnitOfWork } from "../store";
import type { ControlServices } from "./services";
import type { ServedFamily } from "../simulator/core";

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
