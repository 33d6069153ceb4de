"use strict";
const asyncHooks = require("async_hooks");

/**
 * What Jest knows the running test by. Node's own AsyncLocalStorage has every promise followed, which is an eighth of what the tests
 * cost. The tests of a file run one after the other, so what was begun last is what runs. An error that comes too late for
 * its test fails the one that runs then.
 */
class AsyncLocalStorage {
  getStore() {
    return this.store;
  }

  /** `work` returns a promise: its store is the one until it has settled. */
  async run(store, work) {
    const outer = this.store;
    this.store = store;
    try {
      return await work();
    } finally {
      this.store = outer;
    }
  }
}

module.exports = { ...asyncHooks, AsyncLocalStorage };
