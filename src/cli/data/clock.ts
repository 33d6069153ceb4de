import { Command, InvalidArgumentError } from "commander";
import { millisecondsOf } from "../../scenario/duration";
import type { ClockChange, ClockState } from "../../time/space-clock";
import { print, printJson } from "../command-result";
import { type ServerOptions, call, withSpace } from "../server-client";

/** Seconds of `90s`, `2m`, `36h` or `30d`. */
function seconds(value: string): number {
  const duration = millisecondsOf(value);
  if (duration === undefined)
    throw new InvalidArgumentError("Give a duration such as 90s, 2m, 36h or 30d.");
  return duration / 1000;
}

const isInstant = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T/i.test(value) && !Number.isNaN(Date.parse(value));

/** Refuses what is no instant before the simulator is asked. */
function instant(value: string): string {
  if (!isInstant(value))
    throw new InvalidArgumentError("Give an RFC 3339 time such as 2031-12-31T23:59:00Z.");
  return value;
}

function instantOrReal(value: string): string {
  if (value !== "real" && !isInstant(value))
    throw new InvalidArgumentError("Give an RFC 3339 time such as 2031-12-31T23:59:00Z, or real.");
  return value;
}

/** `standin clock show|freeze|set|advance|back`. */
export const clockCommand = (): Command =>
  new Command("clock")
    .description(
      "The clock of a data space, for expiries, deliveries and the waits of faults. A " +
        "reset does not change it; clock set real returns it to the machine's clock.",
    )
    .addHelpText("after", "\nExamples:\n  standin clock advance 36h\n  standin clock set real")
    .addCommand(
      withSpace(new Command("show"))
        .description("Show the time.")
        .option("--json", "as JSON")
        .addHelpText("after", "\nExample:\n  standin clock show")
        .action(async (options: ServerOptions & { json?: true }) => {
          const clock = await call(options, "GET /clock");
          if (options.json === true) printJson(clock);
          else print(clockText(clock));
        }),
    )
    .addCommand(
      withSpace(new Command("freeze"))
        .description("Freeze the clock, now or at an instant.")
        .argument("[instant]", "RFC 3339", instant)
        .addHelpText(
          "after",
          "\nExamples:\n  standin clock freeze\n  standin clock freeze 2031-12-31T23:59:00Z",
        )
        .action((set: string | undefined, options: ServerOptions) =>
          change(options, { frozen: true, ...(set !== undefined && { set }) }),
        ),
    )
    .addCommand(
      withSpace(new Command("set"))
        .description(
          "Set the clock to an instant, from which it continues. With real, it follows the machine's clock again.",
        )
        .argument("<instant>", "RFC 3339, or real", instantOrReal)
        .addHelpText(
          "after",
          "\nExamples:\n  standin clock set 2031-12-31T23:59:00Z\n  standin clock set real",
        )
        .action((set: string, options: ServerOptions) => change(options, { frozen: false, set })),
    )
    .addCommand(shiftCommand("advance", "Move the clock forward.", 1))
    .addCommand(shiftCommand("back", "Move the clock back.", -1));

/** `direction`: 1 forward, -1 back. */
const shiftCommand = (name: string, description: string, direction: 1 | -1): Command =>
  withSpace(new Command(name))
    .description(`${description} A frozen clock stays frozen.`)
    .argument("<duration>", "90s, 2m, 36h or 30d", seconds)
    .addHelpText("after", `\nExample:\n  standin clock ${name} 36h`)
    .action((given: number, options: ServerOptions) =>
      change(options, { advanceSeconds: direction * given }),
    );

async function change(options: ServerOptions, wanted: ClockChange): Promise<void> {
  print(`The clock is set: ${clockText(await call(options, "PUT /clock", { body: wanted }))}`);
}

const clockText = ({ now, frozen, aheadSeconds }: ClockState): string =>
  `${now}${frozen ? ", frozen" : ""}${aheadSeconds === 0 ? "" : ` (${shiftText(aheadSeconds)} the machine's clock)`}`;

const shiftText = (aheadSeconds: number): string =>
  `${durationText(Math.abs(aheadSeconds))} ${aheadSeconds > 0 ? "ahead of" : "behind"}`;

const units = [
  ["d", 86_400],
  ["h", 3_600],
  ["min", 60],
  ["s", 1],
] as const;

/** A duration in its two largest units: `1 d 12 h`. */
function durationText(seconds: number): string {
  let left = Math.round(seconds);
  const parts = units.flatMap(([unit, length]) => {
    const count = Math.floor(left / length);
    left -= count * length;
    return count === 0 ? [] : [`${count} ${unit}`];
  });
  return parts.slice(0, 2).join(" ") || "less than 1 s";
}
