export * from "./advices/rules";
export * from "./closing/rules";
export * from "./identities";
export * from "./messages/rules";
export * from "./references/rules";
export { type FamilyRule, type StandardRule, obligationsOf, ruled } from "./rule";
