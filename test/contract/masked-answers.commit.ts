import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { maskText } from "../../src/contract/values/masking";

const folder = join(__dirname, "../../examples");

/** Every message and answer of an interface's examples, as JSON. */
function bodiesOf(file: string): string[] {
  const examples: unknown = JSON.parse(readFileSync(join(folder, file), "utf8"));
  const bodies: string[] = [];
  JSON.stringify(examples, (name, value: unknown) => {
    if (name === "body" && value !== undefined) bodies.push(JSON.stringify(value));
    return value;
  });
  return bodies;
}

/** A body with another text in the place of each of its texts, one after the other. */
function* withEachText(json: string, text: string): Generator<string> {
  let texts = 0;
  JSON.stringify(JSON.parse(json), (_name, value: unknown) => {
    if (typeof value === "string") texts += 1;
    return value;
  });
  for (let wanted = 0; wanted < texts; wanted += 1) {
    let at = -1;
    yield JSON.stringify(JSON.parse(json), (_name, value: unknown) => {
      if (typeof value === "string") at += 1;
      return typeof value === "string" && at === wanted ? text : value;
    });
  }
}

const files = readdirSync(folder);

test.each(files)("%s: a card number in any text of a real message or answer is cut", (file) => {
  const bodies = bodiesOf(file);
  expect(bodies.length).toBeGreaterThan(0);
  for (const body of bodies)
    for (const card of ["4111111111111111", "4111 1111 1111 1111", "4111 1111 1111 1111 2345"])
      for (const sent of withEachText(body, `CARD ${card}`))
        expect(maskText(sent, false)).not.toContain(card);
});

test("tokens are shown on every slip of prepaid electricity, whatever their digits", () => {
  const withTokens = bodiesOf("prepaid-utility.json").filter((body) =>
    /"slipData":.*"token":"\d{20}"/.test(body),
  );
  expect(withTokens.length).toBeGreaterThan(1);
  for (const body of withTokens) {
    const [, token = ""] = /"token":"(\d{20})"/.exec(body) ?? [];
    const groups = (token.match(/\d{4}/g) ?? []).join(" ");
    expect(body).toContain(groups);
    const other = body
      .replaceAll(token, "41111111111111112345")
      .replaceAll(groups, "4111 1111 1111 1111 2345");
    expect(maskText(other, false)).toContain('"text":"4111 1111 1111 1111 2345"');
    expect(maskText(other.replace(/"token":"\d{20}"/, '"token":""'), false)).not.toContain(
      "1111 1111 1111 2345",
    );
  }
});
