import { type Command, InvalidArgumentError, type Option } from "commander";
import { WrongUsage, printError } from "./command-result";

/** Options that can be given several times: the variable has a list, with commas. */
const repeatable: readonly string[] = ["mount", "public-host", "cors"];

/** `run` tells its command by STANDIN_SCENARIO what it tries. */
const otherVariables: Readonly<Record<string, string>> = { scenario: "STANDIN_START_SCENARIO" };

/** The variable that sets an option: `STANDIN_FORGET_AFTER` for `--forget-after`. */
const variableOf = (option: Option): string =>
  otherVariables[option.name()] ?? `STANDIN_${option.name().toUpperCase().replaceAll("-", "_")}`;

/** Lets the environment set the options of a command that its command line does not. */
export const withEnvironment = (command: Command): Command =>
  command.hook("preAction", () => {
    for (const option of command.options) {
      const [key, variable] = [option.attributeName(), variableOf(option)];
      const text = process.env[variable];
      if (text === undefined || text === "" || command.getOptionValueSource(key) === "cli")
        continue;
      if (isOfKubernetes(text)) {
        printError(
          `${variable}=${text} is not for Standin: Kubernetes sets it for a Service. It is ignored.`,
        );
        continue;
      }
      command.setOptionValueWithSource(key, valueOf(option, variable, text), "env");
    }
  });

/** Kubernetes tells every container of a Service called standin by `STANDIN_PORT=tcp://10.96.0.1:8080`. */
const isOfKubernetes = (text: string): boolean => /^(?:tcp|udp|sctp):\/\/[^/]+:\d+$/.test(text);

const flags: Readonly<Record<string, boolean>> = {
  true: true,
  "1": true,
  false: false,
  "0": false,
};

function valueOf(option: Option, variable: string, text: string): unknown {
  if (option.isBoolean() || option.negate) {
    const isGiven = flags[text];
    if (isGiven === undefined) throw new WrongUsage(`${variable} must be true or false.`);
    return option.negate ? !isGiven : isGiven || undefined;
  }
  const { parseArg } = option;
  if (parseArg === undefined) return text;
  const parts = repeatable.includes(option.name()) ? text.split(",") : [text];
  try {
    return parts.reduce<unknown>((given, part) => parseArg(part.trim(), given), undefined);
  } catch (error) {
    throw error instanceof InvalidArgumentError
      ? new WrongUsage(`${variable}: ${error.message}`)
      : error;
  }
}
