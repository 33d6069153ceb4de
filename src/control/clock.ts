import { Type } from "@sinclair/typebox";
import { clockText } from "../exchange/message";
import { markSession } from "../exchange/out-of-band-changes";
import { limits } from "../limits/limits";
import type { ClockChange, ClockState } from "../time/space-clock";
import { isOfProvider, refuseOfProvider } from "./data/checks";
import { Clock } from "./declare/models";
import { ControlRefused } from "./declare/refusals";
import { jsonBody, operation } from "./operation";

/** A change of the clock. */
const ClockChangeModel = Type.Object(
  {
    set: Type.Optional(
      Type.Union(
        [
          Type.Literal("real"),
          Type.String({ format: "date-time", maxLength: limits.dateTimeLength }),
        ],
        {
          "x-expected": "an RFC 3339 time such as 2031-12-31T23:59:00Z, or real",
        },
      ),
    ),
    advanceSeconds: Type.Optional(
      Type.Number({ minimum: -limits.clockStepSeconds, maximum: limits.clockStepSeconds }),
    ),
    frozen: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);

/** A change of the clock in words; `after`: what it shows then. Undefined: it goes on as before. */
function changeText(
  { frozen: wasFrozen }: ClockState,
  { set, advanceSeconds, frozen = wasFrozen }: ClockChange,
  after: number,
): string | undefined {
  const isMoved = set !== undefined || (advanceSeconds ?? 0) !== 0;
  const at = clockText(after);
  if (frozen && !wasFrozen) return `clock frozen at ${at}`;
  if (!frozen && set === "real") return "clock set to real time";
  if (!frozen && wasFrozen) return `clock runs on from ${at}`;
  return isMoved ? `clock moved to ${at}` : undefined;
}

export const clockOperations = {
  clock: operation("GET /clock", {
    summary: "The clock",
    tag: "Settings",
    answer: Clock,
    handle: ({ core, space }) => core.clocks.state(space),
  }),
  setClock: operation("PUT /clock", {
    summary: "Moves, freezes or releases the clock",
    tag: "Settings",
    body: jsonBody(ClockChangeModel),
    answer: Clock,
    refusals: ["parameter-wrong", "of-the-provider"],
    handle({ core, space, body }) {
      const { store, clocks } = core;
      if (core.interfaces.every(({ served }) => isOfProvider(core, space, served)))
        refuseOfProvider(core, space, core.families);
      const setting = clocks.settingAfter(space, body);
      if (setting === undefined)
        throw new ControlRefused("parameter-wrong", {
          freeString: "The clock runs from 1970 to 9998.",
        });
      const before = clocks.state(space);
      store.unit(() => {
        store.spaces.save({ ...space, ...setting });
        const text = changeText(
          before,
          body,
          setting.clockFrozen ?? core.time.now() + setting.clockOffset,
        );
        if (text !== undefined) markSession(core, space, { kind: "clock", text });
      });
      clocks.set(space, setting);
      return clocks.state(space);
    },
  }),
};
