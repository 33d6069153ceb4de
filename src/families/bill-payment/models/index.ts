export * from "./bills";
export * from "./messages";
export * from "./errors";
export * from "./administration";
