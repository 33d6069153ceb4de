import type { Call } from "../../lifecycle/call";

/** The three interfaces over one state. */
export const variants = ["retailer", "provider", "partner"] as const;
export type Variant = (typeof variants)[number];

/** An advice reaches only payments of its own interface: each has a kind of transaction of its own. */
export const paymentKinds = {
  retailer: "retailerPayment",
  provider: "providerPayment",
  partner: "partnerPayment",
} as const satisfies Record<Variant, string>;

/** The interface by which a message came. */
export const variantOf = ({ contract }: Pick<Call, "contract">): Variant =>
  variants.find((variant) => contract.name === `qr-${variant}`) ?? "retailer";
