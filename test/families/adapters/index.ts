import { readdirSync } from "node:fs";
import type { Family } from "../../../src/families/kit/family";
import { families } from "../../../src/families";
import type { FamilyAdapter } from "../suite/adapter";

/** Every adapter that a file of this folder exports. */
const declared = readdirSync(__dirname)
  .filter((file) => /-adapters?\.ts$/.test(file))
  .flatMap((file) => Object.values(jest.requireActual<Record<string, object>>(`./${file}`)))
  .flatMap((exported) => [exported].flat())
  .filter((exported): exported is FamilyAdapter => "interface" in exported);

function adapterOf(name: string): FamilyAdapter {
  const adapter = declared.find((one) => one.interface === name);
  if (adapter === undefined) throw new Error(`nobody says how to drive ${name}`);
  return adapter;
}

/** How to drive every interface that is served, in their order: the suite of all families and the gates go by this list. */
export const adapters: readonly FamilyAdapter[] = families.flatMap(({ contracts }) =>
  contracts.map(({ name }) => adapterOf(name)),
);

/** The family of an interface, and how to drive it. */
export function subjectOf(name: string): [Family, FamilyAdapter] {
  const family = families.find(({ contracts }) =>
    contracts.some((contract) => contract.name === name),
  );
  if (family === undefined) throw new Error(`there is no interface ${name}`);
  return [family, adapterOf(name)];
}
