export * from "./coming-back";
export * from "./naming";
export * from "./repeats";
export * from "./tenders";
