/** Whether a scenario is given by its file, and not by its name: no name has a dot. */
export const isScenarioFile = (given: string): boolean => /\.ya?ml$/.test(given);

/** What is said of a name that no scenario has. */
export const noScenario = (given: string): string =>
  `There is no scenario ${given}: npx standin scenario list shows those that come with ` +
  "Standin; a file's name ends in .yaml or .yml.";

/** What is said of a directory that holds no scenario. */
export const noScenarioFile = (path: string): string =>
  `${path} has no scenario file (.yaml or .yml).`;
