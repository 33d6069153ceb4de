import { type Static, Type } from "@sinclair/typebox";
import { DateTime, described, oneOf, titledModel } from "../../contract/schema";
import { momentOf, notAMoment } from "../../journal/message-filter";
import { shownStates } from "../../lifecycle/state";
import { limits } from "../../limits/limits";
import { groupBy } from "../../record";
import type { ServedFamily } from "../../simulator/core";
import { type SessionMark, type Space, type UnitOfWork, sessionMarkKinds } from "../../store";
import { namedEntityJson } from "../data/entities";
import { wrongParameters } from "../declare/refusals";
import { operation } from "../operation";
import type { ControlServices } from "../services";
import { excerptOf, unbroken } from "../verdicts/kept-journal";
import {
  type PicturedSale,
  type SessionPart,
  type SessionPicture,
  sessionJson,
} from "../verdicts/verdict-query";
import { JournalGone, filterOfQuery, filterParameters } from "./message-query";
import { partsOf } from "./transactions";

const count = Type.Integer({ minimum: 1 });
const someCount = Type.Optional(count);
const number = Type.Integer({ minimum: 0 });

const Sale = titledModel("SessionSale", {
  id: described(Type.String(), "Id of the transaction"),
  from: described(DateTime, "Arrival of its first message"),
  until: described(DateTime, "Arrival of its last message so far"),
  outcome: described(
    Type.String(),
    "Its state; gone, if a restore took it away; if it never had one, how its last message was answered",
  ),
  rule: Type.Optional(described(Type.String(), "The worst rule that it breaks")),
  broken: Type.Optional(described(oneOf(["fail", "warn"]), "How it breaks that rule")),
});

const Bar = titledModel("SessionBar", {
  from: DateTime,
  until: DateTime,
  sales: described(count, "Sales that began in this time"),
  failed: described(number, "Of these: how many fail a rule"),
  warned: described(number, "Of the others: how many break a rule that only warns"),
  open: described(number, "Of the rest: how many owe a message"),
  refused: described(number, "Of the rest: how many were refused"),
});

const Mark = titledModel("SessionMark", {
  kind: oneOf(["fault", ...sessionMarkKinds]),
  at: DateTime,
  until: Type.Optional(described(DateTime, "The last of several strikes")),
  text: Type.String(),
  count: Type.Optional(described(count, "Strikes of the fault close together; absent: one")),
  message: Type.Optional(described(count, "Number of the first message that was struck")),
  scenario: Type.Optional(described(Type.String(), "The scenario that was started or stopped")),
  entity: Type.Optional(
    described(
      Type.Object({ family: Type.String(), type: Type.String(), key: Type.String() }),
      "The entity that was edited",
    ),
  ),
});

const Window = titledModel("SessionWindow", {
  id: described(Type.String(), "Id of the transaction"),
  rule: Type.String(),
  due: described(DateTime, "Until when the message was in time"),
  until: described(DateTime, "When it came; else from when on the rule is broken"),
  outcome: oneOf(["open", "met", "failed"]),
});

const SessionModel = titledModel("Session", {
  lanes: described(
    Type.Array(
      titledModel("SessionLane", {
        till: Type.Optional(described(Type.String(), "Absent: sales that name no till")),
        sales: Type.Array(Sale),
        bars: Type.Optional(
          described(
            Type.Array(Bar),
            "In place of sales and windows, where there are too many to list",
          ),
        ),
      }),
    ),
    "The sales of each till, by its name",
  ),
  marks: Type.Array(Mark),
  windows: described(Type.Array(Window), "Messages that a sale owes, or owed"),
  more: Type.Optional(
    described(
      Type.Object({ tills: someCount, sales: someCount, marks: someCount, windows: someCount }),
      "What is left out: tills, with their sales; marks; windows",
    ),
  ),
});

export type Session = Static<typeof SessionModel>;
export type SessionLane = Session["lanes"][number];
export type SessionSale = SessionLane["sales"][number];
export type ShownMark = Session["marks"][number];

const moment = Type.String({ maxLength: limits.textLength });

const SessionQueryModel = Type.Object({
  since: Type.Optional(described(moment, "A time, or how long ago, such as 10m")),
  until: Type.Optional(described(moment, "A time, or how long ago, such as 10m")),
  ...filterParameters,
});

/** Which part of a session is asked for; times as in a filter of messages. */
export type SessionQuery = Static<typeof SessionQueryModel>;

/** A data space's messages, and what its tester did, as a picture in time. All times are real ones. */
export const sessionOperations = {
  session: operation("GET /session", {
    summary: "The sales of each till over time, what struck, and what was owed",
    tag: "Transactions",
    query: SessionQueryModel,
    answer: SessionModel,
    refusals: ["parameter-wrong", "reads-too-many"],
    handle: ({ core, space, query }) =>
      core.reads.alone(space, () => core.reads.amongFew(() => sessionOf(core, space, query))),
  }),
};

