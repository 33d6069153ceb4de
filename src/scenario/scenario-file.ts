/** Whether a scenario is given by its file, and not by its name: no name has a dot. */
export const isScenarioFile = (given: string): boolean => /\.ya?ml$/.test(given);
