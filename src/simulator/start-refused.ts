/** The data space is moving to another simulator, or was dropped a moment ago: nothing was changed. */
export class SpaceClosed extends Error {
  static {
    this.prototype.name = "SpaceClosed";
  }

  constructor() {
    super("the data space is moving, or was dropped");
  }
}

/** What was asked for at start-up cannot be done. */
export class StartRefused extends Error {
  static {
    this.prototype.name = "StartRefused";
  }
}
