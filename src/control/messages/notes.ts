import { type Static, Type } from "@sinclair/typebox";
import { described, noOtherMembers, oneOf } from "../../contract/schema";
import { type Note, noteColours } from "../../journal/exchange";
import { limits } from "../../limits/limits";
import type { Space } from "../../store";
import { type NotePlace, writeNote } from "../data/reset-and-undo";
import { ControlRefused } from "../declare/refusals";
import type { ControlServices } from "../services";

/** A note as it is given. */
export const GivenNote = Type.Object(
  {
    text: Type.String({
      minLength: 1,
      maxLength: limits.noteCharacters,
      pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$",
      "x-expected": `one line of 1 to ${limits.noteCharacters} characters`,
    }),
    colour: Type.Optional(described(oneOf(noteColours), "grey, if absent")),
  },
  { ...noOtherMembers, title: "GivenNote" },
);
export type GivenNote = Static<typeof GivenNote>;

/** What a note is about: where it is kept, and what it is called. */
export interface NotedThing extends NotePlace {
  called: string;
}

/** Writes a note in place of the one before; returns it as it is shown. Throws `ControlRefused` for one too many. */
export function putNote(
  services: ControlServices,
  space: Space,
  { called, ...place }: NotedThing,
  { text, colour = "grey" }: GivenNote,
): Note {
  const { store, journal } = services;
  const note: Note = { text, colour };
  const before = journal.get(space, place.number)?.[place.member];
  if (before === undefined && journal.countNotes(space) >= limits.notes)
    throw new ControlRefused("notes-too-many", {
      freeString: `A data space has at most ${limits.notes} notes.`,
    });
  store.unit(() => {
    writeNote(services, space, place, { note, text: `the note on ${called}` });
  });
  journal.publish(space, place.number);
  return journal.get(space, place.number)?.[place.member] ?? note;
}

/** Takes a note away. Throws `ControlRefused` where there is none. */
export function removeNote(
  services: ControlServices,
  space: Space,
  { called, ...place }: NotedThing,
): void {
  const { store, journal } = services;
  if (journal.get(space, place.number)?.[place.member] === undefined)
    throw new ControlRefused("note-unknown", { freeString: `There is no note on ${called}.` });
  store.unit(() => {
    writeNote(services, space, place, { note: null, text: `the removal of the note on ${called}` });
  });
  journal.publish(space, place.number);
}
