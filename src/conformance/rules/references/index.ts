export * from "./asking";
export * from "./referrals";
export * from "./scans";
export * from "./trials";
