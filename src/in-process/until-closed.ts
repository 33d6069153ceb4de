/** A method was called after the simulator was closed. */
export class StandinClosed extends Error {
  static {
    this.prototype.name = "StandinClosed";
  }

  constructor(method: string) {
    super(`${method}() was called after close().`);
  }
}

/** The names of methods that return a promise in one of their forms, those of parts too: `snapshots.save`. */
type PromisingName<T> = {
  [K in keyof T & string]: T[K] extends (...given: never[]) => Promise<unknown>
    ? K
    : T[K] extends (...given: never[]) => unknown
      ? never
      : T[K] extends object
        ? `${K}.${PromisingName<T[K]>}`
        : never;
}[keyof T & string];

/**
 * The same object, whose methods, and those of its parts, throw `StandinClosed` with their name once `isClosed`; those
 * that return a promise in each of their forms (`promising`) reject with it.
 */
export const untilClosed = <T extends object>(
  whole: T,
  isClosed: () => boolean,
  promising: Readonly<Record<PromisingName<T>, boolean>>,
): T => throwingOnceClosed(whole, isClosed, new Map(Object.entries(promising)));

function throwingOnceClosed<T extends object>(
  whole: T,
  isClosed: () => boolean,
  promising: ReadonlyMap<string, unknown>,
  within = "",
): T {
  return new Proxy(whole, {
    get(target, key): unknown {
      const value: unknown = Reflect.get(target, key);
      const name = `${within}${String(key)}`;
      if (typeof value === "object" && value !== null)
        return throwingOnceClosed(value, isClosed, promising, `${name}.`);
      if (typeof value !== "function") return value;
      return (...given: unknown[]): unknown => {
        if (!isClosed()) return Reflect.apply(value, target, given);
        const error = new StandinClosed(name);
        if (promising.get(name) === true) return Promise.reject(error);
        throw error;
      };
    },
  });
}
