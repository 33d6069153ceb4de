import { type Static, Type } from "@sinclair/typebox";
import {
  withKeywords,
  Decimal,
  described,
  Int32,
  list,
  model,
  optional,
  pattern,
  text,
} from "../schema";

/** A bar code on the slip (common models). */
export const Barcode = model(
  "Barcode",
  {
    data: described(text(), "Content of the bar code"),
    encoding: optional(described(text(), "Symbology; only ITF is known")),
  },
  { documented: ["encoding"] },
);
export type Barcode = Static<typeof Barcode>;

/** One line of the slip (common models). */
export const SlipLine = model("SlipLine", {
  text: described(text(), "Text of the line"),
  barcode: optional(Barcode),
  fontWidthScaleFactor: optional(
    withKeywords(Decimal, { default: 1, description: "Horizontal scale" }),
  ),
  fontHeightScaleFactor: optional(
    withKeywords(Decimal, { default: 1, description: "Vertical scale" }),
  ),
  line: optional(Type.Boolean({ default: false, description: "Print a rule" })),
  cut: optional(Type.Boolean({ default: false, description: "Cut the paper here" })),
});
export type SlipLine = Static<typeof SlipLine>;

/** Lines of a slip: part of every slip model, also of those that families own. */
export const slipLinesFields = {
  messageLines: optional(described(list(SlipLine), "Lines to print")),
};

/** Width of a slip. */
export const slipWidthFields = {
  slipWidth: optional(described(Int32, "Width in characters at scale 1; 0 for not set")),
};

/** Text for the customer's slip (common models). */
export const SlipData = model("SlipData", {
  ...slipLinesFields,
  ...slipWidthFields,
  issuerReference: optional(
    pattern("[A-Z0-9]{1,40}", "1 to 40 capital letters and digits", {
      description: "Unique reference of the provider, to quote for a refund",
    }),
  ),
});
export type SlipData = Static<typeof SlipData>;
