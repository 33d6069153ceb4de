import fc from "fast-check";
import { jsonMistake } from "./json-text";

test.each([
  ["{oops", 1, 2, '"o" comes where a name in double quotes or } is expected'],
  ["", 1, 1, "the text ends where a value is expected"],
  ['{"a":1', 1, 7, "the text ends where a comma or } is expected"],
  ['{"a":1,}', 1, 8, '"}" comes where a name in double quotes is expected'],
  ["[1 2]", 1, 4, '"2" comes where a comma or ] is expected'],
  ['{"a" 1}', 1, 6, '"1" comes where a colon is expected'],
  ['{\n  "a": "x\n}', 2, 8, '"\\"" comes where a string that is closed is expected'],
  ["<pay/>", 1, 1, '"<" comes where a value is expected'],
  ["{}\n{}", 2, 1, '"{" comes where nothing more is expected'],
  ["[01]", 1, 3, '"1" comes where a comma or ] is expected'],
  ["\uFEFF {'a':1}", 1, 4, '"\'" comes where a name in double quotes or } is expected'],
])("%j stops being JSON in line %d, column %d", (text, line, column, says) => {
  expect(jsonMistake(text)).toEqual({ line, column, text: says });
});

test("finds a mistake where JSON.parse does, and none elsewhere", () => {
  const isJson = (text: string): boolean => {
    try {
      JSON.parse(text);
      return true;
    } catch {
      return false;
    }
  };
  const cut = fc.tuple(fc.json(), fc.nat(), fc.constantFrom("", ",", "}", '"', "x", "0", " "));
  fc.assert(
    fc.property(cut, ([json, at, put]) => {
      const place = at % (json.length + 1);
      for (const text of [json, json.slice(0, place) + put + json.slice(place)])
        expect(jsonMistake(text) === undefined).toBe(isJson(text));
    }),
  );
});
