/** A method was called after the simulator was closed. */
export class StandinClosed extends Error {
  static {
    this.prototype.name = "StandinClosed";
  }

  constructor(method: string) {
    super(`${method}() was called after close().`);
  }
}

/**
 * The same object, whose methods, and those of its parts, throw `StandinClosed` with their name once
 * `isClosed`; those in `promising` reject with it.
 */
export function untilClosed<T extends object>(
  whole: T,
  isClosed: () => boolean,
  promising: readonly string[],
  within = "",
): T {
  return new Proxy(whole, {
    get(target, key): unknown {
      const value: unknown = Reflect.get(target, key);
      const name = `${within}${String(key)}`;
      if (typeof value === "object" && value !== null)
        return untilClosed(value, isClosed, promising, `${name}.`);
      if (typeof value !== "function") return value;
      return (...given: unknown[]): unknown => {
        if (!isClosed()) return Reflect.apply(value, target, given);
        const error = new StandinClosed(name);
        if (promising.includes(name)) return Promise.reject(error);
        throw error;
      };
    },
  });
}
