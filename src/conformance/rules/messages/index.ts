export * from "./again";
export * from "./expiry";
export * from "./each";
export * from "./members";
export * from "./refusals";
export * from "./refusal-pattern";
export * from "./times";
