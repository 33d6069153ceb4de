import { reachedBound } from "../../limits/bounds";
import { limits } from "../../limits/limits";
import { ownJson } from "../../own-json";
import type { KeptTestRun, Space } from "../../store";
import { ControlRefused, refuseFullDatabase, unknownName } from "../declare/refusals";
import type { ControlServices } from "../services";
import { entryOf } from "./comparison";
import type { TestRun, TestRunEntry } from "./models";

const runJson = ownJson<TestRun>();
const entryJson = ownJson<TestRunEntry>();

/** The runs that a data space keeps, oldest first. */
export const listRuns = ({ store }: ControlServices, space: Space): TestRunEntry[] =>
  store.testRuns.list(space.id).map(({ head }) => entryJson.read(head));

/** Throws `ControlRefused` where no run has this name; `field`: where it was given. */
export const runNamed = (services: ControlServices, space: Space, name: string): TestRun =>
  runJson.read(keptRun(services, space, name).content);

function keptRun({ store }: ControlServices, space: Space, name: string): KeptTestRun {
  const kept = store.testRuns.get(space.id, name);
  if (kept !== undefined) return kept;
  const known = store.testRuns.list(space.id).map((run) => run.name);
  throw unknownName("run-unknown", name, known);
}

/** The run before another one; undefined: it is the first. */
export function runBefore(
  services: ControlServices,
  space: Space,
  { name }: Pick<TestRun, "name">,
): TestRun | undefined {
  const names = listRuns(services, space).map((run) => run.name);
  const before = names[names.indexOf(name) - 1];
  return before === undefined ? undefined : runNamed(services, space, before);
}

/** The first name like this one that no run has. */
export function freeRunName({ store }: ControlServices, space: Space, wanted: string): string {
  const names = new Set(store.testRuns.list(space.id).map(({ name }) => name));
  const begin = wanted.slice(0, limits.chosenName - 4);
  let name = wanted.slice(0, limits.chosenName);
  for (let nth = 2; names.has(name); nth += 1) name = `${begin}-${nth}`;
  return name;
}

/** Throws `ControlRefused` where a further run is one too many, or too large. */
export function refuseOneMoreRun(
  { store: { testRuns }, settings: { bounds } }: ControlServices,
  space: Space,
  content: string,
): void {
  const kept = testRuns.list(space.id);
  const isFull = testRuns.size(space.id) + content.length > limits.journalBytes;
  if (kept.length < bounds.testRuns && !isFull) return;
  throw new ControlRefused("runs-too-many", {
    ...reachedBound(bounds, "testRuns"),
    freeString: `Delete the oldest one first: ${kept[0]?.name ?? ""}.`,
  });
}

/** Keeps a run under the first free name; what a list shows of it. */
export function keepRun(services: ControlServices, space: Space, given: TestRun): TestRunEntry {
  const { store } = services;
  const run = { ...given, name: freeRunName(services, space, given.name) };
  const [head, content] = [entryOf(run), runJson.write(run)];
  refuseOneMoreRun(services, space, content);
  refuseFullDatabase(store);
  store.unit(() => {
    const { name, endedAt } = run;
    store.testRuns.put(space.id, { name, endedAt, head: entryJson.write(head), content });
  });
  return head;
}

/** Deletes a run; an undo brings it back. */
export function deleteRun(services: ControlServices, space: Space, name: string): void {
  const { store, time } = services;
  const run = keptRun(services, space, name);
  store.unit(() => {
    const text = `the deletion of run ${name}`;
    store.undos.keep(space.id, { at: time.now(), text, content: { kind: "run", run } });
    store.testRuns.remove(space.id, name);
  });
}
