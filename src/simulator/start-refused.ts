/** What was asked for at start-up cannot be done. */
export class StartRefused extends Error {
  static {
    this.prototype.name = "StartRefused";
  }
}
