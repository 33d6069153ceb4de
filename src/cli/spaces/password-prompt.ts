import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { limits } from "../../limits/limits";
import { CommandFailed, WrongUsage } from "../command-result";

/**
 * The password of a user: the first line of standard input with `passwordStdin`, else asked for in the terminal,
 * without echo. Throws `WrongUsage` where there is no terminal, `CommandFailed` for a password that is too long.
 */
export async function givenPassword(
  name: string,
  { passwordStdin }: { passwordStdin?: true },
): Promise<string> {
  if (passwordStdin !== true && !process.stdin.isTTY)
    throw new WrongUsage("There is no terminal to ask for the password: add --password-stdin.");
  const password =
    passwordStdin === true ? await firstLine() : await askHidden(`Password of ${name}: `);
  if (password.length > limits.credentialLength)
    throw new CommandFailed(`A password has at most ${limits.credentialLength} characters.`);
  if (password === "") throw new CommandFailed("The password is empty.");
  return password;
}

async function firstLine(): Promise<string> {
  for await (const line of createInterface({ input: process.stdin })) return line;
  return "";
}

/** Readline shows what is typed on its output, which here is nowhere. */
async function askHidden(question: string): Promise<string> {
  process.stderr.write(question);
  const nowhere = new Writable({
    write: (_chunk, _encoding, done) => {
      done();
    },
  });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  try {
    return await terminal.question("");
  } finally {
    terminal.close();
    process.stderr.write("\n");
  }
}
