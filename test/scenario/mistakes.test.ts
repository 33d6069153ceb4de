import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import pino from "pino";
import { type ControlRefused, FileRefused, StartRefused, createStandin } from "../../src";
import { useGiftCards } from "../support/messages/gift-card";

const { newTill, standin } = useGiftCards();

describe("scenario files: every mistake has file, line and column", () => {
  const folder = mkdtempSync(join(tmpdir(), "standin-scenarios-"));
  let files = 0;
  const good =
    "name: NAME\ntitle: A title\ninterface: gift-card-v3\nrules:\n  - on: { operation: load }\n    fault: { when: before, kind: status, status: 504 }\n";

  const ofBody = (body: string): string =>
    good.replace("NAME", "mine").replace("load }", `load, body: ${body} }`);

  async function start(text: string): Promise<unknown> {
    files += 1;
    const scenarios = join(folder, String(files));
    mkdirSync(scenarios);
    writeFileSync(join(scenarios, "mine.yaml"), text);
    return createStandin({ scenarios, scenario: "mine" }).then(
      (started) => started.close(),
      (error: unknown) => error,
    );
  }

  test("a good one starts", async () => {
    expect(await start(good.replace("NAME", "mine"))).toBeUndefined();
  });

  test.each([
    [
      "another name than the file's",
      good.replace("NAME", "other"),
      "mine.yaml:1:1: name: must be the name of the file, mine",
    ],
    [
      "a misspelt property",
      good.replace("NAME", "mine").replace("title", "titel"),
      "mine.yaml:2:1: titel: is unknown; known: name, |; did you mean title?",
    ],
    [
      "no such interface",
      good.replace("NAME", "mine").replace("-v3", "-v4"),
      "mine.yaml:3:1: interface: gift-card-v4 is not an interface; known: gift-card-v3",
    ],
    [
      "no such operation",
      good.replace("NAME", "mine").replace("load", "laod"),
      "mine.yaml:5:11: rules[0].on.operation: laod is not an operation; known: activate",
    ],
    [
      "no such kind of fault",
      good.replace("NAME", "mine").replace("kind: status", "kind: explode"),
      "mine.yaml:6:5: rules[0].fault: explode is not a known kind; known: status, delay, no-answer,",
    ],
    [
      "no such moment",
      good.replace("NAME", "mine").replace("before", "during"),
      "mine.yaml:6:14: rules[0].fault.when: must be one of before, after",
    ],
    [
      "a body that is not one of a proxy",
      good.replace("NAME", "mine").replace("504", "504, body: text"),
      "mine.yaml:6:55: rules[0].fault.body: must be one of html",
    ],
    [
      "a body beside another kind than a status",
      good.replace("NAME", "mine").replace("kind: status, status: 504", "kind: reset, body: html"),
      "mine.yaml:6:41: rules[0].fault.body: is unknown",
    ],
    [
      "a page with a status off the contract",
      good.replace("NAME", "mine").replace("504", "502, body: html"),
      "mine.yaml:6:42: rules[0].fault.status: the contract does not list 502 for load; ask for it with offContract: true",
    ],
    [
      "a status off the contract",
      good.replace("NAME", "mine").replace("504", "404"),
      "mine.yaml:6:42: rules[0].fault.status: the contract does not list 404 for load; ask for it with offContract: true",
    ],
    [
      "an error type that does not refuse the operation",
      good
        .replace("NAME", "mine")
        .replace("kind: status, status: 504", "kind: refuse, errorType: CARD_BLOKED"),
      "mine.yaml:6:42: rules[0].fault.errorType: load is not refused with CARD_BLOKED; possible are INVALID_CARD_NUMBER,",
    ],
    [
      "a misspelt kind of fault",
      good.replace("NAME", "mine").replace("kind: status", "kind: dealy"),
      "rules[0].fault: dealy is not a known kind; known: status, delay,|; did you mean delay?",
    ],
    [
      "a misspelt kind in place of a fault",
      good.replace("NAME", "mine").replace(/fault: .*/, "fault: dealy"),
      "rules[0].fault: must be an object, not a string: dealy is not a known kind; known: status, |; did you mean delay?",
    ],
    [
      "a kind in place of a fault",
      good.replace("NAME", "mine").replace(/fault: .*/, "fault: delay 3s"),
      "rules[0].fault: must be an object, not a string: write { kind: delay }",
    ],
    [
      "a misspelt error type",
      good
        .replace("NAME", "mine")
        .replace("kind: status, status: 504", "kind: refuse, errorType: CARD_VIODED"),
      "; did you mean CARD_VOIDED?",
    ],
    [
      "a fault without a kind",
      good.replace("NAME", "mine").replace("kind: status, ", ""),
      "mine.yaml:6:5: rules[0].fault: kind must be present; known: status, delay, no-answer,",
    ],
    [
      "a misspelt key of a rule",
      good.replace("NAME", "mine").replace("    fault", "    tmies: 1\n    fault"),
      "mine.yaml:6:5: rules[0].tmies: is unknown; known: on, |; did you mean times?",
    ],
    [
      "a currency without quotes",
      ofBody("{ amounts: { requestAmount: { currency: 048 } } }"),
      'mine.yaml:5:64: rules[0].on.body.amounts.requestAmount.currency: must be a string, not a number; write "048", in quotes',
    ],
    [
      "an amount in quotes",
      ofBody('{ amounts: { requestAmount: { amount: "1000" } } }'),
      "rules[0].on.body.amounts.requestAmount.amount: must be a number, not a string; write 1000 without quotes",
    ],
    [
      "a number of a terminal without quotes",
      ofBody("{ originator: { terminalId: 00170001 } }"),
      'rules[0].on.body.originator.terminalId: must be a string, not a number; write "00170001", in quotes',
    ],
    [
      "a value in place of an object",
      ofBody("{ amounts: 1000 }"),
      "rules[0].on.body.amounts: must be an object, not a number",
    ],
    [
      "a list in place of a value",
      ofBody("{ originator: { terminalId: [a] } }"),
      "rules[0].on.body.originator.terminalId: must be a string, not a list",
    ],
    [
      "a matcher's value without quotes",
      ofBody("{ amounts: { requestAmount: { currency: { not: { oneOf: [710, '840'] } } } } }"),
      'rules[0].on.body.amounts.requestAmount.currency.not.oneOf[0]: must be a string, not a number; write "710", in quotes',
    ],
    [
      "a header that is compared with a number",
      good.replace("NAME", "mine").replace("load }", "load, header: { x-till: { equals: 007 } } }"),
      'rules[0].on.header.x-till.equals: must be a string, not a number; write "007", in quotes',
    ],
    [
      "an advice that is refused with what is no error of it",
      good
        .replace("NAME", "mine")
        .replace("load", "confirmLoad")
        .replace("kind: status, status: 504", "kind: refuse, errorType: CARD_BLOCKED"),
      "mine.yaml:6:42: rules[0].fault.errorType: confirmLoad is not refused with CARD_BLOCKED; possible are " +
        "UNABLE_TO_LOCATE_RECORD, GENERAL_ERROR, DUPLICATE_RECORD",
    ],
    [
      "a refusal of whatever comes",
      good
        .replace("NAME", "mine")
        .replace("on: { operation: load }", "on: { transaction: load }")
        .replace("kind: status, status: 504", "kind: refuse, errorType: CARD_BLOCKED"),
      "rules[0].fault.kind: refuse needs the operation that is refused (on.operation)",
    ],
    [
      "a message of the test server that is refused",
      good
        .replace("NAME", "mine")
        .replace("load", "reset")
        .replace("kind: status, status: 504", "kind: refuse, errorType: CARD_BLOCKED"),
      "rules[0].fault.kind: reset cannot be refused",
    ],
    [
      "a refusal after processing",
      good
        .replace("NAME", "mine")
        .replace(
          "before, kind: status, status: 504",
          "after, kind: refuse, errorType: CARD_BLOCKED",
        ),
      "mine.yaml:6:14: rules[0].fault.when: must be one of before",
    ],
    [
      "an edit of nothing",
      good
        .replace("NAME", "mine")
        .replace("before, kind: status, status: 504", "after, kind: edit"),
      "mine.yaml:6:5: rules[0].fault: an edit needs a status, an errorType, set, remove or header",
    ],
    [
      "an edit of a header that ends the answer",
      good
        .replace("NAME", "mine")
        .replace(
          "before, kind: status, status: 504",
          'after, kind: edit, header: { Content-Length: "1" }',
        ),
      "mine.yaml:6:39: rules[0].fault.header: Content-Length cannot be edited: it belongs to the connection, or is Standin's own",
    ],
    [
      "an edit that would add a header of its own",
      good
        .replace("NAME", "mine")
        .replace(
          "before, kind: status, status: 504",
          'after, kind: edit, header: { X-Note: "a\\r\\nSet-Cookie: b" }',
        ),
      "mine.yaml:6:49: rules[0].fault.header.X-Note: must be 1 to 256 printable ASCII characters",
    ],
    [
      "times and nth",
      good.replace("NAME", "mine").replace("    fault", "    times: 1\n    nth: 1\n    fault"),
      "mine.yaml:7:5: rules[0].nth: times and nth cannot be combined",
    ],
    [
      "until before from",
      good.replace("NAME", "mine").replace("    fault", "    from: 2m\n    until: 120s\n    fault"),
      "mine.yaml:7:5: rules[0].until: must be later than from (2m)",
    ],
    [
      "from that is no duration",
      good.replace("NAME", "mine").replace("    fault", "    from: soon\n    until: 2m\n    fault"),
      "mine.yaml:6:5: rules[0].from: must be a duration such as 500ms, 90s or 2m",
    ],
    [
      "times that are none",
      good.replace("NAME", "mine").replace("    fault", "    times: 0\n    fault"),
      "mine.yaml:6:5: rules[0].times: must be from 1 to 1000000",
    ],
    [
      "a duration that is none",
      good.replace("NAME", "mine").replace("kind: status, status: 504", "kind: delay, for: soon"),
      "rules[0].fault.for: must be a duration such as 500ms, 90s or 2m",
    ],
    [
      "a long number without quotes",
      good
        .replace("NAME", "mine")
        .replace("operation: load", "body: { card: { pan: 6099310000000000019 } }"),
      "mine.yaml:5:27: rules[0].on.body.card.pan: put this long number in quotes",
    ],
    [
      "a key that is duplicated",
      good.replace("NAME", "mine").replace("title", "name"),
      "mine.yaml:2:",
    ],
    [
      "no rules",
      "name: mine\ntitle: x\ninterface: gift-card-v3\nrules: []\n",
      "mine.yaml:4:1: rules: must have at least 1 entry",
    ],
    ["no YAML", "name: [", "mine.yaml:1:8: "],
    ...(
      [
        [
          "a pattern that compiles large: nested repeats",
          "body: { client: { name: { matches: '(a{0,10}){0,100}$' } } }",
          "rules[0].on.body.client.name.matches: becomes a program of more than 500 steps: nested repeats multiply",
        ],
        [
          "a pattern that compiles large: many repeats",
          "header: { x: { matches: '(?i)\\pL{100,900}b' } }",
          "rules[0].on.header.x.matches: becomes a program of more than 500 steps",
        ],
        [
          "a pattern that is too long",
          `path: { loadId: { matches: ${"a".repeat(257)} } }`,
          "rules[0].on.path.loadId.matches: must be a regular expression of at most 256 characters",
        ],
        [
          "a pattern that is too long, in the body",
          `body: { id: { matches: ${"a".repeat(257)} } }`,
          "rules[0].on.body.id.matches: must be a regular expression of at most 256 characters",
        ],
        [
          "no pattern",
          "header: { x: { matches: '(' } }",
          "rules[0].on.header.x.matches: is not a regular expression of RE2: ",
        ],
        [
          "an empty list",
          "header: { x: { oneOf: [] } }",
          "rules[0].on.header.x.oneOf: must be a list of 1 to 200 values",
        ],
        [
          "an empty list, in the body",
          "body: { id: { oneOf: [] } }",
          "rules[0].on.body.id.oneOf: must be a list of 1 to 200 values",
        ],
        [
          "an object that nothing equals",
          "body: { id: { equals: { a: 1 } } }",
          "rules[0].on.body.id.equals: must be a string, a number, true, false or null",
        ],
        [
          "a misspelt matcher of a header",
          "header: { x: { greatherThan: 3 } }",
          "rules[0].on.header.x.greatherThan: is not a matcher; known: equals, matches, oneOf, greaterThan, lessThan, atLeast, atMost, absent, not, anyOf",
        ],
        [
          "a misspelt matcher where the body has a plain value",
          "operation: load, body: { amounts: { requestAmount: { amount: { greatherThan: 3 } } } }",
          "rules[0].on.body.amounts.requestAmount.amount.greatherThan: is not a matcher",
        ],
        [
          "a misspelt matcher beside a good one",
          "body: { till: { greaterThan: 3, lesThan: 5 } }",
          "rules[0].on.body.till.lesThan: is not a matcher",
        ],
        ["no matcher at all", "header: { x: {} }", "rules[0].on.header.x: must"],
        [
          "a header that is neither text nor matcher",
          "header: { x: 3 }",
          "rules[0].on.header.x: must be a string of at most 4,096 characters, or a matcher",
        ],
        [
          "no such path parameter",
          "operation: load, path: { lodeId: '1' }",
          "rules[0].on.path.lodeId: is not a parameter; known: loadId",
        ],
        [
          "no such query parameter",
          "operation: load, query: { till: '1' }",
          "rules[0].on.query.till: is not a parameter; it has none",
        ],
        [
          "bounds without a number between them",
          "body: { id: { lessThan: 3, greaterThan: 5 } }",
          "rules[0].on.body.id.lessThan: no number is greater than 5 and less than 3",
        ],
        [
          "bounds that exclude the number on which they meet",
          "body: { id: { atLeast: 5, lessThan: 5 } }",
          "rules[0].on.body.id.lessThan: no number is at least 5 and less than 5",
        ],
        [
          "absent beside another",
          "body: { id: { absent: true, equals: 5 } }",
          "rules[0].on.body.id.absent: excludes the other matchers",
        ],
        [
          "absent that is not true",
          "body: { id: { absent: false } }",
          "rules[0].on.body.id.absent: must be true",
        ],
        [
          "not of a plain value",
          "body: { id: { not: 5 } }",
          "rules[0].on.body.id.not: must be an object",
        ],
        [
          "a misspelt matcher within not",
          "body: { id: { not: { equal: 5 } } }",
          "rules[0].on.body.id.not.equal: is not a matcher; known: equals, matches,",
        ],
        [
          "not within not",
          "body: { id: { not: { not: { equals: 5 } } } }",
          "rules[0].on.body.id.not.not: is not a matcher; known: equals, matches,",
        ],
        [
          "no pattern within any of",
          "body: { id: { anyOf: [{ equals: 1 }, { not: { matches: '(' } }] } }",
          "rules[0].on.body.id.anyOf[1].not.matches: is not a regular expression of RE2: ",
        ],
        [
          "any of nothing",
          "body: { id: { anyOf: [] } }",
          "rules[0].on.body.id.anyOf: must be a list of 1 to 20 matchers",
        ],
        [
          "any of plain values",
          "body: { id: { anyOf: [1, 2] } }",
          "rules[0].on.body.id.anyOf[0]: must be an object",
        ],
        [
          "a value beyond the bounds",
          "body: { id: { equals: 3, greaterThan: 5 } }",
          "rules[0].on.body.id.equals: is excluded by the other matchers",
        ],
        [
          "a list beyond the bounds",
          "body: { id: { oneOf: [1, 3], greaterThan: 5 } }",
          "rules[0].on.body.id.oneOf: lists only values that the other matchers exclude",
        ],
      ] as const
    ).map(([name, on, message]): [string, string, string] => [
      name,
      good.replace("NAME", "mine").replace("operation: load", () => on),
      `mine.yaml:5:|${message}`,
    ]),
    [
      "a wait that is cut",
      good.replace("NAME", "mine").replace("kind: status, status: 504", "kind: delay, for: 5h"),
      "rules[0].fault.for: 5h is longer than the longest wait, 10m",
    ],
    [
      "a spread that is cut",
      good
        .replace("NAME", "mine")
        .replace(
          "kind: status, status: 504",
          "kind: delay, for: { uniform: { from: 1s, to: 601s } }",
        ),
      "rules[0].fault.for.uniform.to: 601s is longer than the longest wait, 10m",
    ],
    [
      "a mean that is cut",
      good
        .replace("NAME", "mine")
        .replace(
          "kind: status, status: 504",
          "kind: drip, for: { normal: { mean: 11m, deviation: 1s } }",
        ),
      "rules[0].fault.for.normal.mean: 11m is longer than the longest wait, 10m",
    ],
  ])("%s", async (_, text, message) => {
    const error = await start(text);
    expect(error).toBeInstanceOf(FileRefused);
    for (const part of message.split("|")) expect((error as Error).message).toContain(part);
  });

  test("the patterns of a scenario are bounded together: the first one beyond the bound is told, the others are not compiled", async () => {
    const rules = Array.from(
      { length: 90 },
      () =>
        "  - { on: { header: { x: { matches: '[ab]{400}' } } }, fault: { when: before, kind: reset } }",
    );
    const error = await start(
      `name: mine\ntitle: x\ninterface: gift-card-v3\nrules:\n${rules.join("\n")}\n`,
    );
    expect((error as FileRefused).faults).toEqual([
      expect.objectContaining({
        line: 29,
        path: "rules[24].on.header.x.matches",
        text: "makes the patterns of the scenario more than 10000 steps together",
      }),
    ]);
  });

  test("all mistakes are told at once", async () => {
    const error = await start("name: Mine\ntitel: x\ninterface: gift-card-v3\nrules: []\n");
    expect((error as FileRefused).faults.map(({ line }) => line).sort()).toEqual([1, 1, 2, 4]);
  });

  test("mistakes of form and of meaning are told at once, in the order of the file; what a mistake of form is about is not judged", async () => {
    const error = await start(
      [
        "name: other",
        "title: x",
        "interface: gift-card-v3",
        "rules:",
        "  - { on: { operation: loda }, times: 0, fault: { when: before, kind: status, status: 504 } }",
        "  - on: { operation: load, header: { x: { matches: '(' } } }",
        "    fault: { when: before, kind: status, status: 404 }",
        "    falt: 1",
        "  - { on: { operation: 7 }, fault: { when: during, kind: status, status: 404 }, in: nowhere }",
        "  - { fault: { when: before, kind: reset } }",
        "expect:",
        "  - { operation: nothing }",
        "  - { operaton: load }",
        "",
      ].join("\n"),
    );
    const faults = (error as FileRefused).faults.map(
      ({ line, path, text }) => `${line} ${path}: ${text.slice(0, 32)}`,
    );
    expect(faults).toEqual([
      "1 name: must be the name of the file, mi",
      "5 rules[0].on.operation: loda is not an operation; known:",
      "5 rules[0].times: must be from 1 to 1000000",
      "6 rules[1].on.header.x.matches: is not a regular expression of R",
      "7 rules[1].fault.status: the contract does not list 404 f",
      "8 rules[1].falt: is unknown; known: on, in, from,",
      "9 rules[2].on.operation: must be a string, not a JSON num",
      "9 rules[2].fault.when: must be one of before, after",
      "9 rules[2].in: no rule leads to nowhere; every ",
      "10 rules[3]: on must be present",
      "12 expect[0].operation: nothing is not an operation; kno",
      "13 expect[1]: must be { operation, within, atL",
    ]);
  });

  test("a file that is too large is told in the same words wherever it comes from", async () => {
    const text = `${good.replace("NAME", "mine")}${"#".repeat(262_145)}\n`;
    const words = "is larger than 262144 bytes";
    expect(((await start(text)) as FileRefused).faults).toMatchObject([
      { line: 1, column: 1, path: "", text: words },
    ]);
    const { space } = newTill();
    const { authorization, url } = standin();
    const reply = await fetch(`${url}/standin/scenario`, {
      method: "PUT",
      body: text,
      headers: { authorization, "content-type": "application/yaml" },
    });
    expect([reply.status, await reply.json()]).toMatchObject([
      400,
      {
        errorMessage: "Scenario not valid",
        detailMessage: { mistakes: [{ path: "", text: words }] },
      },
    ]);
    expect(() =>
      space.scenario({ name: "x", title: text, interface: "gift-card-v3", rules: [] }),
    ).toThrow(words);
  });

  test("a wrong file of the directory is told at start, each of its mistakes, and the others may be used", async () => {
    const scenarios = mkdtempSync(join(tmpdir(), "standin-wrong-"));
    writeFileSync(join(scenarios, "fine.yaml"), good.replace("NAME", "fine"));
    writeFileSync(
      join(scenarios, "wrong.yaml"),
      good.replace("NAME", "wrong").replace("load", "laod").replace("title", "titel"),
    );
    const lines: string[] = [];
    const log = pino(
      { level: "warn" },
      {
        write: (line: string) => {
          lines.push((JSON.parse(line) as { msg: string }).msg);
        },
      },
    );
    const started = await createStandin({ scenarios, scenario: "fine", log });
    await started.close();
    expect(lines).toEqual(
      ["1:1: title", "2:1: titel", "5:11: rules[0]"].map(
        (place) =>
          expect.stringMatching(
            RegExp(`^.*/wrong\\.yaml:${place.replaceAll(/[[\]]/g, "\\$&")}`),
          ) as unknown,
      ),
    );
  });

  test("the list of known scenarios is whole", () => {
    const { space } = newTill();
    const known = readdirSync(resolve(__dirname, "../../scenarios"))
      .filter((file) => file.endsWith(".yaml"))
      .map((file) => file.replace(/\.yaml$/, ""));
    expect(known.length).toBeGreaterThan(50);
    let detail: unknown;
    try {
      space.scenario("no-such");
    } catch (error) {
      ({ detail } = error as ControlRefused);
    }
    expect(detail).toEqual({ name: "no-such", known });
  });

  test("a name that no file has", async () => {
    await expect(createStandin({ scenario: "no-such" })).rejects.toThrow(StartRefused);
    expect(() => newTill().space.scenario("no-such")).toThrow();
  });

  test("the scenarios that come with the simulator are good", async () => {
    const { body } = await newTill().client.get("/standin/scenarios");
    const entries = body as unknown as { name: string; title?: string; faults?: string[] }[];
    expect(entries.length).toBeGreaterThan(0);
    expect(
      entries.filter(({ faults, title }) => faults !== undefined || title === undefined),
    ).toEqual([]);
  });
});
