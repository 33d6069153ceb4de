import { writeFileSync } from "node:fs";
import { Command } from "commander";
import { print } from "../command-result";
import { writtenFile } from "../option-values";
import { type ServerOptions, requestOrFail, withSpace } from "../server-client";

interface PictureOptions extends ServerOptions {
  png?: string;
  svg?: string;
}

/** `standin qr`. */
export const qrCommand = (): Command =>
  withSpace(new Command("qr"))
    .description(
      "Show a QR code of the data space for a real reader, in the terminal or as a picture in a file.",
    )
    .argument("<tranId>", "identifier of the code, from the answer to the code request")
    .option("--png <file>", "write a PNG picture to this file", writtenFile)
    .option("--svg <file>", "write an SVG picture to this file", writtenFile)
    .addHelpText(
      "after",
      "\nExamples:\n  standin qr c0de0000000000000000000000000001" +
        "\n  standin qr c0de0000000000000000000000000001 --png code.png",
    )
    .action(async (tranId: string, options: PictureOptions) => {
      const picture = async (kind: string): Promise<Buffer> =>
        Buffer.from(
          await (
            await requestOrFail(options, "GET", `/qr/${encodeURIComponent(tranId)}.${kind}`)
          ).arrayBuffer(),
        );
      for (const kind of ["png", "svg"] as const) {
        const file = options[kind];
        if (file === undefined) continue;
        writeFileSync(file, await picture(kind));
        print(`Wrote ${file}.`);
      }
      if (options.png === undefined && options.svg === undefined)
        print((await picture("txt")).toString().trimEnd());
    });
