import { signal } from "@preact/signals";
import type { MeantByTester } from "../../control/scenarios/faults";
import { type InterfaceEntry, interfaces } from "../interfaces";
import { addFault, addHold, heldMessages, running, scenario, statusReadings } from "../status";
import { Changes, Read } from "../reading";
import { GoingWrong } from "../header/going-wrong";
import { Choice, FaultQuestions, errorTypesOf, operationsOf } from "./builder";
import { type Choices, begunMembers, kinds, wordsOfFault } from "./built";

/** In place of an interface or an operation: all of them. */
const every = "*";

/** Groups of messages, as the control API calls them. */
const groups = { all: "all messages", requests: "requests", advices: "advice messages" } as const;

/** How often a fault strikes, or how many messages are held. */
const often = {
  always: { words: "until stopped", times: undefined },
  once: { words: "once", times: 1 },
  five: { words: "5 times", times: 5 },
} as const;

interface NowChoices extends Choices {
  often: keyof typeof often;
}

const choices = signal<NowChoices>({
  interfaceName: every,
  operation: "all",
  kind: "status",
  when: "before",
  members: { ...begunMembers, status: "503", offContract: "true" },
  frequency: "always",
  number: 1,
  often: "always",
});

/** An edit is made of too much for a line: the builder has it. */
const isOffered = (kind: string): boolean => kind !== "edit";

const kindWords = Object.fromEntries(
  [...kinds].filter(([kind]) => isOffered(kind)).map(([kind, { words }]) => [kind, words]),
);

/** What strikes now or is held, and what may be from now on: which messages, what goes wrong, how often. */
export const WhatGoesWrongNow = () => (
  <section class="now" aria-label="What goes wrong now">
    <h2>What goes wrong now</h2>
    <Changes>
      <Form all={interfaces.value} />
    </Changes>
    <Read of={statusReadings.scenario} thing="what strikes" />
    <Read of={statusReadings.held} thing="what is held" />
    <GoingWrong />
    {isNothingWrong() && <p class="quiet">Each message is answered as the contract says.</p>}
  </section>
);

/** What strikes and what is held were both read, and there is none of it. */
const isNothingWrong = (): boolean =>
  scenario.value !== undefined &&
  running.value.length === 0 &&
  heldMessages.value?.holds.length === 0;

interface ChoiceParts {
  chosen: NowChoices;
  all: readonly InterfaceEntry[];
  choose: (changed: Partial<NowChoices>) => void;
}

function Form({ all }: Pick<ChoiceParts, "all">) {
  const chosen = completeChoices(choices.value, all);
  const choose = (changed: Partial<NowChoices>): void => {
    choices.value = { ...chosen, ...changed };
  };
  return (
    <form
      class="form now-form"
      onSubmit={(event) => {
        event.preventDefault();
        void addFault({ ...meantBy(chosen), [chosen.when]: wordsOfFault(chosen) });
      }}
    >
      <WhichMessages chosen={chosen} all={all} choose={choose} />
      <FaultQuestions
        chosen={chosen}
        choose={choose}
        errorTypes={errorTypesOf(all, chosen)}
        words={kindWords}
        isBrief
      />
      <Choice
        label="how long"
        value={chosen.often}
        words={oftenWords}
        choose={(one) => {
          choose({ often: one });
        }}
      />
      <div class="group">
        <button type="submit" class="main">
          Start
        </button>
        <button
          type="button"
          title="Holds these messages, until you decide what becomes of each"
          onClick={() => void addHold({ ...meantBy(chosen), when: chosen.when })}
        >
          Hold {chosen.when} processing
        </button>
      </div>
    </form>
  );
}

const WhichMessages = ({ chosen, all, choose }: ChoiceParts) => (
  <>
    <Choice
      label="interface"
      value={chosen.interfaceName}
      words={{
        [every]: "all interfaces",
        ...Object.fromEntries(all.map(({ name, title }) => [name, title])),
      }}
      choose={(interfaceName) => {
        choose({ interfaceName });
      }}
    />
    <Choice
      label="messages"
      value={chosen.operation}
      words={{
        ...groups,
        ...Object.fromEntries(operationsOf(all, chosen.interfaceName).map((one) => [one, one])),
      }}
      choose={(operation) => {
        choose({ operation });
      }}
    />
  </>
);

const oftenWords = {
  always: often.always.words,
  once: often.once.words,
  five: often.five.words,
} as const;

/** The choices, with messages that the interface has. */
function completeChoices(given: NowChoices, all: readonly InterfaceEntry[]): NowChoices {
  const operations = operationsOf(all, given.interfaceName);
  const isKnown = given.operation in groups || operations.includes(given.operation);
  const when = kinds.get(given.kind)?.only ?? given.when;
  return { ...given, when, operation: isKnown ? given.operation : "all" };
}

/** The messages that are meant, as the control API takes them. */
function meantBy({
  interfaceName,
  operation,
  often: chosen,
}: NowChoices): MeantByTester & { times?: number } {
  const { times } = often[chosen];
  return {
    ...(operation === "requests" || operation === "advices"
      ? { operation: every, messages: operation }
      : { operation: operation === "all" ? every : operation }),
    ...(interfaceName !== every && { interface: interfaceName }),
    ...(times !== undefined && { times }),
  };
}
