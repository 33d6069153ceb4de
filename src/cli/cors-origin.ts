import { InvalidArgumentError } from "commander";
import { isOrigin } from "../http/door/hosts";

/** Checks an origin, and adds it to those that were given before. */
export function corsOrigin(value: string, given: readonly string[] = []): string[] {
  if (!isOrigin(value))
    throw new InvalidArgumentError("Give an origin such as https://pos.example, without a path.");
  return [...given, value];
}
