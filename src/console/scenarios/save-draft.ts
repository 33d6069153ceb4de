import type { ScenarioDetail } from "../../control/scenarios/models";
import { fetchAnswer } from "../api";
import { addresses, goTo } from "../addresses";
import { doing } from "../status";

/** Saves the text of a draft under the name that is in it. */
export const saveDraft = (
  name: string,
  yaml: string,
  onSaved: (draft: ScenarioDetail) => void,
): Promise<void> =>
  doing(`The draft ${name} was saved`, async () => {
    onSaved(await fetchAnswer("PUT /scenarios/{name}", { params: { name }, yaml }));
  });

/** Shows a draft on its page. */
export const showDraft = ({ name }: ScenarioDetail): void => {
  goTo(addresses.scenario(name));
};
