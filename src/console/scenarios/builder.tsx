import { type Signal, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { namesOf, recordOf } from "../../record";
import { type InterfaceEntry, interfaces, interfacesReading } from "../interfaces";
import { Read } from "../reading";
import { addresses } from "../addresses";
import type { FaultKind, Question } from "../../scenario/faults";
import {
  type Choices,
  begunMembers,
  frequencies,
  kinds,
  nameOf,
  questionsOf,
  scenarioText,
} from "./built";
import { DraftForm, showDraft } from "./draft-form";

const firstChoices: Choices = {
  interfaceName: "",
  operation: "",
  kind: "no-answer",
  when: "after",
  members: begunMembers,
  frequency: "once",
  number: 2,
};

/** Builds the common scenarios: which messages, what goes wrong, when and how often. */
export function Builder() {
  const choices = useSignal(firstChoices);
  const all = interfaces.value;
  const chosen = completeChoices(choices.value, all);
  if (all.length === 0) return <Read of={interfacesReading} thing="interfaces" />;
  const text = scenarioText(chosen);
  return (
    <>
      <nav class="neighbours" aria-label="Scenarios">
        <a href={addresses.scenarios()}>All scenarios</a>
      </nav>
      <h1>Build a scenario</h1>
      <div class="halves">
        <Questions choices={choices} chosen={chosen} all={all} />
        <div>
          <DraftForm text={text} onSaved={showDraft} whenChanged={ChangedNotice} />
        </div>
      </div>
    </>
  );
}

const ChangedNotice = (undo: () => void) => (
  <p class="notice">
    You changed the text: it does not follow the choices any more.{" "}
    <button type="button" class="small" onClick={undo}>
      Build it anew
    </button>
  </p>
);

/** Messages of a POS: what administers the test server meets no fault. */
export const operationsOf = (all: readonly InterfaceEntry[], name: string): string[] =>
  (all.find((one) => one.name === name)?.operations ?? [])
    .filter(({ path }) => !path.includes("/testServerAdmin"))
    .map(({ id }) => id);

/** The choices, with the first interface and operation where none was chosen. */
function completeChoices(choices: Choices, all: readonly InterfaceEntry[]): Choices {
  const interfaceName = choices.interfaceName || (all[0]?.name ?? "");
  const operations = operationsOf(all, interfaceName);
  const operation = operations.includes(choices.operation)
    ? choices.operation
    : (operations[0] ?? "");
  const members = withErrorTypes(choices, errorTypesOf(all, { interfaceName, operation }));
  const when = kinds.get(choices.kind)?.only ?? choices.when;
  return { ...choices, interfaceName, operation, members, when };
}

/** What was typed, with error types that the operation is refused with alone, if any are known. */
function withErrorTypes({ kind, members }: Choices, known: readonly string[]): Choices["members"] {
  const asked = questionsOf(kind).filter(({ isErrorType }) => isErrorType === true);
  const types = asked.map((question) => {
    const typed = members[nameOf(question)] ?? "";
    const type = known.length === 0 || known.includes(typed) ? typed : "";
    const first = question.isOptional === true ? "" : (known[0] ?? "");
    return [nameOf(question), type || first] as const;
  });
  return { ...members, ...Object.fromEntries(types) };
}

interface QuestionsParts {
  choices: Signal<Choices>;
  chosen: Choices;
  all: readonly InterfaceEntry[];
}

function Questions({ choices, chosen, all }: QuestionsParts) {
  const choose = (changed: Partial<Choices>): void => {
    choices.value = { ...chosen, ...changed };
  };
  const operations = operationsOf(all, chosen.interfaceName);
  return (
    <div class="form questions" role="group" aria-label="What goes wrong">
      <Choice
        label="interface"
        value={chosen.interfaceName}
        words={Object.fromEntries(all.map(({ name, title }) => [name, title]))}
        choose={(interfaceName) => {
          choose({ interfaceName });
        }}
      />
      <Choice
        label="operation"
        value={chosen.operation}
        words={Object.fromEntries(operations.map((one) => [one, one]))}
        choose={(operation) => {
          choose({ operation });
        }}
      />
      <FaultQuestions chosen={chosen} choose={choose} errorTypes={errorTypesOf(all, chosen)} />
      <Choice
        label="how often"
        value={chosen.frequency}
        words={wordsOf(frequencies)}
        choose={(frequency) => {
          choose({ frequency });
        }}
      />
      {frequencies[chosen.frequency].key !== undefined && (
        <NumberOf
          label="N"
          value={chosen.number}
          choose={(number) => {
            choose({ number });
          }}
        />
      )}
    </div>
  );
}

/** The error types with which the interface refuses the operation. */
export const errorTypesOf = (
  all: readonly InterfaceEntry[],
  { interfaceName, operation }: Pick<Choices, "interfaceName" | "operation">,
): readonly string[] =>
  all.find(({ name }) => name === interfaceName)?.operations.find(({ id }) => id === operation)
    ?.refusals ?? [];

interface FaultParts {
  chosen: Choices;
  errorTypes: readonly string[];
  choose: (changed: Partial<Choices>) => void;
  /** The kinds that are offered, each with its words; absent: all. */
  words?: Readonly<Partial<Record<FaultKind, string>>>;
  /** Only what a kind needs is asked for. */
  isBrief?: true;
}

/** The kinds of faults, each with its words. */
const kindWords: Readonly<Partial<Record<FaultKind, string>>> = Object.fromEntries(
  [...kinds].map(([kind, { words }]) => [kind, words]),
);

const moments = { after: "after processing", before: "before processing" } as const;

export const FaultQuestions = ({
  chosen,
  errorTypes,
  choose,
  words = kindWords,
  isBrief,
}: FaultParts) => (
  <>
    <Choice
      label="fault"
      value={chosen.kind}
      words={words}
      choose={(kind) => {
        choose({ kind });
      }}
    />
    {questionsOf(chosen.kind)
      .filter(({ isOptional }) => isBrief !== true || isOptional !== true)
      .map((asked) => (
        <MemberQuestion
          key={nameOf(asked)}
          asked={asked}
          chosen={chosen}
          errorTypes={errorTypes}
          choose={choose}
        />
      ))}
    <Choice
      label="when"
      value={chosen.when}
      words={momentsOf(chosen)}
      choose={(when) => {
        choose({ when: when === "before" ? when : "after" });
      }}
    />
  </>
);

const momentsOf = ({ kind }: Choices): Readonly<Record<string, string>> => {
  const only = kinds.get(kind)?.only;
  return only === undefined ? moments : { [only]: moments[only] };
};

function MemberQuestion({ asked, chosen, errorTypes, choose }: FaultParts & { asked: Question }) {
  const { label, isNumber, isErrorType, offered, isOptional } = asked;
  const name = nameOf(asked);
  const value = chosen.members[name] ?? "";
  const take = (given: string): void => {
    choose({ members: { ...chosen.members, [name]: given } });
  };
  const choices = isErrorType === true ? errorTypes : (offered ?? []);
  if (choices.length > 0) {
    const none = isOptional === true ? [""] : [];
    const words = Object.fromEntries([...none, ...choices].map((one) => [one, one]));
    return <Choice label={label} value={value} words={words} choose={take} />;
  }
  const parts = {
    value,
    onInput: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
      take(currentTarget.value);
    },
  };
  return (
    <LabelledChoice label={label}>
      {isNumber === true ? <input type="number" step={1} {...parts} /> : <input {...parts} />}
    </LabelledChoice>
  );
}

