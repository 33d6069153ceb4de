import type { Family } from "../family";
import { acknowledgement } from "../transaction-answer";
import { oneCardKinds } from "./behaviour";
import { giftCard, giftCardV3 } from "./contract";
import { checkGiftCardFixtures as checkFixtures, giftCardEntityTypes as entityTypes } from "./data";
import { giftCardErrors as errors } from "./errors";
import { faultOf } from "./faults";
import { lookupGiftcard } from "./lookup";
import { giftCardRefusal as refusal } from "./refusals";
import { twoCardKinds } from "./two-cards";
/** Gift cards, in both forms over one state (contract 3). */
export const giftCardFamily: Family = {
  name: "gift-card",
  contracts: [giftCardV3, giftCard],
  entityTypes,
  checkFixtures,
  errors,
  faultOf,
  refusal,
  kinds: { ...oneCardKinds, ...twoCardKinds },
  lookups: { lookupGiftcard },
  acknowledge: acknowledgement,
};
