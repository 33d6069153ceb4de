import type { ChildRunOptions } from "./child-run";

/** The options of `standin explore`. */
export interface ExploreCommandOptions extends ChildRunOptions {
  depth: 1 | 2;
  jobs?: number;
  budget?: number;
  everyPlan?: true;
  only?: string[];
  failFast?: true;
  restartCommand?: true;
  commandMustPass?: true;
  findings: string;
  plan?: true;
  /** Messages may go to providers on other machines: nobody is asked. */
  yes?: true;
  resume?: true;
  again?: true;
  /** Ids of the plans of `--again`. */
  plans?: string[];
  json?: true;
}
