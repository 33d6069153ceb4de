import type { CourierNeeds } from "../onward/courier";
import type { ExchangeServices } from "./services";
import { watched } from "./onward";
import { keepOwnChanges } from "./catch-up";

/** Passes the answer to a question to its family; waiters are notified after the commit. */
export const answerTaker =
  (services: ExchangeServices): CourierNeeds["taken"] =>
  (space, name, message, reply) => {
    const { families, settlements, onward } = services;
    const served = families.find(({ family }) => family.name === name);
    const rule = served?.family.onward?.find(
      ({ contract, operation, answered }) =>
        answered !== undefined &&
        contract.name === message.interface &&
        operation === message.operation,
    );
    if (served === undefined || rule?.answered === undefined) return () => undefined;
    const unit = served.open(space);
    const seen = watched(services, served, unit);
    const waiting = rule.answered(seen.unit, message.about ?? "", reply);
    seen.queue();
    keepOwnChanges(services, unit, "partner");
    return () => {
      if (waiting !== undefined) settlements.settled(space, [waiting]);
      onward?.courier.look();
    };
  };
