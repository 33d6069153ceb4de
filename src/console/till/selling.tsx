import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import {
  type Behaviour,
  type Trouble,
  misbehaviours,
  troubleOf,
  troubles,
} from "../../till/behaviour";
import type { Deal } from "../../till/deal";
import { addresses } from "../addresses";
import { sellOnce } from "./at-work";

const behaviours: readonly (readonly [name: string, text: string])[] = [
  ["well", "behaves: confirms what was approved, reverses what it does not know"],
  ...Object.entries(misbehaviours).map(
    ([name, { does }]) => [name, `misbehaves: ${does}`] as const,
  ),
] as const;

const isBehaviour = (name: string): name is Behaviour => name === "well" || name in misbehaviours;
const isTrouble = (name: string): name is Trouble => name in troubles;

/** Between two sales, in milliseconds. */
const pace = 1_000;

/** A till that sells by itself, behaves or does not: something to try a verdict on. */
export function Selling({ deal }: { deal: Deal }) {
  const behaviour = useSignal<Behaviour>("well");
  const trouble = useSignal<Trouble>("none");
  const goesOn = useSignal(false);
  const sell = () => void sellOnce(deal, behaviour.peek(), trouble.peek());
  useEffect(() => {
    if (!goesOn.value) return undefined;
    const timer = setInterval(sell, pace);
    return () => {
      clearInterval(timer);
    };
  }, [goesOn.value, deal]);
  return (
    <section>
      <h2>A till that sells</h2>
      <div class="selling">
        <Chooser
          label="the till"
          value={behaviour.value}
          choices={behaviours}
          onChoice={(name) => {
            if (!isBehaviour(name)) return;
            behaviour.value = name;
            trouble.value = troubleOf(name);
          }}
        />
        <Chooser
          label="what goes wrong"
          value={trouble.value}
          choices={Object.entries(troubles)}
          onChoice={(name) => {
            if (isTrouble(name)) trouble.value = name;
          }}
        />
      </div>
      <Buttons goesOn={goesOn} onSell={sell} />
    </section>
  );
}

const Buttons = ({ goesOn, onSell }: { goesOn: Signal<boolean>; onSell: () => void }) => (
  <div class="group">
    <button type="button" class="main" onClick={onSell}>
      Sell
    </button>
    <button
      type="button"
      aria-pressed={goesOn.value}
      onClick={() => {
        goesOn.value = !goesOn.value;
      }}
    >
      {goesOn.value ? "Stop selling" : "Sell once a second"}
    </button>
    <a href={addresses.verdict()}>The verdict</a>
  </div>
);

interface ChooserParts {
  label: string;
  value: string;
  choices: readonly (readonly [name: string, text: string])[];
  onChoice: (name: string) => void;
}

const Chooser = ({ label, value, choices, onChoice }: ChooserParts) => (
  <label>
    <span class="label">{label}</span>
    <select
      value={value}
      onChange={({ currentTarget }) => {
        onChoice(currentTarget.value);
      }}
    >
      {choices.map(([name, text]) => (
        <option value={name}>{text}</option>
      ))}
    </select>
  </label>
);
