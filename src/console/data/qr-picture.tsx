import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ask } from "../api";
import { Copyable } from "../copy";
import { Paper } from "../paper";

/** A drawing: its square, and the one path of its dark modules. */
interface Drawing {
  viewBox: string;
  path: string;
}

/** A QR code, to be scanned from the screen or from paper. */
export function QrPicture({ tranId, content }: { tranId: string; content: string }) {
  const drawing = useSignal<Drawing | undefined>(undefined);
  useEffect(() => {
    ask("GET /qr/{picture}", { params: { picture: `${tranId}.svg` } })
      .then((response) => response.text())
      .then(
        (text) => {
          drawing.value = drawingIn(text);
        },
        () => undefined,
      );
  }, [content]);
  return (
    <section>
      <h2>QR code</h2>
      {drawing.value && (
        <Paper name="QR code">
          <svg class="qr" role="img" aria-label="QR code" viewBox={drawing.value.viewBox}>
            <path d={drawing.value.path} />
          </svg>
        </Paper>
      )}
      <p>
        <Copyable name="content" text={content} />
      </p>
    </section>
  );
}

/** What is drawn in the API's picture: only its geometry is taken, none of its markup. */
function drawingIn(text: string): Drawing | undefined {
  const picture = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  const viewBox = picture.getAttribute("viewBox");
  const path = picture.querySelector("path")?.getAttribute("d");
  return viewBox == null || path == null ? undefined : { viewBox, path };
}
