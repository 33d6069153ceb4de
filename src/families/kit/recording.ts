import { createHmac, randomBytes } from "node:crypto";
import { hasCheckDigit, isSensitive, maskMessage } from "../../contract/values/masking";
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Operation } from "../../contract/operation";
import { textMember, textsIn, withTexts } from "../../contract/values/json-value";
import { errorText } from "../../error-code";
import { limits } from "../../limits/limits";
import type { Mistake } from "../../mistake";
import { type FixtureFile, fixtureMistakes } from "./entities";
import type { Family } from "./family";
import { keyOf, readLists } from "./fixture-file";
import type { Learnt, Lesson, LessonMessage } from "./learning";

/** The part of a card number that says who issued it: it is kept, since a POS may go by it. */
const issuerDigits = 6;

const cardNumber = /^\d{12,19}$/;

/** What a hidden value within another text may be: shorter ones may stand there by chance. */
const words = /[\p{L}\d]{6,}/gu;

const isShown = (text: string): boolean => maskMessage(text, false) === text;

const lowerLetters = "abcdefghijklmnopqrstuvwxyz";
const kinds: readonly (readonly [of: RegExp, from: string])[] = [
  [/[1-9]/, "123456789"],
  [/0/, "0123456789"],
  [/\p{Lu}/u, lowerLetters.toUpperCase()],
  [/\p{L}/u, lowerLetters],
];

/** The same form with other letters and digits; the check digit of a card number is right. */
function madeUp(value: string, secret: Buffer, attempt: number): string {
  const digest = createHmac("sha512", secret).update(`${attempt} ${value}`).digest();
  const isCard = cardNumber.test(value);
  const characters = Array.from(value, (character, at) => {
    if (isCard && at < issuerDigits) return character;
    const [, from] = kinds.find(([of]) => of.test(character)) ?? [];
    return from?.[(digest[at % digest.length] ?? 0) % from.length] ?? character;
  });
  if (!isCard || !hasCheckDigit(value)) return characters.join("");
  const body = characters.slice(0, -1).join("");
  const last = Array.from("0123456789").find((digit) => hasCheckDigit(body + digit));
  return body + (last ?? "");
}

/**
 * A copy of a value in which those that no journal shows are made up: the same one is replaced by the same one,
 * wherever it stands. `isTaken`: what may not be made up, since something else is called so.
 */
export function withMadeUpValues(value: unknown, isTaken: (text: string) => boolean): unknown {
  const secret = randomBytes(32);
  const replaced = new Map<string, string>();
  const known = new Set<string>();
  const replacementOf = (text: string): string => {
    const before = text === "" ? text : replaced.get(text);
    if (before !== undefined) return before;
    let attempt = 0;
    let other = madeUp(text, secret, attempt);
    // Of a short form every value may be taken.
    while ((known.has(other) || other === text || isTaken(other)) && attempt < 100)
      other = madeUp(text, secret, (attempt += 1));
    replaced.set(text, other);
    known.add(other);
    return other;
  };
  /** Within other texts too: in a key that is made of several values, say. */
  const inText = (text: string): string => {
    const result = text.replace(words, (word) =>
      replaced.has(word) || !isShown(word) ? replacementOf(word) : word,
    );
    return isShown(text) || result !== text ? result : replacementOf(text);
  };
  // First those that are named so: another text may hold one of them.
  const named = withTexts(value, (text, place) => (isHiddenAt(place) ? replacementOf(text) : text));
  return withTexts(named, (text, place) => (isHiddenAt(place) ? text : inText(text)));
}

/**
 * No journal shows what is at this place, by the names that lead to it: `tenders[0].cardNumber`. Right below a hidden
 * name it shows the `type` alone: `pin.type`.
 */
function isHiddenAt(place: string): boolean {
  const names = place.split(/[.[\]]+/);
  const isShownType = (at: number): boolean =>
    names[at] === "type" && isSensitive(names[at - 1] ?? "");
  return names.reduce<boolean>(
    (isHidden, name, at) => isSensitive(name) || (isHidden && !isShownType(at)),
    false,
  );
}

/*
 * Fixtures from the answers of a provider: the latest word on each entity. Requests and answers are not kept.
 */

/** A message that a provider has accepted. */
interface AcceptedMessage {
  family: Family;
  operation: Operation;
  /** The transaction that it is about, if any. */
  transactionId: string | undefined;
  seen: Pick<LessonMessage, "path" | "query" | "body" | "answer">;
}

/** What becomes of the messages that a provider accepts. */
export interface Recording {
  note(message: AcceptedMessage): void;
  /** Writes the fixture files; a sentence for each. */
  end(): Promise<string[]>;
}

interface LearntEntity {
  type: string;
  /** The newest last. */
  words: (Learnt & { transactionId: string | undefined })[];
}

/** A reversal takes back what its request taught: of older requests none is expected. */
function shortList(words: LearntEntity["words"]): LearntEntity["words"] {
  const [first, second, ...others] = words;
  if (first === undefined || second === undefined || words.length <= limits.learntWords)
    return words;
  const { type } = second;
  return [
    { type, ...knownEntity({ type, words: [first, second] }), transactionId: undefined },
    ...others,
  ];
}

