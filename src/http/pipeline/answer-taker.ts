import type { CourierNeeds } from "../../onward/courier";
import { openUnit } from "../../store";
import type { Services } from "../services";
import { watched } from "./onward";

/** Has a family take the answer to its question; whoever waits for it is told once that is kept. */
export const answerTaker =
  (services: Services): CourierNeeds["taken"] =>
  (space, name, message, reply) => {
    const { store, clocks, settings, families, settlements, onward } = services;
    const served = families.find(({ family }) => family.name === name);
    const rule = served?.family.onward?.find(
      ({ contract, operation, answered }) =>
        answered !== undefined &&
        contract.name === message.interface &&
        operation === message.operation,
    );
    if (served === undefined || rule?.answered === undefined) return () => undefined;
    const source = { store, fixtures: served.fixtures, family: name, seed: settings.seed };
    const seen = watched(services, served, openUnit(source, space, clocks.now(space)));
    const waiting = rule.answered(seen.unit, message.about ?? "", reply);
    seen.queue();
    return () => {
      if (waiting !== undefined) settlements.settled(space, () => waiting);
      onward?.courier.look();
    };
  };
