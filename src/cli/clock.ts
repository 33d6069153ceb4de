import { Command, InvalidArgumentError } from "commander";
import { millisecondsOf } from "../scenario/duration";
import type { ClockChange, ClockState } from "../time/space-clock";
import { print } from "./command-result";
import { type ServerOptions, call, withServer } from "./server-client";

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

/** `standin clock show|freeze|set|advance`. */
export const clockCommand = (): Command =>
  new Command("clock")
    .description(
      "The clock of a data space, for expiries, deliveries and the waits of faults. A " +
        "reset does not change it; clock set real returns it to the machine's clock.",
    )
    .addHelpText("after", "\nExamples:\n  standin clock advance 36h\n  standin clock set real")
    .addCommand(
      withServer(new Command("show"))
        .description("Show the time.")
        .addHelpText("after", "\nExample:\n  standin clock show")
        .action(async (options: ServerOptions) => {
          printClock(await call(options, "GET /clock"));
        }),
    )
    .addCommand(
      withServer(new Command("freeze"))
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
      withServer(new Command("set"))
        .description(
          "Set the clock to an instant, from which it continues; with real, follow the machine's clock again.",
        )
        .argument("<instant>", "RFC 3339, or real", instantOrReal)
        .addHelpText(
          "after",
          "\nExamples:\n  standin clock set 2031-12-31T23:59:00Z\n  standin clock set real",
        )
        .action((set: string, options: ServerOptions) => change(options, { frozen: false, set })),
    )
    .addCommand(
      withServer(new Command("advance"))
        .description("Move the clock forward. A frozen clock stays frozen.")
        .argument("<duration>", "90s, 2m, 36h or 30d", seconds)
        .addHelpText("after", "\nExample:\n  standin clock advance 36h")
        .action((advanceSeconds: number, options: ServerOptions) =>
          change(options, { advanceSeconds }),
        ),
    );

async function change(options: ServerOptions, wanted: ClockChange): Promise<void> {
  printClock(await call(options, "PUT /clock", wanted));
}

const printClock = ({ now, frozen, aheadSeconds }: ClockState): void => {
  print(
    `${now}${frozen ? ", frozen" : ""}${aheadSeconds === 0 ? "" : ` (${aheadSeconds} s ahead of the machine's clock)`}`,
  );
};