async function sessionOf(
  services: ControlServices,
  space: Space,
  query: SessionQuery,
): Promise<Session> {
  const session = partOf(services, query);
  return unbroken(async () => {
    const { epoch } = space;
    const text = await excerptOf(services, space, { session });
    const { lanes, more, ...picture } = sessionJson.read(text);
    const outcomes = await outcomesOf(
      services,
      space,
      lanes.flatMap(({ sales }) => sales),
    );
    if (space.epoch !== epoch) throw new JournalGone("the data space was reset meanwhile");
    const { marks, left } = marksOf(services, space, picture, session);
    const beyond = { ...more, ...(left > 0 && { marks: left }) };
    return {
      lanes: lanes.map((lane) => ({
        ...lane,
        sales: lane.sales.map(({ interface: _name, ...sale }) => ({
          ...sale,
          outcome: outcomes.get(sale.id) ?? sale.outcome,
        })),
      })),
      ...{ marks, windows: picture.windows },
      ...(Object.keys(beyond).length > 0 && { more: beyond }),
    };
  });
}

/** Throws `ControlRefused` for a wrong query. */
function partOf(services: ControlServices, query: SessionQuery): SessionPart {
  const now = services.time.now();
  const [since = 0, until] = [timeOf("since", query, now), timeOf("until", query, now)];
  if (until !== undefined && until < since)
    throw wrongParameters([{ path: "until", text: "is before since" }]);
  filterOfQuery(query, now);
  const { filter = "", zone } = query;
  return {
    ...{ since, filter, now },
    ...(until !== undefined && { until }),
    ...(zone !== undefined && { zone }),
    ...operationsOf(services.families),
  };
}

/** The operations that open transactions, and those that close them, each after the name of its interface. */
function operationsOf(families: readonly ServedFamily[]): Pick<SessionPart, "opening" | "closing"> {
  const parts = [...partsOf(families)];
  const keysOf = (closes: boolean): string[] =>
    parts.flatMap(([key, { advice }]) => ((advice !== undefined) === closes ? [key] : []));
  return { opening: keysOf(false), closing: keysOf(true) };
}

function timeOf(name: "since" | "until", query: SessionQuery, now: number): number | undefined {
  const given = query[name];
  const time = given === undefined ? undefined : momentOf(given, now);
  if (given !== undefined && time === undefined)
    throw wrongParameters([{ path: name, text: notAMoment }]);
  return time;
}

/** The states of sales as the data space has them now, looked up in steps; those that never had one are left out. */
async function outcomesOf(
  { turns, families }: ControlServices,
  space: Space,
  sales: readonly PicturedSale[],
): Promise<ReadonlyMap<string, string>> {
  const servedBy = new Map(
    families.flatMap((served) =>
      served.family.contracts.map(({ name }): [string, ServedFamily] => [name, served]),
    ),
  );
  const outcomes = new Map<string, string>();
  const size = limits.readingStepExchanges;
  for (let from = 0; from < sales.length; from += size) {
    if (from > 0) await turns.next();
    const units = new Map<ServedFamily, UnitOfWork>();
    for (const { id, interface: name, outcome } of sales.slice(from, from + size)) {
      const served = servedBy.get(name);
      if (served === undefined) continue;
      const unit = units.get(served) ?? served.open(space);
      units.set(served, unit);
      const state = unit.message(id)?.state ?? (isState(outcome) ? "gone" : undefined);
      if (state !== undefined) outcomes.set(id, state);
    }
  }
  return outcomes;
}

const isState = (outcome: string): boolean => shownStates.some((state) => state === outcome);

/** The last time of a mark. */
const latestOf = ({ at, until = at }: ShownMark): string => until;

/** So many at most of marks in their order: the newest of each kind, and each kind has its share. */
function newestOf(all: readonly ShownMark[], most: number): ShownMark[] {
  const ranked = [...groupBy(all, ({ kind }) => kind).values()].flatMap((own) =>
    own
      .sort((one, other) => latestOf(other).localeCompare(latestOf(one)))
      .map((mark, rank) => ({ mark, rank })),
  );
  ranked.sort((one, other) => one.rank - other.rank);
  const newest = new Set(ranked.slice(0, most).map(({ mark }) => mark));
  return all.filter((mark) => newest.has(mark));
}

/** The newest marks of both: of what struck, and of what the tester did. */
function marksOf(
  { store }: ControlServices,
  { journal }: Space,
  { marks: struck }: Pick<SessionPicture, "marks">,
  { since, until = Infinity }: SessionPart,
): { marks: ShownMark[]; left: number } {
  const done = store.sessionMarks.list(journal).filter(({ at }) => at >= since && at <= until);
  const all = [
    ...done.map(shownMark),
    ...struck.map((mark): ShownMark => ({ kind: "fault", ...mark })),
  ].sort((one, other) => one.at.localeCompare(other.at));
  const marks = newestOf(all, limits.sessionMarksShown);
  return { marks, left: all.length - marks.length };
}

function shownMark({ kind, at, text, named }: SessionMark): ShownMark {
  return {
    ...{ kind, at: new Date(at).toISOString(), text },
    ...(named !== null && kind === "scenario" && { scenario: named }),
    ...(named !== null && kind === "edit" && { entity: namedEntityJson.read(named) }),
  };
}
