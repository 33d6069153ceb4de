import { type MessageRecord, type Store, openStore } from "..";

const store = openStore({ file: ":memory:" });

afterAll(() => {
  store.close();
});

const at = "2031-03-04T12:00:00.000Z";
const idOf = (number: number): string => `id-${String(number).padStart(6, "0")}`;

const messageOf = (number: number, data: string): MessageRecord => ({
  id: idOf(number),
  family: "voucher",
  role: "request",
  kind: "redemption",
  requestId: null,
  state: number % 10 === 0 ? "PROCESSING" : "PENDING",
  answered: 201,
  digest: "",
  answer: "{}",
  data,
  at,
  sender: number % 2 === 0 ? "me" : "you",
});

/** Writes one row of each table. */
function write({ messages, entities, refusedRequests }: Store, storage: number, number: number) {
  messages.put(storage, messageOf(number, `"${storage}"`));
  entities.put(
    storage,
    { family: "voucher", type: "voucher", key: idOf(number) },
    { number },
    true,
  );
  const request = { id: idOf(number), family: "airtime", kind: "sale", sender: "me", status: 400 };
  refusedRequests.put(storage, { ...request, answer: `"${storage}"` });
}

const rowsOf = (storage: number) => [...store.snapshots.rows(storage)];

/** What a storage holds, as a copy has it. */
const copied = (storage: number): unknown =>
  JSON.parse(JSON.stringify(rowsOf(storage)).replaceAll("PROCESSING", "FAILED"));

/** A storage with every second one of this many rows: enough for several steps. */
function filled(rows: number): number {
  return store.unit(() => {
    const storage = store.storages.create();
    for (let number = 0; number < rows; number += 2) write(store, storage, number);
    return storage;
  });
}

test("a copy is what there was at its first step, whatever is written while it is made", () => {
  const rows = 3_000;
  const from = filled(rows);
  const before = copied(from);
  const to = store.unit(() => store.storages.draft());
  let [steps, written] = [0, 0];
  for (const _step of store.snapshots.copy(from, to)) {
    steps += 1;
    // Rows already copied and not yet copied, old and new; some of the changes are undone.
    for (let number = steps; number < rows; number += 97) {
      const work = () => {
        write(store, from, number);
        store.messages.setState(from, idOf(number), "CONFIRMED");
        store.messages.setAnswered(from, idOf(number), 200);
        if (number % 3 === 0) throw new Error("undone");
        written += 1;
      };
      if (number % 3 === 0)
        expect(() => {
          store.unit(work);
        }).toThrow("undone");
      else store.unit(work);
    }
  }
  expect(copied(to)).toEqual(before);
  expect(copied(from)).not.toEqual(before);
  expect(steps).toBeGreaterThan(9);
  expect(written).toBeGreaterThan(100);
  store.storages.release(to);
});

test("the sender that is the owner of a snapshot becomes that of the data space", () => {
  const from = filled(4);
  const to = store.unit(() => store.storages.draft());
  const steps = store.snapshots.copy(from, to, { owner: "me", name: "us" });
  expect([...steps]).toHaveLength(4);
  const [, messages, refused] = rowsOf(to);
  expect(messages).toMatchObject({ messages: [{ sender: "us" }, { sender: "us" }] });
  expect(refused).toMatchObject({ refusedRequests: [{ sender: "us" }, { sender: "us" }] });
  expect(store.storages.usage(to)).toMatchObject({ requests: 0, entities: 2 });
  expect([...store.storages.families(to)].sort()).toEqual(["airtime", "voucher"]);
  store.storages.release(to);
});

/** Deletes everything that belongs to nobody. */
function sweep(): void {
  let isMore = true;
  while (isMore) isMore = store.storages.sweep(1_000);
}

test("a draft is deleted once it is released, and not before; one that was adopted stays", () => {
  const [dropped, kept] = store.unit(() => [store.storages.draft(), store.storages.draft()]);
  store.unit(() => {
    for (const storage of [dropped, kept]) write(store, storage, 1);
  });
  sweep();
  expect([rowsOf(dropped).length, rowsOf(kept).length]).toEqual([3, 3]);
  store.unit(() => {
    store.storages.adopt(kept);
  });
  for (const storage of [dropped, kept]) store.storages.release(storage);
  sweep();
  expect([rowsOf(dropped).length, rowsOf(kept).length]).toEqual([0, 3]);
});

test("what two hold at once is deleted when the second of them has released it, and not before", () => {
  const storage = filled(2);
  store.storages.hold(storage);
  store.storages.hold(storage);
  store.unit(() => {
    store.storages.abandon(storage);
  });
  const left = [1, 2].map(() => {
    store.storages.release(storage);
    sweep();
    return rowsOf(storage).length;
  });
  expect(left).toEqual([3, 0]);
});

test("what is in a snapshot, or what a reset left behind, is in no data space", () => {
  const space = store.spaces.open("owner");
  const known = (): boolean[] => [
    store.messages.isKnown("voucher", "redemption", idOf(7_001)),
    store.refusedRequests.isKnown("airtime", "sale", idOf(7_001)),
  ];
  store.unit(() => {
    write(store, space.storage, 7_001);
  });
  expect(known()).toEqual([true, true]);
  store.unit(() => {
    store.spaces.renewStorage(space, []);
  });
  expect(known()).toEqual([false, false]);
});
