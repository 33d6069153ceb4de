import type { ComponentChildren } from "preact";

interface StackedTableParts {
  label: string;
  headings: readonly ComponentChildren[];
  /** A class of the frame, beside its own. */
  kind?: string;
  /** Its rows; they name their roles too. */
  children: ComponentChildren;
}

/** A table whose cells are stacked in a narrow window, where only the roles still say what they are. */
export const StackedTable = ({ label, headings, kind = "", children }: StackedTableParts) => (
  <div class={`scroll stacked ${kind}`.trim()} role="region" aria-label={label} tabIndex={0}>
    <table role="table">
      <thead role="rowgroup">
        <tr role="row">
          {headings.map((heading) => (
            <th role="columnheader" scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
    </table>
  </div>
);
