import { existsSync } from "node:fs";
import { Command, InvalidArgumentError, Option } from "commander";
import { isChosenName, nameForm } from "../../contract/schema";
import { limits } from "../../limits/limits";
import { type ListedUser, changeUsersFile, hashOf, isHashOf, readUsersFile } from "../../users";
import { type Role, defaultRoles, roles } from "../../users/roles";
import { CommandFailed, print, printJson, WrongUsage } from "../command-result";
import { readableFile, writtenFile } from "../option-values";
import { shardsCommand } from "./shard-map";
import { table } from "../terminal";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";

const usersIn = (count: number): string => (count === 1 ? "1 user" : `${count} users`);

interface PasswordOptions {
  passwordStdin?: true;
}

interface AddUserOptions extends PasswordOptions {
  space?: string;
  role?: Role[];
}

function userName(value: string): string {
  if (value === "" || value.includes(":") || value.length > limits.credentialLength)
    throw new InvalidArgumentError(
      `Give a name of 1 to ${limits.credentialLength} characters, without a colon.`,
    );
  return value;
}

function spaceName(value: string): string {
  if (!isChosenName(value)) throw new InvalidArgumentError(`Give a name of ${nameForm}.`);
  return value;
}

const isRole = (value: string): value is Role => roles.some((role) => role === value);

function role(value: string, given: readonly Role[] = []): Role[] {
  if (!isRole(value)) throw new InvalidArgumentError(`Give one of ${roles.join(", ")}.`);
  return [...given, value];
}

const withPassword = (command: Command): Command =>
  command.addOption(
    new Option("--password-stdin", "read the password from the first line of standard input"),
  );

const userIn = (users: readonly ListedUser[], file: string, name: string): ListedUser => {
  const user = users.find(({ user: own }) => own === name);
  if (user === undefined) throw new CommandFailed(`${file} has no user ${name}.`);
  return user;
};

const addCommand = (): Command =>
  withPassword(new Command("add"))
    .description("Add a user. If the file does not exist, create it, readable only by you.")
    .argument("<file>", "the users file", writtenFile)
    .argument("<name>", "name of the user", userName)
    .option("--space <name>", "share the data of this space with its other users", spaceName)
    .option(
      "--role <role>",
      `${roles.join(", ")} (repeatable; default: ${defaultRoles.join(" and ")})`,
      role,
    )
    .addHelpText(
      "after",
      "\nExamples:\n  standin users add users.yaml till-1 --space shop-4" +
        "\n  standin users add users.yaml ops --role operator",
    )
    .action(add);

async function add(file: string, name: string, options: AddUserOptions): Promise<void> {
  const refuse = (users: readonly ListedUser[]): void => {
    if (users.some(({ user }) => user === name))
      throw new CommandFailed(
        `${file} has the user ${name} already. Change the password with: standin users passwd ${file} ${name}`,
      );
    if (users.length >= limits.users)
      throw new CommandFailed(`${file} has ${limits.users} users, which is the maximum.`);
  };
  // Before the password is asked for, and again once no other process changes the file.
  if (existsSync(file)) refuse(readUsersFile(file));
  const hash = await hashOf(await givenPassword(name, options));
  const { space, role: given } = options;
  let count = 0;
  await changeUsersFile(file, (users) => {
    refuse(users);
    count = users.length + 1;
    const roles = given && { roles: [...new Set(given)] };
    return [...users, { user: name, hash, ...(space && { space }), ...roles }];
  });
  print(`Added ${name} to ${file}. It has ${usersIn(count)} now.`);
}

const passwdCommand = (): Command =>
  withPassword(new Command("passwd"))
    .description("Change a user's password. The user's data are kept.")
    .argument("<file>", "the users file", readableFile)
    .argument("<name>", "name of the user")
    .addHelpText("after", "\nExample:\n  standin users passwd users.yaml till-1")
    .action(async (file: string, name: string, options: PasswordOptions) => {
      userIn(readUsersFile(file), file, name);
      const hash = await hashOf(await givenPassword(name, options));
      await changeUsersFile(file, (users) => {
        const user = userIn(users, file, name);
        return users.map((one) => (one === user ? withHash(one, hash) : one));
      });
      print(`Changed the password of ${name}.`);
    });

/** The user with a hash in place of a password. */
function withHash({ user, space, roles: own }: ListedUser, hash: string): ListedUser {
  return { user, hash, ...(space && { space }), ...(own && { roles: own }) };
}

