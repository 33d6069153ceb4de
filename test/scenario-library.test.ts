import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FileRefused } from "../src/files/file-refused";
import { giftCardV3 } from "../src/interfaces/gift-card/contract";
import { createScenarioLibrary } from "../src/scenario/load";

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
