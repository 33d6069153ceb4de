/** What was asked for at start-up cannot be done. */
export class StartRefused extends Error {
  static {
    this.prototype.name = "StartRefused";
  }

  /** `isUsage`: an option is wrong whatever the machine and its files are like. */
  constructor(
    message: string,
    readonly isUsage = false,
  ) {
    super(message);
  }
}
