/** What is wrong with a filter, in words for whoever wrote it. */
export class FilterRefused extends Error {
  static {
    this.prototype.name = "FilterRefused";
  }
}
