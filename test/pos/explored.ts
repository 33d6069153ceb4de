import { type ExploreOptions, explore } from "../../src/in-process/explore-in-process";
import { families } from "../../src/families";
import { adapters } from "../families/adapters";
import { VirtualTime } from "../support/virtual-time";
import { Pos, type PosFault, userOf } from "./pos";
import { openStatuses } from "./till";

/** The interfaces that the POS can drive. */
export const drivenInterfaces = adapters.map((adapter) => adapter.interface);

/** What is explored of the POS. */
interface Explored extends Pick<ExploreOptions, "depth" | "everyPlan" | "strict" | "mustPass"> {
  interface: string;
  fault?: PosFault;
  /** What it does; default: it sells once of each kind. */
  play?: (pos: Pos) => Promise<void>;
}

const sellEach = async (pos: Pos): Promise<void> => {
  for (const kind of Object.keys(pos.adapter.kinds)) await pos.sell(kind);
};

/** Explores the POS of the tests, in a time that stands until it waits. */
export function explorePos({ interface: name, fault, play = sellEach, ...depth }: Explored) {
  const time = new VirtualTime();
  const adapter = adapters.find((one) => one.interface === name);
  const contract = families.flatMap(({ contracts }) => contracts).find((one) => one.name === name);
  if (contract === undefined || adapter === undefined)
    throw new Error(`nobody says how to drive ${name}`);
  return explore({
    ...depth,
    simulator: { time },
    timeout: 60,
    interfaces: [name],
    user: userOf(adapter, fault),
    sell: ({ url, interfaces, space, password }) =>
      play(
        new Pos(
          { url, interfaces, space: () => space },
          time,
          contract,
          adapter,
          openStatuses[name] ?? [],
          fault,
          password,
        ),
      ),
  });
}
