import { plain } from "../plain-text";

/** Rows with aligned columns; the first row is the heading. */
export function table(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map(plain));
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.max(...cells.map((row) => (row[column] ?? "").length)),
  );
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
