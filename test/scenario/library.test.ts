import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FileRefused } from "../../src/files/file-refused";
import { families } from "../../src/families";
import { giftCardV3 } from "../../src/families/gift-card/contract";
import { recordedExamples } from "../../src/families/kit/examples";
import { createScenarioLibrary, loadScenarioText } from "../../src/scenario/load";

const folder = mkdtempSync(join(tmpdir(), "standin-library-"));
const file = join(folder, "lost.yaml");

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** A scenario file that falls silent for some seconds; a digit more or less changes no file's size. */
const write = (seconds: number, title = "An answer is lost"): void => {
  writeFileSync(
    file,
    `name: lost\ntitle: ${title}\ninterface: gift-card-v3\nrules:\n` +
      `  - { on: { operation: redeem }, fault: { when: after, kind: no-answer, for: ${seconds}s } }\n`,
  );
};

const library = () => createScenarioLibrary([folder], [giftCardV3]);

describe("a file of the library", () => {
  beforeEach(() => {
    write(1);
  });

  it("is not parsed again while it stays as it is", () => {
    const scenarios = library();
    const first = scenarios.get("lost");
    expect(first?.rules).toHaveLength(1);
    expect(scenarios.get("lost")).toBe(first);
    expect(scenarios.check()[0]?.scenario).toBe(first);
  });

  it("is read again when it has changed: by its size, or by its time alone", () => {
    const scenarios = library();
    scenarios.get("lost");
    write(1, "The answer is lost");
    expect(scenarios.get("lost")?.title).toBe("The answer is lost");
    const { size, mtimeMs } = statSync(file);
    write(2, "The answer is lost");
    utimesSync(file, mtimeMs / 1000 + 1, mtimeMs / 1000 + 1);
    expect(statSync(file).size).toBe(size);
    expect(scenarios.get("lost")?.rules[0]).toMatchObject({ fault: { for: "2s" } });
  });

  it("has its mistakes told each time, until they are mended", () => {
    const scenarios = library();
    write(1, "");
    for (const _time of [1, 2]) {
      expect(() => scenarios.get("lost")).toThrow(FileRefused);
      expect(scenarios.check()[0]?.faults).toHaveLength(1);
    }
    write(1);
    expect(scenarios.get("lost")?.title).toBe("An answer is lost");
    rmSync(file);
    expect(() => scenarios.get("lost")).toThrow(/there is no such file/);
    expect(() => scenarios.get("lost")).toThrow(FileRefused);
  });
});

/** A body with one of its plain values as another type, as YAML has it with quotes too many or too few. */
function mistyped(body: object): { path: string; body: object }[] {
  return Object.entries(body).flatMap(([name, value]: [string, unknown]) => {
    const copy = (member: unknown): object =>
      Array.isArray(body)
        ? body.map((one: unknown, at) => (String(at) === name ? member : one))
        : { ...body, [name]: member };
    const at = Array.isArray(body) ? `[${name}]` : `.${name}`;
    if (typeof value === "object" && value !== null)
      return mistyped(value).map((inner) => ({ path: at + inner.path, body: copy(inner.body) }));
    return [{ path: at, body: copy(typeof value === "string" ? 7 : String(value)) }];
  });
}

describe.each(
  families.flatMap(({ contracts }) =>
    contracts.map((contract) => [contract.name, contract] as const),
  ),
)("rules about the bodies of the examples of %s", (name, contract) => {
  const bodies = recordedExamples(name).flatMap(({ operation, messages }) => {
    const body: unknown = messages.at(-1)?.body;
    return typeof body === "object" && body !== null ? [{ operation, body }] : [];
  });
  const load = (operation: string, body: object): unknown => {
    const rules = [{ on: { operation, body }, fault: { when: "before", kind: "reset" } }];
    return loadScenarioText(JSON.stringify({ name: "a", title: "A", interface: name, rules }), [
      contract,
    ]);
  };

  it("are taken as they are", () => {
    expect(bodies.length).toBeGreaterThan(1);
    for (const { operation, body } of bodies) expect(() => load(operation, body)).not.toThrow();
  });

  it("are refused with one value of another type, whichever it is", () => {
    const taken = bodies.flatMap(({ operation, body }) =>
      mistyped(body)
        .filter((other) => {
          try {
            load(operation, other.body);
            return true;
          } catch (error) {
            expect((error as Error).message).toContain(`rules[0].on.body${other.path}: must be `);
            return false;
          }
        })
        .map(({ path }) => `${operation}${path}`),
    );
    expect(taken).toEqual([]);
  });
});
