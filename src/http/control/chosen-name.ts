import { isChosenName, nameForm } from "../../contract/chosen-name";
import { ControlRefused } from "./refused";

/** A name that users choose, of a snapshot or a scenario. Throws `ControlRefused` for another form. */
export function chosenName(name: unknown): string {
  if (isChosenName(name)) return name;
  throw new ControlRefused("parameter-wrong", {
    formatErrors: [{ field: "name", msg: `must be ${nameForm}` }],
  });
}
