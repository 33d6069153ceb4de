import { type FamilyObligations, judgedInterfaces } from "../conformance/family-rules";
import type { JudgedInterface } from "../conformance/verdict";
import { families } from "./index";

/** What the clients of each family owe, loaded when it is asked for. */
export async function loadObligations(): Promise<FamilyObligations[]> {
  const loaded = await Promise.all(families.map(async ({ obligations }) => obligations?.()));
  return loaded.flatMap((module) => module?.obligations ?? []);
}

/** Every interface with its rules. */
export const judged = async (): Promise<JudgedInterface[]> =>
  (await loadObligations()).flatMap(judgedInterfaces);
