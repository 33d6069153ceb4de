export * from "./enumerations";
export * from "./parties";
export * from "./payment";
export * from "./transaction";
export * from "./error-detail";
export * from "./test-server";
