export * from "./another-try";
export * from "./closed";
export * from "./confirming";
export * from "./given-up";
export * from "./needless";
export { type AfterUnknown, unknownIsLookedUp, unknownIsReversed } from "../unknown";
