import { Type } from "@sinclair/typebox";
import { limits } from "../limits/limits";
import { Clock } from "./declare/models";
import { isOfProvider, refuseOfProvider } from "./data/checks";
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
      store.unit(() => {
        store.spaces.save({ ...space, ...setting });
      });
      clocks.set(space, setting);
      return clocks.state(space);
    },
  }),
};