/** What is known of an entity by all answers about it; a member that none shows is assumed. */
function knownEntity({ words }: LearntEntity): { entity: object; assumed: string[] } {
  const members: Record<string, unknown> = {};
  const shown = new Set<string>();
  for (const { entity, assumed } of words)
    for (const [name, value] of Object.entries(entity)) {
      const isShown = !assumed.includes(name);
      if (value === undefined || (!isShown && shown.has(name))) continue;
      members[name] = value;
      if (isShown) shown.add(name);
    }
  return { entity: members, assumed: Object.keys(members).filter((name) => !shown.has(name)) };
}

interface RecordingParts {
  families: readonly Family[];
  /** Where the files are written; made where it is missing. */
  directory: string;
  /** The fixture file of a family that the simulator serves. */
  fileOf: (family: Family) => string;
  /** Nothing was learnt from a message. */
  failed: (error: unknown) => void;
}

/** Why nothing can be recorded into a directory; undefined: it can. */
export function recordingError(directory: string): string | undefined {
  if (!existsSync(directory)) return undefined;
  return readdirSync(directory).length > 0
    ? "there are files in it: name a new directory"
    : undefined;
}

/** Learns from what a provider answers, until it ends. */
export function createRecording(parts: RecordingParts): Recording {
  const learners = new Map(
    parts.families.map((family) => [family.name, createLearner(family, parts)]),
  );
  let work = Promise.resolve();
  mkdirSync(parts.directory, { recursive: true });
  return {
    note(message) {
      const learner = learners.get(message.family.name);
      // In the order of the answers; lessons are loaded with the first.
      work = work.then(() => learner?.note(message)).catch(parts.failed);
    },
    async end() {
      await work;
      return [...learners.values()].flatMap((learner) => learner.write());
    },
  };
}

interface Learner {
  note(message: AcceptedMessage): Promise<void>;
  write(): string[];
}

function createLearner(family: Family, { directory, fileOf }: RecordingParts): Learner {
  const learnt = new Map<string, LearntEntity>();
  let ours: FixtureFile | undefined;
  const ownFile = (): FixtureFile =>
    (ours ??= JSON.parse(readFileSync(fileOf(family), "utf8")) as FixtureFile);
  const ourEntity: LessonMessage["ours"] = <E extends object>(
    type: string,
    fits: (entity: E) => boolean = () => true,
  ) => (ownFile()[family.entityTypes[type]?.plural ?? ""] as E[] | undefined)?.find(fits);
  const lessonsOf = async ({ id }: Operation): Promise<Lesson[]> =>
    ((await family.lessons?.())?.lessons ?? []).filter(({ operation }) => operation.id === id);

  function keep(word: Learnt, transactionId: string | undefined): void {
    const name = `${word.type} ${keyOf(word.entity, family.entityTypes[word.type]?.key ?? "")}`;
    const entity = learnt.get(name);
    if (entity === undefined && learnt.size >= limits.fixtureEntities) return;
    const words = [...(entity?.words ?? []), { ...word, transactionId }];
    learnt.set(name, { type: word.type, words: shortList(words) });
  }

  /** What a request taught holds no longer: it is as if it had not been sent. */
  function forget(transactionId: string): void {
    for (const [name, { type, words }] of learnt) {
      const left = words.filter((word) => word.transactionId !== transactionId);
      if (left.length === 0) learnt.delete(name);
      else learnt.set(name, { type, words: left });
    }
  }

  return {
    async note({ operation, transactionId, seen }) {
      if (operation.advice === "reversal" && transactionId !== undefined) forget(transactionId);
      for (const { learn } of await lessonsOf(operation))
        for (const word of learn({ ...seen, operation, ours: ourEntity }))
          keep(word, transactionId);
    },
    write() {
      if (learnt.size === 0) return [];
      return writeFixtures(family, {
        file: join(directory, `${family.name}.json`),
        ours: ownFile(),
        learnt: [...learnt.values()],
      });
    },
  };
}

interface RecordedEntity {
  type: string;
  entity: object;
  assumed: string[];
}

/** The family's own fixtures with what was learnt, in which the values that no journal shows are made up. */
function writeFixtures(
  family: Family,
  { file, ours, learnt }: { file: string; ours: FixtureFile; learnt: LearntEntity[] },
): string[] {
  const taken = textsIn(ours);
  const recorded = learnt.map((one): RecordedEntity => ({ type: one.type, ...knownEntity(one) }));
  const entities = recorded.map(({ entity }) => entity);
  const named = withMadeUpValues(entities, (text) => taken.has(text)) as object[];
  const renamed = recorded.map((one, at) => ({ ...one, entity: named[at] ?? one.entity }));
  const { lists, fitting, leftOut } = fittingEntities(family, ours, renamed);
  try {
    writeFileSync(file, `${JSON.stringify(lists, null, 2)}\n`);
  } catch (error) {
    return [`The recorded fixtures were not written: ${errorText(error)}.`];
  }
  return [
    `Recorded ${countsOf(family, fitting)} in ${file}.`,
    ...assumedLines(family, fitting),
    ...leftOut,
    ...renamedLines(family, recorded, renamed),
  ];
}

