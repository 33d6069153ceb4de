import { digitsFrom } from "../../store";
import type { Unit } from "./entities";

/** The next number of a counter of the data space, from 1. */
function next(unit: Unit, name: string): number {
  const value = (unit.get("counter", name)?.value ?? 0) + 1;
  unit.put("counter", name, { name, value });
  return value;
}

/** An id that follows from the seed and from how many of its kind came before, and that nothing else has. */
export function freshId(
  unit: Unit,
  { name, prefix, digits }: { name: string; prefix: string; digits: number },
  isTaken: (id: string) => boolean,
): string {
  for (;;) {
    const id = `${prefix}${digitsFrom(unit.generate(name, String(next(unit, name))), digits)}`;
    if (!isTaken(id)) return id;
  }
}
