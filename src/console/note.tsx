import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { type Note, noteColours } from "../journal/exchange";
import { ask, fetchAnswer } from "./api";
import { useKeys } from "./keys";
import { NoteText } from "./marks";
import { doing } from "./status";
import { visibleText } from "./text";
import { Changes } from "./reading";

/** A note can be on it, and it can be copied for others: a message, by its number, or a transaction, by its id. */
export type NoteSubject = { number: number } | { id: string };

const putNote = (of: NoteSubject, body: Note): Promise<Note> =>
  "id" in of
    ? fetchAnswer("PUT /transactions/{id}/note", { params: of, body })
    : fetchAnswer("PUT /messages/{number}/note", { params: of, body });

const remove = (of: NoteSubject): Promise<Response> =>
  "id" in of
    ? ask("DELETE /transactions/{id}/note", { params: of })
    : ask("DELETE /messages/{number}/note", { params: of });

/** That something has a note, in a list: its text is there to be heard, and as a title. */
export const NoteMark = ({ note }: { note: Note | undefined }) =>
  note === undefined ? null : (
    <span class={`note-mark ${note.colour}`} title={visibleText(note.text)}>
      {" "}
      <span aria-hidden="true">✎</span>
      <span class="unseen">Note: {visibleText(note.text)}</span>
    </span>
  );

interface NoteEditorParts {
  of: NoteSubject;
  note: Note | undefined;
}

/** The note on something, and the form to write it, which `n` opens: both below the line in which its button stands. */
export function NoteEditor({ of, note }: NoteEditorParts) {
  const isOpen = useSignal(false);
  const toggle = () => {
    isOpen.value = !isOpen.value;
  };
  useKeys({ n: toggle });
  const change = (done: string, action: () => Promise<unknown>) =>
    doing(done, async () => {
      await action();
      isOpen.value = false;
    });
  return (
    <>
      <NoteText note={note} />
      <Changes>
        <button type="button" title="n" aria-expanded={isOpen} onClick={toggle}>
          Note
        </button>
        {isOpen.value && (
          <NoteForm
            note={note}
            save={(written) => void change("The note was written", () => putNote(of, written))}
            remove={() => void change("The note was removed", () => remove(of))}
          />
        )}
      </Changes>
    </>
  );
}

interface NoteFormParts {
  note: Note | undefined;
  save: (note: Note) => void;
  remove: () => void;
}

/** The longest note, in characters, as the API takes it. */
const longest = 500;

function NoteForm({ note, save, remove: takeAway }: NoteFormParts) {
  const text = useRef<HTMLInputElement>(null);
  const colour = useSignal<Note["colour"]>(note?.colour ?? "grey");
  return (
    <form
      class="group note-form"
      onSubmit={(event) => {
        event.preventDefault();
        save({ text: text.current?.value ?? "", colour: colour.value });
      }}
    >
      <label>
        <span class="unseen">note</span>
        <input
          ref={text}
          type="text"
          required
          autofocus
          maxLength={longest}
          defaultValue={note?.text ?? ""}
        />
      </label>
      <label>
        <span class="unseen">colour</span>
        <select
          value={colour}
          onChange={({ currentTarget }) => {
            colour.value = noteColours[currentTarget.selectedIndex] ?? "grey";
          }}
        >
          {noteColours.map((one) => (
            <option>{one}</option>
          ))}
        </select>
      </label>
      <button type="submit" class="main">
        Save
      </button>
      {note !== undefined && (
        <button type="button" onClick={takeAway}>
          Remove
        </button>
      )}
    </form>
  );
}
