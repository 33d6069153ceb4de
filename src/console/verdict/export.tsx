import type { ComponentChildren } from "preact";
import { ask } from "../api";
import { Menu, type MenuItem, menuItem } from "../menu";
import { doing } from "../status";

/** The forms in which a verdict is kept: the file, and the format that is asked for. */
const forms = [
  { name: "Verdict as a page", format: "html", file: "verdict.html" },
  { name: "Verdict as JUnit", format: "junit", file: "verdict.xml" },
  { name: "Verdict as Markdown", format: "markdown", file: "verdict.md" },
  { name: "Verdict as JSON", format: "json", file: "verdict.json" },
];

interface VerdictPlace {
  route: "GET /verdict" | "POST /verdict/from";
  journal?: File;
  children: ComponentChildren;
}

const VerdictFiles = ({ route, journal, children }: VerdictPlace) => (
  <div class="actions">
    <Menu name="Export">
      {forms.map(({ name, format, file }) => (
        <SaveButton
          {...menuItem}
          name={name}
          save={() => ask(route, { query: { format }, ...(journal && { journal }) })}
          file={file}
        />
      ))}
      {children}
    </Menu>
  </div>
);

/** Saves the verdict, and the journal that it follows from. */
export const Export = () => (
  <VerdictFiles route="GET /verdict">
    <SaveButton
      {...menuItem}
      name="Journal"
      save={() => ask("GET /journal")}
      file="journal.ndjson"
    />
  </VerdictFiles>
);

/** Saves the verdict on a journal that was opened. */
export const ExportOfJournal = ({ file }: { file: File }) => (
  <VerdictFiles route="POST /verdict/from" journal={file}>
    {null}
  </VerdictFiles>
);

interface ExportFile extends MenuItem {
  name: string;
  /** Asks for what is saved. */
  save: () => Promise<Response>;
  file: string;
}

/** A button that saves what is asked for as a file. */
export const SaveButton = ({ name, save, file, ...item }: ExportFile) => (
  <button
    type="button"
    {...item}
    onClick={() => void doing(`${file} was saved`, async () => keep(await save(), file))}
  >
    {name}
  </button>
);

async function keep(response: Response, file: string): Promise<void> {
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = address;
  link.download = file;
  link.click();
  URL.revokeObjectURL(address);
}
