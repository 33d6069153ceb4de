import { families } from "../families";
import { fixtureDirectory } from "../package-files";
import { openStore } from "../store";
import { createSpaceClocks } from "../time/space-clock";
import { systemTime } from "../time/time";
import { serveFamily } from "./serve-family";

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
    clocks: createSpaceClocks(systemTime),
    senderOf: (user, password) => store.spaces.nameOf(user, password),
    seed: "tests",
  });
}

const holder = { id: "reader", points: 5 };

/** Puts the holder, as a message does; says what became of it. */
function putHolder(spaceName: string): {
  space: ReturnType<typeof store.spaces.open>;
  log: string[];
} {
  const space = store.spaces.open(spaceName);
  const log: string[] = [];
  store.shared(
    () => {
      giftCards().open(space).put("holder", holder.id, holder);
      log.push("done");
    },
    { kept: () => log.push("kept"), lost: () => log.push("lost") },
  );
  return { space, log };
}

test("a unit of work that is opened outside of all work sees what is in the file, and nothing else", () => {
  const { space, log } = putHolder("reader");
  expect(log).toEqual(["done"]);
  expect(giftCards().open(space).get("holder", holder.id)).toEqual(holder);
  expect(log).toEqual(["done", "kept"]);
});

test("one that is opened within other work leaves the commit to that", () => {
  const { space, log } = putHolder("within");
  store.shared(() => giftCards().open(space).get("holder", holder.id), {
    kept: (found) => log.push(JSON.stringify(found)),
    lost: () => log.push("lost"),
  });
  expect(log).toEqual(["done"]);
  store.settle();
  expect(log).toEqual(["done", "kept", JSON.stringify(holder)]);
});
