import { createHash } from "node:crypto";
import type * as Uuid from "uuid";

/**
 * The ids of a test file's messages follow from STANDIN_SEED and the file's name: what happens to stand in an id, and
 * what Standin derives from it (PINs, codes, references), is the same in each run.
 */
jest.mock("uuid", () => {
  const real = jest.requireActual<typeof Uuid>("uuid");
  const file =
    expect
      .getState()
      .testPath?.split(/[\\/]test[\\/]/)
      .at(-1) ?? "";
  const seed = process.env["STANDIN_SEED"] ?? "standin-tests";
  let drawn = 0;
  const draw = (): Uint8Array =>
    createHash("sha256").update(`${seed} ${file} ${drawn++}`).digest().subarray(0, 16);
  return {
    ...real,
    v4: (options?: Uuid.Version4Options) => real.v4(options ?? { random: draw() }),
  };
});
