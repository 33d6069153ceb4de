import { answering, defineFamily } from "../kit/family";
import { contract } from "./contract";
import { data } from "./data";
import { card } from "./lookups/card";
import { lookupCard } from "./operations";
import { refusals } from "./refusals";
import { payment } from "./transactions/payment";

/** Parking that is paid with a card. */
export const parkingFamily = defineFamily({
  name: "parking",
  obligations: () => import("./obligations.js"),
  examples: () => import("./examples.js"),
  ...contract,
  ...data,
  ...refusals,
  kinds: { payment },
  lookups: answering(lookupCard, card),
});
