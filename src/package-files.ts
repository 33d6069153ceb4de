import { join, resolve } from "node:path";

const packageRoot = resolve(__dirname, "..");

/** Fixture files that come with the simulator. */
export const fixtureDirectory = join(packageRoot, "fixtures");

/** Scenario files that come with the simulator. */
export const scenarioDirectory = join(packageRoot, "scenarios");
