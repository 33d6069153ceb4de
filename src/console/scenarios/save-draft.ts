import type { ScenarioDetail } from "../../control/scenarios/models";
import { read } from "../api";
import { addresses, goTo } from "../place";
import { doing } from "../status";

/** Saves the text of a draft under the name that is in it. */
export const saveDraft = (
  name: string,
  yaml: string,
  onSaved: (draft: ScenarioDetail) => void,
): Promise<void> =>
  doing(`The draft ${name} was saved`, async () => {
    const path = `/scenarios/${encodeURIComponent(name)}`;
    onSaved(await read<ScenarioDetail>(path, { method: "PUT", yaml }));
  });

/** Shows a draft on its page. */
export const showDraft = ({ name }: ScenarioDetail): void => {
  goTo(addresses.scenario(name));
};