const removeCommand = (): Command =>
  new Command("remove")
    .description(
      "Remove a user. The data are kept, in case a user is added again under the same name.",
    )
    .argument("<file>", "the users file", readableFile)
    .argument("<name>", "name of the user")
    .addHelpText("after", "\nExample:\n  standin users remove users.yaml till-1")
    .action(async (file: string, name: string) => {
      let count = 0;
      await changeUsersFile(file, (users) => {
        const user = userIn(users, file, name);
        count = users.length - 1;
        return users.filter((one) => one !== user);
      });
      print(`Removed ${name} from ${file}. It has ${usersIn(count)} now.`);
    });

const listCommand = (): Command =>
  new Command("list")
    .description("List the users with their spaces and roles.")
    .argument("<file>", "the users file", readableFile)
    .option("--json", "as JSON")
    .addHelpText("after", "\nExample:\n  standin users list users.yaml")
    .action((file: string, { json }: { json?: true }) => {
      const users = readUsersFile(file).map(({ user, space = null, roles: own, hash }) => ({
        user,
        space,
        roles: own ?? [...defaultRoles],
        isHashed: hash !== undefined,
      }));
      if (json === true) printJson(users);
      else print(table([["user", "space", "roles", "password"], ...users.map(row)]));
    });

const row = (user: {
  user: string;
  space: string | null;
  roles: readonly Role[];
  isHashed: boolean;
}): string[] => [
  user.user,
  user.space ?? "its own",
  user.roles.join(", "),
  user.isHashed ? "hashed" : "plain text",
];

const checkCommand = (): Command =>
  withPassword(new Command("check"))
    .description("Check the file and, if you give a name, that user's password.")
    .argument("<file>", "the users file", readableFile)
    .argument("[name]", "name of a user whose password is asked for")
    .addHelpText(
      "after",
      "\nExamples:\n  standin users check users.yaml\n  standin users check users.yaml till-1",
    )
    .action(check);

async function check(
  file: string,
  name: string | undefined,
  options: PasswordOptions,
): Promise<void> {
  if (name === undefined) {
    const users = readUsersFile(file);
    const clear = users.filter(({ hash }) => hash === undefined).length;
    print(
      `${file} is right: ${usersIn(users.length)}` +
        (clear === 0 ? "." : `, ${clear} with a plain-text password (standin users convert).`),
    );
    return;
  }
  const user = userIn(readUsersFile(file), file, name);
  const password = await givenPassword(name, options);
  const isRight =
    user.hash === undefined ? user.password === password : await isHashOf(user.hash, password);
  if (!isRight) throw new CommandFailed(`This is not the password of ${name}.`);
  print(`This is the password of ${name}.`);
}

const convertCommand = (): Command =>
  new Command("convert")
    .description(
      "Replace plain-text passwords with their hashes. Users keep their passwords and data.",
    )
    .argument("<file>", "the users file", readableFile)
    .addHelpText("after", "\nExample:\n  standin users convert users.yaml")
    .action(convert);

/** Hashes take long: they are made before the file is changed, for those who still have that password then. */
async function convert(file: string): Promise<void> {
  const users = readUsersFile(file);
  const hashes = new Map<string, string>();
  for (const { user, password } of users)
    if (password !== undefined) hashes.set(`${user}:${password}`, await hashOf(password));
  if (hashes.size > 0)
    await changeUsersFile(file, (now) =>
      now.map((one) => {
        const hash = hashes.get(`${one.user}:${one.password ?? ""}`);
        return one.password === undefined || hash === undefined ? one : withHash(one, hash);
      }),
    );
  print(`Hashed ${hashes.size} of ${users.length} passwords.`);
}

/** `standin users`. */
export const usersCommand = (): Command =>
  new Command("users")
    .description(
      "The users file that --users takes: who may call the simulator, and whose data they see.",
    )
    .addHelpText(
      "after",
      "\nExamples:\n  standin users add users.yaml till-1\n  standin start --users users.yaml" +
        "\n\nA running simulator reads the file again when it has changed." +
        "\nComments in the file are lost when it is written.",
    )
    .addCommand(addCommand())
    .addCommand(passwdCommand())
    .addCommand(removeCommand())
    .addCommand(listCommand())
    .addCommand(checkCommand())
    .addCommand(convertCommand())
    .addCommand(shardsCommand());

/**
 * The password of a user: the first line of standard input with `passwordStdin`, else asked for in the terminal,
 * without echo. Throws `WrongUsage` where there is no terminal, `CommandFailed` for a password that is too long.
 */
async function givenPassword(
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