/** The words of each choice. */
const wordsOf = <K extends string>(all: Readonly<Record<K, { words: string }>>) =>
  recordOf(namesOf(all), (name) => all[name].words);

const LabelledChoice = ({ label, children }: { label: string; children: ComponentChildren }) => (
  <div class="field">
    <label>
      <span class="label">{label}</span>
      {children}
    </label>
  </div>
);

interface WordChoiceParts<K extends string> {
  label: string;
  value: K;
  /** What there is to choose, each with its words. */
  words: Readonly<Partial<Record<K, string>>>;
  choose: (value: K) => void;
}

export const Choice = <K extends string>({ label, value, words, choose }: WordChoiceParts<K>) => (
  <LabelledChoice label={label}>
    <select
      value={value}
      onChange={({ currentTarget }) => {
        const chosen = namesOf(words).find((name) => name === currentTarget.value);
        if (chosen !== undefined) choose(chosen);
      }}
    >
      {Object.entries<string | undefined>(words).map(([name, text]) => (
        <option value={name}>{text}</option>
      ))}
    </select>
  </LabelledChoice>
);

interface NumberParts {
  label: string;
  value: number;
  choose: (value: number) => void;
}

const NumberOf = ({ label, value, choose }: NumberParts) => (
  <LabelledChoice label={label}>
    <input
      type="number"
      step={1}
      value={value}
      onInput={({ currentTarget }) => {
        choose(currentTarget.valueAsNumber);
      }}
    />
  </LabelledChoice>
);
