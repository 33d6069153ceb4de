import { Type } from "@sinclair/typebox";
import { limits } from "../limits/limits";
import type { ServedFamily } from "../simulator/core";
import type { Space } from "../store";
import { isOfProvider } from "./data/checks";
import { piecesOf } from "./declare/reads";
import { ControlRefused } from "./declare/refusals";
import { operation } from "./operation";
import type { ControlServices } from "./services";

/** A picture of a QR code: its media type and its bytes. */
interface Picture {
  type: string;
  bytes: Buffer;
}

/** Modules of empty margin around the code, as scanners expect it. */
const margin = 4;

/** Pixels of a module in a PNG picture. */
const scale = 8;

/** Black and white, for a page of any colour. */
const opaque = { on: [0, 0, 0], off: [255, 255, 255] } as const;

/** Draws a content; the library is loaded when the first code is drawn. */
const kinds: Readonly<Record<string, (content: string) => Promise<Picture>>> = {
  async png(content) {
    const { toPngBuffer } = await import("lean-qr/extras/node_export");
    const bytes = toPngBuffer(await modulesOf(content), { ...opaque, pad: margin, scale });
    return { type: "image/png", bytes: Buffer.from(bytes) };
  },
  async svg(content) {
    const { toSvgSource } = await import("lean-qr/extras/svg");
    const source = toSvgSource(await modulesOf(content), {
      pad: margin,
      on: "black",
      off: "white",
    });
    return { type: "image/svg+xml", bytes: Buffer.from(source) };
  },
  async txt(content) {
    const text = halfBlocks(await modulesOf(content));
    return { type: "text/plain; charset=utf-8", bytes: Buffer.from(text) };
  },
};

/** The dark modules of a code; a margin around it is light. */
interface Modules {
  size: number;
  get: (x: number, y: number) => boolean;
}

/** A code that is read although 15 % of it are damaged. */
async function modulesOf(content: string): Promise<Modules> {
  const { correction, generate } = await import("lean-qr");
  return generate(content, { minCorrectionLevel: correction.M });
}

/** Two rows of modules a line: a character of a terminal is twice as high as wide. */
function halfBlocks({ size, get }: Modules): string {
  const columns = Array.from({ length: size + 2 * margin }, (_, x) => x - margin);
  const rows = columns.filter((_, y) => y % 2 === 0);
  const line = (y: number): string =>
    columns.map((x) => blocks[Number(get(x, y)) + 2 * Number(get(x, y + 1))]).join("");
  return `${rows.map(line).join("\n")}\n`;
}

/** By the modules that are dark: none, the upper one, the lower one, both. */
const blocks = [" ", "▀", "▄", "█"];

export const qrOperations = {
  /** `GET /qr/TRANID.png|.svg|.txt`: a code of the data space, for a real reader. */
  qrPicture: operation("GET /qr/{picture}", {
    summary: "A QR code as a picture",
    tag: "Data",
    answer: {
      schema: Type.String({ contentEncoding: "base64" }),
      types: ["image/png", "image/svg+xml", "text/plain"],
    },
    refusals: ["code-unknown", "parameter-wrong"],
    handle:
      ({ core, space, params }) =>
      async ({ send }) => {
        const [, tranId = "", kind = ""] = /^(.*)\.(\w+)$/s.exec(params.picture) ?? [];
        const draw = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
        if (draw === undefined)
          throw new ControlRefused("parameter-wrong", {
            formatErrors: [{ field: "picture", msg: "must end with .png, .svg or .txt" }],
          });
        const { type, bytes } = await draw(contentOf(core, space, tranId));
        await send({ type, bytes: bytes.length, headers, pieces: piecesOf(bytes) });
      },
  }),
};

const headers = {
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'",
};

/** Content of a QR code that the data space has issued. */
function contentOf(services: ControlServices, space: Space, tranId: string): string {
  for (const { served, type, qrContent } of services.families.flatMap(drawnTypes)) {
    if (isOfProvider(services, space, served)) continue;
    const entity = served.open(space).get(type, tranId);
    const content = entity && qrContent(entity);
    if (content !== undefined) return content;
  }
  throw new ControlRefused("code-unknown", { tranId: tranId.slice(0, limits.nameLength) });
}

/** The entity types of a family that can be drawn as QR codes. */
const drawnTypes = (served: ServedFamily) =>
  Object.entries(served.family.entityTypes).flatMap(([type, { qrContent }]) =>
    qrContent === undefined ? [] : [{ served, type, qrContent }],
  );
