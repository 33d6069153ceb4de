import { shownStates } from "../../lifecycle/state";
import { interfaces, interfacesReading } from "../interfaces";
import { type PageProps, addresses, goTo, query } from "../addresses";
import { FilterBox } from "../messages/filter";
import { mistakeIn } from "../messages/suggestions";
import { Views } from "../messages/neighbours";
import { Read } from "../reading";
import { Detail } from "./detail";
import { List } from "./table";

/** The sales of the data space, at the address that they had before, or one of them. */
export const Page = ({ params: { id } }: PageProps) =>
  id === undefined ? <Sales /> : <Detail id={id} />;

/** The transactions of the data space. */
export function Sales() {
  const state = query.value.get("state") ?? "";
  const name = query.value.get("interface") ?? "";
  const filter = query.value.get("filter") ?? "";
  const links = {
    messages: (wanted = "") => addresses.transactions({ state, interface: name, filter: wanted }),
  };
  return (
    <div class="lists">
      <h1 class="unseen">Sales</h1>
      <div class="list-line">
        <Views shown="sales" />
        <FilterBox filter={filter} links={links} />
        <div class="filter">
          <Choice
            label="State"
            value={state}
            values={shownStates}
            choose={(chosen) => {
              goTo(addresses.transactions({ state: chosen, interface: name, filter }));
            }}
          />
          <Choice
            label="Interface"
            value={name}
            values={interfaces.value.map((one) => one.name)}
            choose={(chosen) => {
              goTo(addresses.transactions({ state, interface: chosen, filter }));
            }}
          />
        </div>
      </div>
      <Read of={interfacesReading} thing="interfaces" />
      {mistakeIn(filter) === "" && <List state={state} name={name} filter={filter} />}
    </div>
  );
}

interface FilterChoiceParts {
  label: string;
  value: string;
  values: readonly string[];
  choose: (value: string) => void;
}

const Choice = ({ label, value, values, choose }: FilterChoiceParts) => (
  <label>
    {label}{" "}
    <select
      value={value}
      onChange={({ currentTarget }) => {
        choose(currentTarget.value);
      }}
    >
      <option value="">any</option>
      {[...new Set([...values, ...(value === "" ? [] : [value])])].map((one) => (
        <option value={one}>{one}</option>
      ))}
    </select>
  </label>
);
