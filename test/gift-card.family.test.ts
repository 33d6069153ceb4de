import { giftCardFamily } from "../src/interfaces/gift-card";
import { describeFamily } from "./describe-family";
import { giftCardAdapter } from "./family/gift-card-adapter";

describeFamily(giftCardFamily, giftCardAdapter);
