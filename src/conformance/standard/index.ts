export * from "./advices";
export * from "./closing";
export * from "./identities";
export * from "./messages";
export * from "./references";
export { type FamilyRule, type StandardRule, obligationsOf, ruled } from "../standard-rule";
