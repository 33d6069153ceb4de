export * from "./product";
export * from "./parts";
export * from "./messages";
export * from "./errors";
export * from "./administration";
