import { addresses, withQuery } from "../addresses";
import { visibleText } from "../text";

/** Says that a list or an entity is not there, and offers a way on. */
export const Missing = ({ what }: { what: string }) => (
  <p class="notice bad" role="alert">
    There is no {visibleText(what)}. Go on with <a href={addresses.data()}>all data</a>, or{" "}
    <a href={withQuery(addresses.data(), { search: what.split(" ").at(-1) })}>search for it</a>.
  </p>
);
