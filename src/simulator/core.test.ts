import { families } from "../families";
import { fixtureDirectory } from "../package-files";
import { openStore } from "../store";
import { createSpaceClocks, systemTime } from "../time/space-clock";
import { serveFamily } from "./core";

const store = openStore({ file: ":memory:" });

afterAll(() => {
  store.close();
});

function giftCards() {
  const family = families.find(({ name }) => name === "gift-card");
  if (family === undefined) throw new Error("there is no gift card family");
  return serveFamily(family, {
    fixtureDirectories: [fixtureDirectory],
    store,
    clocks: createSpaceClocks(systemTime, new AbortController().signal),
    senderOf: (user, password) => store.spaces.nameOf(user, password),
    seed: "tests",
  });
}

const holder = { id: "reader", points: 5 };

/** Puts the holder, as a message does; says what became of it. */
function putHolder(spaceName: string): {
  space: ReturnType<typeof store.spaces.open>;
  log: string[];
  kept: Promise<unknown>;
} {
  const space = store.spaces.open(spaceName);
  const log: string[] = [];
  const kept = store.shared(() => {
    giftCards().open(space).put("holder", holder.id, holder);
    log.push("done");
  });
  return { space, log, kept: kept.then(() => log.push("kept")) };
}

test("a unit of work that is opened outside of all work sees what is in the file, and nothing else", async () => {
  const { space, log, kept } = putHolder("reader");
  expect(log).toEqual(["done"]);
  expect(giftCards().open(space).get("holder", holder.id)).toEqual(holder);
  await kept;
  expect(log).toEqual(["done", "kept"]);
});

test("one that is opened within other work leaves the commit to that", async () => {
  const { space, log } = putHolder("within");
  const read = store
    .shared(() => giftCards().open(space).get("holder", holder.id))
    .then((found) => log.push(JSON.stringify(found)));
  expect(log).toEqual(["done"]);
  store.settle();
  await read;
  expect(log).toEqual(["done", "kept", JSON.stringify(holder)]);
});
