/** Gives back a slot before the work that has it is done. */
export type FreeSlot = () => void;

/** Lets so much work go on at a time. */
interface Slots {
  /**
   * Runs a piece of work as soon as a slot is free. It gets the number of its slot, from 1, and may free the slot
   * early. What is urgent goes before all that waits.
   */
  use: <T>(work: (slot: number, free: FreeSlot) => Promise<T>, isUrgent?: boolean) => Promise<T>;
}

/** So many slots, numbered from 1. */
export function createSlots(count: number): Slots {
  const free = Array.from({ length: count }, (_, index) => count - index);
  const waiting: ((slot: number) => void)[] = [];
  const take = (isUrgent: boolean): Promise<number> => {
    const slot = free.pop();
    if (slot !== undefined) return Promise.resolve(slot);
    return new Promise((resolve) => {
      if (isUrgent) waiting.unshift(resolve);
      else waiting.push(resolve);
    });
  };
  const giveBack = (slot: number): void => {
    const next = waiting.shift();
    if (next === undefined) free.push(slot);
    else next(slot);
  };
  return {
    async use(work, isUrgent = false) {
      const slot = await take(isUrgent);
      let isFree = false;
      const freeSlot = (): void => {
        if (!isFree) giveBack(slot);
        isFree = true;
      };
      try {
        return await work(slot, freeSlot);
      } finally {
        freeSlot();
      }
    },
  };
}
