import { Sqlite } from "./sqlite";
import { type Transactions, createTransactions } from "./transactions";

/** A table of names that records every control statement; a test may make one of them fail. */
function newTable() {
  const database = new Sqlite(":memory:");
  database.exec("CREATE TABLE name (name TEXT PRIMARY KEY)");
  const steps: string[] = [];
  let failing = "";
  const transactions: Transactions = createTransactions(database, (sql) => {
    const statement = database.prepare(sql);
    return {
      run() {
        steps.push(sql);
        if (sql === failing) throw new Error("simulated");
        return statement.run();
      },
    };
  });
  const insert = database.prepare("INSERT INTO name VALUES (?)");
  const add = (name: string) => () => insert.run(name);
  const log: string[] = [];
  const share = (name: string, work: () => unknown = add(name)): void => {
    transactions.shared(work).then(
      () => {
        log.push(`${name} kept`);
      },
      (error: unknown) => {
        log.push(`${name} lost: ${(error as Error).message}`);
      },
    );
  };
  return {
    database,
    steps,
    log,
    add,
    share,
    ...transactions,
    fail(sql: string) {
      failing = sql;
    },
    names: () => database.prepare("SELECT name FROM name ORDER BY rowid").pluck().all(),
  };
}

const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

test("what is shared in one turn is committed once, and told in its order afterwards", async () => {
  const table = newTable();
  for (const name of ["a", "b", "c"]) table.share(name);
  expect(table.log).toEqual([]);
  await nextTurn();
  expect(table.log).toEqual(["a kept", "b kept", "c kept"]);
  expect(table.steps.filter((sql) => sql === "COMMIT")).toHaveLength(1);
  expect(table.names()).toEqual(["a", "b", "c"]);
});

test("shared work that fails takes only itself along", async () => {
  const table = newTable();
  table.share("a");
  table.share("b", () => {
    table.add("b")();
    throw new Error("mine");
  });
  table.share("c");
  await nextTurn();
  expect(table.log).toEqual(["b lost: mine", "a kept", "c kept"]);
  expect(table.names()).toEqual(["a", "c"]);
});

test("the first one that fails leaves nothing open", async () => {
  const table = newTable();
  table.share("a", () => {
    table.add("a")();
    throw new Error("mine");
  });
  expect(table.database.inTransaction).toBe(false);
  table.share("b");
  await nextTurn();
  expect(table.log).toEqual(["a lost: mine", "b kept"]);
  expect(table.names()).toEqual(["b"]);
});

test("a commit that fails loses all of them, and the next ones are kept", async () => {
  const table = newTable();
  table.fail("COMMIT");
  for (const name of ["a", "b"]) table.share(name);
  await nextTurn();
  expect(table.log).toEqual(["a lost: simulated", "b lost: simulated"]);
  expect(table.names()).toEqual([]);
  table.fail("");
  table.share("c");
  await nextTurn();
  expect(table.names()).toEqual(["c"]);
});

test("a failure with which SQLite undoes everything loses all that was shared so far", async () => {
  const table = newTable();
  table.share("a");
  table.share("b", () => {
    table.database.exec("ROLLBACK");
    throw new Error("full");
  });
  table.share("c");
  await nextTurn();
  expect(table.log).toEqual(["a lost: full", "b lost: full", "c kept"]);
  expect(table.names()).toEqual(["c"]);
});

test("a unit of work of its own commits first what is shared", async () => {
  const table = newTable();
  table.share("a");
  expect(() =>
    table.unit(() => {
      table.add("b")();
      throw new Error("mine");
    }),
  ).toThrow("mine");
  await Promise.resolve();
  expect(table.log).toEqual(["a kept"]);
  expect(table.names()).toEqual(["a"]);
});

test("no work within work", async () => {
  const table = newTable();
  table.share("a", () => table.unit(table.add("b")));
  await Promise.resolve();
  expect(table.log).toEqual(["a lost: a unit of work within another"]);
  expect(() => table.unit(() => table.unit(table.add("c")))).toThrow(
    "a unit of work within another",
  );
  expect(table.names()).toEqual([]);
});
