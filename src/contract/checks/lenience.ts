import type { ErrorObject } from "ajv";
import { namesOf } from "../../record";
import { currencyMeant } from "../values/currencies";
import type { Finding } from "../findings";
import { fieldOf, isDateTime, replaceAt } from "./keywords";
import { textMember } from "../values/json-value";
import { type Lenience, propertiesOf } from "../schema";
import { isUuid } from "../values/uuid";

/** A violation that `--lenient` reads otherwise: what to put in its place, and what to note. */
export interface Excuse {
  finding: Finding;
  apply: (body: unknown) => void;
}

const timeWithoutZone = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(:\d\d(?:\.\d{1,9})?)?$/;

/** How each relaxation reads a value; undefined: it does not apply to it. */
const readings: Record<Lenience, (value: unknown) => unknown> = {
  uuid: (value) => (isUuid(value) ? value : undefined),
  integer: (value) => {
    if (typeof value !== "string" || !/^-?\d{1,12}$/.test(value)) return undefined;
    return Number(value);
  },
  currency: currencyMeant,
  time: (value) => {
    if (typeof value !== "string") return undefined;
    const [, minute = "", seconds = ":00"] = timeWithoutZone.exec(value) ?? [];
    const read = `${minute}${seconds}Z`;
    return isDateTime(read) ? read : undefined;
  },
  "absent-list": () => undefined,
};

/** What is still expected of a value that `--lenient` does not excuse; numbers have texts of their own. */
export const lenientTexts: Readonly<Partial<Record<Lenience, string>>> = {
  uuid: "a UUID",
  currency: "a currency of ISO 4217",
  time: "an RFC 3339 date-time",
};

/** What `--lenient` makes of a violation, or undefined where it makes nothing of it. */
export function excuse(error: ErrorObject): Excuse | undefined {
  if (error.keyword === "required") return excuseAbsentList(error);
  const lenience = lenienceOf(error.parentSchema);
  if (lenience === undefined) return undefined;
  const value = readings[lenience](error.data);
  if (value === undefined) return undefined;
  const field = fieldOf(error.instancePath);
  return {
    finding: { code: `lenient-${lenience}`, field, text: `${field} is accepted by --lenient only` },
    apply: (body) => {
      replaceAt(body, error.instancePath, value);
    },
  };
}

function excuseAbsentList(error: ErrorObject): Excuse | undefined {
  const name = textMember(error.params, "missingProperty") ?? "";
  if (lenienceOf(propertiesOf(error.parentSchema)[name]) !== "absent-list") return undefined;
  const field = fieldOf(`${error.instancePath}/${name}`);
  return {
    finding: {
      code: "lenient-absent-list",
      field,
      text: `${field} is absent: --lenient reads an empty list`,
    },
    apply: (body) => {
      replaceAt(body, `${error.instancePath}/${name}`, []);
    },
  };
}

const readingsByName = new Map<string, Lenience>(namesOf(readings).map((name) => [name, name]));

/** Which relaxation `--lenient` knows for the values of a schema. */
export const lenienceOf = (schema: object | undefined): Lenience | undefined =>
  readingsByName.get(textMember(schema, "x-lenient") ?? "");
