export * from "./another-try";
export * from "./closed";
export * from "./confirming";
export * from "../../judges/closing/given-up";
export * from "./needless";
export { type AfterUnknown, unknownIsLookedUp, unknownIsReversed } from "../unknown";
