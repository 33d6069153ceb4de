import type { SettingEntity, Unit } from "./entities";

/** The settings of the data space. */
export function settingsOf(unit: Pick<Unit, "get">): SettingEntity {
  const settings = unit.get("setting", "settings");
  if (settings === undefined) throw new Error("the fixtures of qr have no settings");
  return settings;
}
