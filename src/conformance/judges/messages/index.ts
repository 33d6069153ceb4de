export * from "./again";
export * from "./each";
export * from "./members";
export * from "./refusals";
export * from "./times";
