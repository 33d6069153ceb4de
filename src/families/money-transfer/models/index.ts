export * from "./parts";
export * from "./messages";
export * from "./enquiries";
export * from "./errors";
export * from "./administration";
