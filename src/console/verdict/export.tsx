import type { ComponentChildren } from "preact";
import { type Asked, ask } from "../api";
import { doing } from "../status";

/** The forms in which a verdict is kept: the file, and the query that asks for it. */
const forms = [
  { name: "Verdict as a page", query: "?format=html", file: "verdict.html" },
  { name: "Verdict as JUnit", query: "?format=junit", file: "verdict.xml" },
  { name: "Verdict as Markdown", query: "?format=markdown", file: "verdict.md" },
  { name: "Verdict as JSON", query: "", file: "verdict.json" },
];

interface VerdictPlace {
  /** Path of the verdict in the control API. */
  path: string;
  asked?: Asked;
  children: ComponentChildren;
}

const VerdictFiles = ({ path, asked = {}, children }: VerdictPlace) => (
  <p class="actions">
    {forms.map(({ name, query, file }) => (
      <SaveButton name={name} path={path + query} asked={asked} file={file} />
    ))}
    {children}
  </p>
);

/** Buttons that save the verdict, and the journal that it follows from. */
export const Export = () => (
  <VerdictFiles path="/verdict">
    <SaveButton name="Journal" path="/journal" asked={{}} file="journal.ndjson" />
    <span class="quiet">
      {" "}
      <code>standin verdict --from journal.ndjson</code> judges a journal again, elsewhere.
    </span>
  </VerdictFiles>
);

/** Buttons that save the verdict on a journal that was opened. */
export const ExportOfJournal = ({ file }: { file: File }) => (
  <VerdictFiles path="/verdict/from" asked={{ method: "POST", journal: file }}>
    {null}
  </VerdictFiles>
);

interface Saved {
  name: string;
  path: string;
  asked: Asked;
  file: string;
}

const SaveButton = ({ name, path, asked, file }: Saved) => (
  <button
    type="button"
    onClick={() => void doing(`${file} was saved`, () => save(path, asked, file))}
  >
    {name}
  </button>
);

async function save(path: string, asked: Asked, file: string): Promise<void> {
  const response = await ask(path, asked);
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = address;
  link.download = file;
  link.click();
  URL.revokeObjectURL(address);
}
