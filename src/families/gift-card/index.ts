import { answering, defineFamily } from "../kit/family";
import { contract } from "./contract";
import { data, faults } from "./data";
import { refusals } from "./refusals";
import type { TransactionBehaviour } from "../../lifecycle/call";
import { activation, load, redemption, voiding } from "./transactions/one-card";
import { replace, transfer } from "./transactions/two-cards";
import { unprefixedGroups } from "./operations";
import { giftCard } from "./lookups";

/** The kinds of transaction; replace and transfer are of the second form only. */
const kinds: Readonly<Record<string, TransactionBehaviour>> = {
  activation,
  load,
  redemption,
  void: voiding,
  replace,
  transfer,
};

/** What answers the lookup of the family, which has one name in both forms. */
const lookups = answering(unprefixedGroups.lookup, giftCard);

/** Gift cards, in both forms over one state (contract 3). */
export const giftCardFamily = defineFamily({
  name: "gift-card",
  obligations: () => import("./obligations.js"),
  lessons: () => import("./learn.js"),
  ...contract,
  ...data,
  ...refusals,
  faults,
  kinds,
  lookups,
});
