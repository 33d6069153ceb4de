import type { SimulatorOptions } from "../child-process";
import type { VerdictOptions } from "../verdict-options";

/** The options of `standin run`. */
export interface RunOptions extends VerdictOptions, Omit<SimulatorOptions, "scenario"> {
  all?: true;
  /** True with `--wait`, false with `--no-wait`; absent: until the windows have closed, or the verdict is FAIL. */
  wait?: boolean;
  /** What has not been sent when the command ends is never sent. */
  judgeAtExit?: true;
  /** Commands at a time. */
  jobs: number;
  /** How long a run of the command may take, in seconds. */
  runTimeout?: number;
  export?: string;
  /** Prints nothing but the summary. */
  quiet?: true;
}
