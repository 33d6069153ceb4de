import { computed, effect, signal } from "@preact/signals";
import { isOfScenario, outcomeMarks } from "../../conformance/judged-rule";
import type { RuleVerdict } from "../../conformance/verdict";
import { announce } from "../announce";
import { brokenRules, verdict } from "./verdict-so-far";

const place = "standin-tell";

/** Whether the browser can tell of what happens while another tab or window is looked at. */
const canTell = "Notification" in window;

const isWanted = signal(localStorage.getItem(place) === "on");
const permission = signal<NotificationPermission>(canTell ? Notification.permission : "denied");
const isTelling = computed(() => isWanted.value && permission.value === "granted");

function want(wanted: boolean): void {
  isWanted.value = wanted;
  localStorage.setItem(place, wanted ? "on" : "off");
}

async function askToTell(): Promise<void> {
  permission.value = await Notification.requestPermission();
  want(permission.value === "granted");
}

/** Switches notifications of newly broken rules on and off; the browser asks whether it may first. */
export function TellMe() {
  if (!canTell) return null;
  if (permission.value === "denied")
    return <span class="quiet">The browser does not allow notifications.</span>;
  return isTelling.value ? (
    <button
      type="button"
      class="small"
      onClick={() => {
        want(false);
      }}
    >
      Tell me no more
    </button>
  ) : (
    <button type="button" class="small" onClick={() => void askToTell()}>
      Tell me
    </button>
  );
}

/** The rules that were told of, or were broken at the start; undefined: no verdict has come. */
let toldRules: Set<string> | undefined;

/** Tells once of each rule that is broken newly: screen readers, and who wants to be told. */
export function startTelling(): void {
  effect(() => {
    const found = verdict.value;
    if (found === undefined) {
      toldRules = undefined;
      return;
    }
    const broken = brokenRules(found).filter((rule) => !isOfScenario(rule));
    const before = toldRules;
    toldRules = new Set([...(before ?? []), ...broken.map(({ id }) => id)]);
    if (before !== undefined) tellOf(broken.filter(({ id }) => !before.has(id)));
  });
}

function tellOf(rules: readonly RuleVerdict[]): void {
  if (rules.length === 0) return;
  announce(rules.map(({ id, sentence }) => `${id} is broken: ${sentence}`).join(" "));
  if (!isTelling.peek()) return;
  for (const { id, outcome, sentence } of rules)
    new Notification(`${outcomeMarks[outcome].word} ${id}`, { body: sentence, tag: id });
}
