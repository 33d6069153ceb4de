export * from "./again";
export * from "./aging";
export * from "./each";
export * from "./members";
export * from "./refusals";
export * from "./telling";
export * from "./times";
