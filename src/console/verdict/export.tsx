import { ask } from "../api";
import { doing } from "../status";

/** What can be kept of a verdict: its file, and what the control API answers for it. */
const files = [
  { name: "Verdict as a page", path: "/verdict?format=html", file: "verdict.html" },
  { name: "Verdict as JUnit", path: "/verdict?format=junit", file: "verdict.xml" },
  { name: "Verdict as JSON", path: "/verdict", file: "verdict.json" },
  { name: "Journal", path: "/journal", file: "journal.ndjson" },
];

/** Buttons that save the verdict, and the journal that it follows from. */
export const Export = () => (
  <p class="actions">
    {files.map(({ name, path, file }) => (
      <button type="button" onClick={() => void doing(`${file} was saved`, () => save(path, file))}>
        {name}
      </button>
    ))}
    <span class="quiet">
      {" "}
      <code>npx standin verdict --from journal.ndjson</code> judges a journal again, elsewhere.
    </span>
  </p>
);

async function save(path: string, file: string): Promise<void> {
  const response = await ask(path);
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = address;
  link.download = file;
  link.click();
  URL.revokeObjectURL(address);
}
