import type { RequestHandler } from "express";
import type { Space } from "../../store";
import { spaceOf } from "../locals";
import { ControlRefused } from "./refused";

/** A picture of a QR code: its media type and its bytes. */
interface Picture {
  type: string;
  bytes: Buffer;
}

/** Modules of empty margin around the code, as scanners expect it. */
const margin = 4;

/** Draws a content; the library is loaded when the first code is drawn. */
const kinds: Readonly<Record<string, (content: string) => Promise<Picture>>> = {
  async png(content) {
    const { toBuffer } = await import("qrcode");
    return { type: "image/png", bytes: await toBuffer(content, { margin, scale: 8 }) };
  },
  async svg(content) {
    const { toString } = await import("qrcode");
    return {
      type: "image/svg+xml",
      bytes: Buffer.from(await toString(content, { type: "svg", margin })),
    };
  },
  async txt(content) {
    const { toString } = await import("qrcode");
    return {
      type: "text/plain; charset=utf-8",
      bytes: Buffer.from(await toString(content, { type: "utf8", margin })),
    };
  },
};

/** `GET /standin/qr/TRANID.png|.svg|.txt`: a code of the data space, for a real reader. */
export const drawQrCode =
  (contentOf: (space: Space, tranId: string) => string): RequestHandler =>
  async (req, res) => {
    const [, tranId = "", kind = ""] = /^(.*)\.(\w+)$/s.exec(String(req.params["picture"])) ?? [];
    const draw = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
    if (draw === undefined)
      throw new ControlRefused("parameter-wrong", {
        formatErrors: [{ field: "picture", msg: "must end with .png, .svg or .txt" }],
      });
    const { type, bytes } = await draw(contentOf(spaceOf(res), tranId));
    res.writeHead(200, {
      "content-type": type,
      "content-length": bytes.length,
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'",
    });
    res.end(bytes);
  };
