import { reachedBound } from "../../limits/bounds";
import { memberOf } from "../../contract/values/json-value";
import type { ScenarioCheck, ScenarioDetail, ScenarioEntry } from "./models";
import { type FileFault, FileRefused } from "../../files/file-refused";
import { ownJson } from "../../own-json";
import { type Scenario, interfacesOf } from "../../scenario/definition";
import { aboutOf } from "../../scenario/load";
import type { KeptDraft, Space } from "../../store";
import type { ControlServices } from "../services";
import { ControlRefused, chosenName, refuseFullDatabase, unknownName } from "../declare/refusals";

/** What a list shows of a scenario that has no mistakes. */
interface ScenarioHead {
  title: string;
  interfaces: string[];
  /** The comment at the head of its text: what it shows, and what a correct POS does. */
  about?: string | undefined;
}

/** The drafts of a data space, each in a line. */
export const listDrafts = ({ store }: ControlServices, space: Space): ScenarioEntry[] =>
  store.scenarioDrafts.list(space.id).map(({ name, savedAt, head }) => ({
    name,
    ...heads.read(head),
    draft: true,
    savedAt,
  }));

/** One of the library, or a draft. */
export const showScenario = (
  services: ControlServices,
  space: Space,
  name: string,
): ScenarioDetail => detailOf(services, space, chosenName(name));

/** Keeps a scenario, by its text or as an object; one of the same name is replaced. */
export function saveDraft(
  services: ControlServices,
  space: Space,
  name: unknown,
  given: unknown,
): ScenarioDetail {
  const wanted = chosenName(name);
  save(services, space, wanted, draftText(given));
  return detailOf(services, space, wanted);
}

export function deleteDraft(services: ControlServices, space: Space, name: string): void {
  const draft = draftOf(services, space, chosenName(name));
  services.store.unit(() => {
    keepForUndo(services, space, `the deletion of draft ${draft.name}`, draft);
    services.store.scenarioDrafts.remove(space.id, draft.name);
  });
}

export const checkScenario = (
  services: Pick<ControlServices, "readScenario">,
  given: unknown,
): ScenarioCheck => ({
  mistakes: faultsOf(() => services.readScenario(draftText(given))).map(
    ({ file: _file, ...mistake }) => mistake,
  ),
});

const heads = ownJson<ScenarioHead>();

/** What a list shows of a scenario. */
export const headOf = (scenario: Scenario, text: string): ScenarioHead => ({
  title: scenario.title,
  interfaces: interfacesOf(scenario),
  about: aboutOf(text),
});

/** The refusal of a name that no scenario has. */
export const unknownScenario = (
  { store, scenarios }: ControlServices,
  space: Space,
  name: string,
): ControlRefused =>
  unknownName("scenario-unknown", name, [
    ...scenarios.names(),
    ...store.scenarioDrafts.list(space.id).map((draft) => draft.name),
  ]);

/** A scenario as text: an object in lines, so that a mistake has a place. */
function draftText(given: unknown): string {
  if (typeof given === "string") return given;
  if (memberOf(given, "rules") === undefined)
    throw new ControlRefused("parameter-wrong", { freeString: "Send a scenario." });
  return `${JSON.stringify(given, undefined, 2)}\n`;
}

/** What is wrong with a scenario; what reads it throws `FileRefused` where something is. */
function faultsOf(read: () => unknown): readonly FileFault[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof FileRefused) return error.faults;
    throw error;
  }
}

function detailOf(services: ControlServices, space: Space, name: string): ScenarioDetail {
  const { store, scenarios, readScenario } = services;
  const draft = store.scenarioDrafts.get(space.id, name);
  if (draft !== undefined) {
    const { text, savedAt, head } = draft;
    const faults = faultsOf(() => readScenario(text, name));
    return { name, ...heads.read(head), ...faulty(faults), draft: true, savedAt, text };
  }
  const text = scenarios.text(name);
  if (text === undefined) throw unknownScenario(services, space, name);
  let scenario: Scenario | undefined;
  const faults = faultsOf(() => (scenario = scenarios.get(name)));
  return { name, ...(scenario && headOf(scenario, text)), ...faulty(faults), text };
}

/** Mistakes as entries of scenarios have them. */
export const faulty = (faults: readonly FileFault[]): Pick<ScenarioEntry, "faults"> =>
  faults.length === 0 ? {} : { faults: faults.map(({ text }) => text) };

/** Throws `ControlRefused` where there is no such draft. */
function draftOf(services: ControlServices, space: Space, name: string): KeptDraft {
  const draft = services.store.scenarioDrafts.get(space.id, name);
  if (draft !== undefined) return draft;
  refuseLibrary(services, name);
  throw unknownScenario(services, space, name);
}

function refuseLibrary({ scenarios }: ControlServices, name: string): void {
  if (scenarios.text(name) !== undefined) throw new ControlRefused("scenario-in-library", { name });
}

function save(services: ControlServices, space: Space, name: string, text: string): void {
  const { store, time, readScenario } = services;
  const { scenarioDrafts } = store;
  refuseLibrary(services, name);
  const head = heads.write(headOf(readScenario(text, name), text));
  const before = scenarioDrafts.get(space.id, name);
  if (before?.text === text) return;
  refuseOneMore(services, space, before);
  refuseFullDatabase(store);
  store.unit(() => {
    if (before !== undefined)
      keepForUndo(services, space, `the replacement of draft ${name}`, before);
    const savedAt = new Date(time.now()).toISOString();
    scenarioDrafts.put(space.id, { name, savedAt, head, text });
  });
}

/** Throws `ControlRefused` where a draft that replaces none is one too many. */
export function refuseOneMore(
  { store: { scenarioDrafts }, settings: { bounds } }: ControlServices,
  space: Space,
  replaced: KeptDraft | undefined,
): void {
  if (replaced === undefined && scenarioDrafts.list(space.id).length >= bounds.scenarioDrafts)
    throw new ControlRefused("drafts-too-many", { ...reachedBound(bounds, "scenarioDrafts") });
}

/** Call it within a unit of work. */
function keepForUndo(
  { store, time }: ControlServices,
  space: Space,
  text: string,
  draft: KeptDraft,
): void {
  store.undos.keep(space.id, { at: time.now(), text, content: { kind: "draft", draft } });
}
