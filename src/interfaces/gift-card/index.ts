import type { Family } from "../family";
import { acknowledge } from "./answers";
import { giftCardKinds, lookupGiftcard } from "./behaviour";
import { giftCardV3 } from "./contract";
import { checkGiftCardFixtures, giftCardEntityTypes } from "./data";
import { giftCardErrors } from "./errors";
import { faultOf } from "./faults";
import { giftCardRefusal } from "./refusals";

/** Gift cards (contract 3). */
export const giftCardFamily: Family = {
  name: "gift-card", contracts: [giftCardV3], entityTypes: giftCardEntityTypes, checkFixtures: checkGiftCardFixtures,
  kinds: giftCardKinds, lookups: { lookupGiftcard }, faultOf, refusal: giftCardRefusal, acknowledge, errors: giftCardErrors,
};
