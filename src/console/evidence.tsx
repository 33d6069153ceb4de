import { ask } from "./api";
import { copyText } from "./copy";
import { SaveButton } from "./verdict/export";
import { doing } from "./status";
import { announce } from "./announce";

/** What can be given to those who do not see it here. */
type Given = { number: number } | { id: string };

const read = (of: Given, format: string): Promise<Response> =>
  "id" in of
    ? ask("GET /transactions/{id}", { params: of, query: { format } })
    : ask("GET /messages/{number}", { params: of, query: { format } });

/** Copies a link to what is shown, or all of it as Markdown; saves it as a page or a journal. */
export const CopyMenu = ({ of, file }: { of: Given; file: string }) => (
  <details class="copy-menu">
    <summary>Copy</summary>
    <div class="group">
      <button type="button" onClick={() => void copyLink()}>
        Link
      </button>
      <button
        type="button"
        onClick={() =>
          void doing("Copied as Markdown", async () => {
            await copyText(await (await read(of, "markdown")).text(), null);
          })
        }
      >
        Markdown
      </button>
      <SaveButton name="Save as a page" save={() => read(of, "html")} file={`${file}.html`} />
      <SaveButton
        name="Save as a journal"
        save={() => read(of, "journal")}
        file={`${file}.ndjson`}
      />
    </div>
  </details>
);

async function copyLink(): Promise<void> {
  announce(`Link: ${await copyText(location.href, null)}`);
}
