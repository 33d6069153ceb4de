import { Command, Option } from "commander";
import { isUuid } from "../../contract/values/uuid";
import { noteColours, noteText } from "../../journal/exchange";
import { WrongUsage, print } from "../command-result";
import { type ServerOptions, ask, call, granting, withSpace } from "../server-client";
import { messageKey } from "./again";

/** In which form a message or a transaction is printed. */
export interface EvidenceOptions {
  format?: "json" | "markdown" | "html" | "journal";
  json?: true;
}

export const formatOption = (): Option =>
  new Option("--format <form>", "for those who do not see it here").choices([
    "json",
    "markdown",
    "html",
    "journal",
  ]);

/** Prints a message or a transaction as the simulator gives it away. */
export async function printEvidence(
  options: ServerOptions & EvidenceOptions,
  route: "GET /messages/{number}" | "GET /transactions/{id}",
  params: Record<string, string | number>,
): Promise<void> {
  const { format } = options;
  const response = await granting(await ask(options, route, { params, query: { format } }));
  print((await response.text()).trimEnd());
}

interface NoteOptions extends ServerOptions {
  colour?: (typeof noteColours)[number];
  remove?: true;
}

/** `standin note N TEXT`. */
export const noteCommand = (): Command =>
  withSpace(new Command("note"))
    .description("Write a note on a message or a transaction, or remove it.")
    .argument("<of>", "number or name of a message, or id of a transaction", notedKey)
    .argument("[text]", "one line")
    .addOption(new Option("--colour <colour>", "its colour").choices(noteColours).default("grey"))
    .option("--remove", "take the note away")
    .addHelpText(
      "after",
      "\nExamples:\n  standin note 12 'the till had lost its connection' --colour red" +
        "\n  standin note 12 --remove",
    )
    .action(async (of: number | string, text: string | undefined, options: NoteOptions) => {
      const { colour = "grey", remove } = options;
      if ((text === undefined) !== (remove === true))
        throw new WrongUsage("Give a text, or --remove.");
      if (text === undefined) {
        await removeNote(of, options);
        print("The note is removed.");
      } else print(noteText(await putNote(of, { text, colour }, options)));
    });

const notedKey = (text: string): number | string => (isUuid(text) ? text : messageKey(text));

const putNote = (
  of: number | string,
  body: { text: string; colour: (typeof noteColours)[number] },
  options: ServerOptions,
) =>
  isUuid(of)
    ? call(options, "PUT /transactions/{id}/note", { params: { id: of }, body })
    : call(options, "PUT /messages/{number}/note", { params: { number: of }, body });

const removeNote = (of: number | string, options: ServerOptions) =>
  isUuid(of)
    ? call(options, "DELETE /transactions/{id}/note", { params: { id: of } })
    : call(options, "DELETE /messages/{number}/note", { params: { number: of } });
