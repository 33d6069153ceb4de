import { hash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { defaultConfiguration } from "../../../src/conformance/configuration";
import { verdictOf } from "../../../src/conformance/verdict";
import { type MutantPlay, mutantPlay } from "../../pos/broken-by";
import { furtherMutants } from "../../pos/further-mutants";
import { habits } from "../../pos/habits";
import { sparedHabits } from "../../pos/spared-habits";
import { type PosTest, startPosTest, verdictOn } from "../../pos/till";
import { judged } from "../../support/judged";
import { keptIn } from "./kept";

/*
 * The verdicts on all that the mutants and the good POS do are word for word as they were recorded: outcome, texts and
 * evidence of all rules of the interface. After a change that is meant, STANDIN_RECORD=true records them anew. Gate T1
 * has the journals kept once (STANDIN_KEEP_JOURNALS=FOLDER), and its mutants judge these (STANDIN_JOURNALS=FOLDER).
 */

const expectAsBefore = keptIn("played-verdicts.json");
const savedIn = process.env["STANDIN_KEEP_JOURNALS"];
const givenIn = process.env["STANDIN_JOURNALS"];

type Journal = Parameters<typeof verdictOf>[0]["journal"];

/** What is done, at which interface. */
interface Play {
  title: string;
  at: string;
  of: (till: PosTest) => MutantPlay;
}

const ofMutants = judged.flatMap(({ contract: { name }, obligations }) =>
  obligations.map((obligation): Play => ({
    title: `${name}: ${obligation.id} is broken`,
    at: name,
    of: (till) => mutantPlay(till, name, obligation),
  })),
);

const ofFurtherMutants = furtherMutants.map(
  ({ does, breaks, fault, scenario: trouble = () => null, play, interface: at }): Play => ({
    title: `${at}: ${breaks} is broken: ${does}`,
    at,
    of: (till) => ({ newPos: () => till.newPos(at, fault), trouble, play }),
  }),
);

const ofHabits = [...habits, ...sparedHabits].map(
  ({ habit, scenario: trouble = () => null, play, interface: at }): Play => ({
    title: `${at}: ${habit}`,
    at,
    of: (till) => ({ newPos: () => till.newPos(at), trouble, play }),
  }),
);

const plays = [...ofMutants, ...ofFurtherMutants, ...ofHabits];

let till: PosTest | undefined;
afterAll(() => till?.standin.close());

/** Plays it, and saves its journal where somebody wants it. */
async function played({ title, of }: Play): Promise<Journal> {
  till ??= await startPosTest();
  const { newPos, trouble, play } = of(till);
  const pos = newPos();
  await verdictOn(till, pos, trouble(pos), play);
  const journal = await pos.line.space.journal();
  if (savedIn !== undefined) {
    mkdirSync(savedIn, { recursive: true });
    writeFileSync(pathIn(savedIn, title), JSON.stringify(journal));
  }
  return journal;
}

const pathIn = (folder: string, title: string): string =>
  join(folder, `${hash("sha256", title, "hex").slice(0, 16)}.json`);

const journalOf = (play: Play): Promise<Journal> | Journal =>
  givenIn === undefined
    ? played(play)
    : (JSON.parse(readFileSync(pathIn(givenIn, play.title), "utf8")) as Journal);

const generated =
  /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|(?<="(?:institutionId|transactionIdentifier|serialNumber)":")[^"]+/gi;

/** A text in which each id is its number in the order of a journal: ids follow from the seed of the tests. */
function withoutIds(text: string, journal: Journal): string {
  const ids = [...new Set(JSON.stringify(journal).match(generated) ?? [])];
  // A short one may be a part of a long one.
  const longestFirst = [...ids.entries()].sort(([, one], [, other]) => other.length - one.length);
  return longestFirst.reduce(
    (left, [number, id]) =>
      left.replaceAll(id, `ID${number}`).replaceAll(`${id.slice(0, 8)}...`, `ID${number}...`),
    text,
  );
}

test.each(plays.map((play) => [play.title, play] as const))("%s", async (title, play) => {
  const journal = await journalOf(play);
  const { result, rules } = verdictOf({
    journal,
    interfaces: judged.filter(({ contract }) => contract.name === play.at),
    configuration: defaultConfiguration,
  });
  const text = JSON.stringify([
    result,
    rules.map(({ id, outcome, checks }) => [id, outcome, checks]),
  ]);
  expectAsBefore(title, withoutIds(text, journal));
});
