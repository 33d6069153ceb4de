import { reachedBound } from "../../limits/bounds";
import { memberOf } from "../../contract/values/member";
import { type FileFault, FileRefused } from "../../files/file-refused";
import { ownJson } from "../../own-json";
import { type Scenario, interfacesOf } from "../../scenario/definition";
import { aboutOf } from "../../scenario/scenario-file";
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

/** A scenario of the library, or a draft of a data space, in a line. */
export interface ScenarioEntry extends Partial<ScenarioHead> {
  name: string;
  /** What is wrong with its text. */
  faults?: string[];
  /** Absent: it is of the library. */
  draft?: true;
  /** Of a draft: RFC 3339, real time. */
  savedAt?: string;
}

/** One scenario, with the text of its file. */
export interface ScenarioDetail extends ScenarioEntry {
  text: string;
}

/** A mistake in a scenario, and its place. */
export type ScenarioMistake = Omit<FileFault, "file">;

/** What is wrong with a scenario: all of it, in the order of the text. */
export interface ScenarioCheck {
  mistakes: ScenarioMistake[];
}

/** Scenarios that a data space keeps under names of its own, and what can be asked of any scenario. */
export interface ScenarioDraftControl {
  listDrafts(space: Space): ScenarioEntry[];
  /** One of the library, or a draft. */
  scenarioDetail(space: Space, name: unknown): ScenarioDetail;
  /** Keeps a scenario, by its text or as an object; one of the same name is replaced. */
  saveDraft(space: Space, name: unknown, scenario: unknown): ScenarioDetail;
  deleteDraft(space: Space, name: unknown): void;
  checkScenario(scenario: unknown): ScenarioCheck;
  /** JSON Schema of scenario files. */
  scenarioSchema(): object;
}

export const createDraftControl = (services: ControlServices): ScenarioDraftControl => ({
  listDrafts: (space) =>
    services.store.scenarioDrafts.list(space.id).map(({ name, savedAt, head }) => ({
      name,
      ...heads.read(head),
      draft: true,
      savedAt,
    })),
  scenarioDetail: (space, name) => detailOf(services, space, chosenName(name)),
  saveDraft(space, name, given) {
    const wanted = chosenName(name);
    save(services, space, wanted, textOf(given));
    return detailOf(services, space, wanted);
  },
  deleteDraft(space, name) {
    const draft = draftOf(services, space, chosenName(name));
    services.store.unit(() => {
      keepForUndo(services, space, `the deletion of draft ${draft.name}`, draft);
      services.store.scenarioDrafts.remove(space.id, draft.name);
    });
  },
  checkScenario: (given) => ({
    mistakes: faultsOf(() => services.readScenario(textOf(given))).map(
      ({ file: _file, ...mistake }) => mistake,
    ),
  }),
  scenarioSchema: services.scenarioSchema,
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
function textOf(given: unknown): string {
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
