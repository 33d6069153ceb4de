import type { UnitOfWork } from "../../store";
import type { SettingEntity } from "./entities";

/** The settings of the data space. */
export function settingsOf(unit: Pick<UnitOfWork, "get">): SettingEntity {
  const settings = unit.get<SettingEntity>("setting", "settings");
  if (settings === undefined) throw new Error("the fixtures of qr have no settings");
  return settings;
}