/** Fixtures with further entities; one with the key of another takes its place. */
function withEntities(
  family: Family,
  ours: FixtureFile,
  recorded: readonly RecordedEntity[],
): FixtureFile {
  const lists: FixtureFile = { ...ours };
  for (const [type, { plural, key }] of Object.entries(family.entityTypes)) {
    const added = recorded.filter((one) => one.type === type).map(({ entity }) => entity);
    const keys = new Set(added.map((entity) => keyOf(entity, key)));
    const others = (ours[plural] ?? []).filter((one) => !keys.has(keyOf(one, key)));
    if (added.length > 0) lists[plural] = [...others, ...added];
  }
  return lists;
}

class EntityRefused extends Error {
  constructor(readonly mistakes: readonly Mistake[]) {
    super("the entity cannot be one of the fixtures");
  }
}

/** Fixtures that are right, and the recorded entities in them; of each other one its first mistake. */
function fittingEntities(
  family: Family,
  ours: FixtureFile,
  recorded: readonly RecordedEntity[],
): { lists: FixtureFile; fitting: RecordedEntity[]; leftOut: string[] } {
  const mistakes = new Map<object, Mistake>();
  for (const one of recorded)
    for (const mistake of formMistakes(family, one).slice(0, 1)) mistakes.set(one.entity, mistake);
  let lists = withEntities(
    family,
    ours,
    recorded.filter(({ entity }) => !mistakes.has(entity)),
  );
  // Without one entity another one may be wrong, one of ours too.
  for (
    let found = fixtureMistakes(family, lists);
    found.length > 0;
    found = fixtureMistakes(family, lists)
  ) {
    const wrong = new Set(found.flatMap((mistake) => noteAt(lists, mistake, mistakes)));
    if (wrong.size === 0) break;
    lists = Object.fromEntries(
      Object.entries(lists).map(([name, list]) => [name, list.filter((one) => !wrong.has(one))]),
    );
  }
  const leftOut = recorded.flatMap(({ type, entity }) => {
    const mistake = mistakes.get(entity);
    return mistake === undefined ? [] : [`  left out: a ${type}, ${mistake.path}: ${mistake.text}`];
  });
  return { lists, fitting: recorded.filter(({ entity }) => !mistakes.has(entity)), leftOut };
}

/** The entity that a mistake is about, with the mistake. */
function noteAt(lists: FixtureFile, mistake: Mistake, noted: Map<object, Mistake>): object[] {
  const [, list = "", index = ""] = /^(\w+)\[(\d+)\]/.exec(mistake.path) ?? [];
  const entity = lists[list]?.[Number(index)];
  if (entity === undefined) return [];
  if (!noted.has(entity)) noted.set(entity, mistake);
  return [entity];
}

function formMistakes(family: Family, { type, entity }: RecordedEntity): readonly Mistake[] {
  const { plural = "" } = family.entityTypes[type] ?? {};
  try {
    readLists(family, { [plural]: [entity] }, (mistakes) => new EntityRefused(mistakes));
    return [];
  } catch (error) {
    if (error instanceof EntityRefused) return error.mistakes;
    throw error;
  }
}

/** `trafficFines`: traffic fines. */
const inWords = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** `2 cards, 1 product`. */
function countsOf(family: Family, recorded: readonly RecordedEntity[]): string {
  const counts = new Map<string, number>();
  for (const { type } of recorded) counts.set(type, (counts.get(type) ?? 0) + 1);
  const texts = [...counts].map(([type, count]) =>
    inWords(count === 1 ? `1 ${type}` : `${count} ${family.entityTypes[type]?.plural ?? type}`),
  );
  return texts.length === 0 ? "nothing" : texts.join(", ");
}

/** What the fixtures need that no answer has shown. */
function assumedLines(family: Family, recorded: readonly RecordedEntity[]): string[] {
  const byMembers = new Map<string, RecordedEntity[]>();
  for (const one of recorded) {
    const members = one.assumed.join(", ");
    const same = `${one.type} ${members}`;
    if (members !== "") byMembers.set(same, [...(byMembers.get(same) ?? []), one]);
  }
  return [...byMembers.values()].map(
    (same) =>
      `  no answer showed of ${countsOf(family, same)}, and is assumed: ${same[0]?.assumed.join(", ") ?? ""}`,
  );
}

/** Which entity is which, by what a journal shows of its key. */
function renamedLines(
  family: Family,
  recorded: readonly RecordedEntity[],
  renamed: readonly RecordedEntity[],
): string[] {
  return recorded.flatMap(({ type, entity }, at) => {
    const { key = "" } = family.entityTypes[type] ?? {};
    const [before, after] = [entity, renamed[at]?.entity].map((one) => textMember(one, key));
    if (before === undefined || after === undefined || before === after) return [];
    const shown = textMember(maskMessage({ [key]: before }, false), key);
    return shown === before ? [] : [`  ${inWords(type)} ${shown ?? ""} is now ${after}`];
  });
}
