import { type ReadonlySignal, type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { ScenarioMistake } from "../../control/scenarios/models";
import { Refused, read } from "../api";
import { seen } from "../text";

/** Time without a key press after which a text is checked, in milliseconds. */
const pause = 250;

/** What is wrong with a text as it is now; undefined: it is not known yet. */
export function useCheck(
  text: Signal<string>,
): ReadonlySignal<readonly ScenarioMistake[] | undefined> {
  const mistakes = useSignal<readonly ScenarioMistake[] | undefined>(undefined);
  useEffect(() => {
    let isOver = false;
    mistakes.value = undefined;
    const timer = setTimeout(() => {
      void mistakesIn(text.value).then((found) => {
        if (!isOver) mistakes.value = found;
      });
    }, pause);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [text.value]);
  return mistakes;
}

async function mistakesIn(yaml: string): Promise<readonly ScenarioMistake[]> {
  try {
    return (await read("POST /scenarios/check", { yaml })).mistakes;
  } catch (error) {
    const text = error instanceof Refused ? error.message : "It could not be checked.";
    return [{ line: 1, column: 1, path: "", text }];
  }
}

/** The mistakes of a text, with their places. */
export const Mistakes = ({ mistakes }: { mistakes: readonly ScenarioMistake[] | undefined }) => (
  <div class="mistakes" role="status" aria-label="Mistakes">
    {mistakes?.length === 0 && <p class="mark good">No mistakes</p>}
    {mistakes !== undefined && mistakes.length > 0 && (
      <ul>
        {mistakes.map(({ line, column, path, text }) => (
          <li>
            <code>
              {line}:{column}
            </code>{" "}
            {path !== "" && <code>{seen(path)}</code>} {seen(text)}
          </li>
        ))}
      </ul>
    )}
  </div>
);
