import type { Fate } from "./steps";

/** How far each arrow comes. */
const reach: Readonly<Record<Fate, string>> = {
  arrives: "100%",
  lost: "60%",
  "cut off": "80%",
  waits: "24%",
};

/** An arrow from one lane of the diagram to the other; what it says is beside it as text. */
export const Arrow = ({ to, fate }: { to: "right" | "left"; fate: Fate }) => (
  <svg class={`arrow ${to} ${fate.replace(" ", "-")}`} aria-hidden="true" height="16">
    <line x1="0" y1="8" x2={reach[fate]} y2="8" />
    <svg x={reach[fate]} y="8" overflow="visible">
      {fate === "arrives" ? <path d="M-8 -4 L0 0 L-8 4" /> : <path d="M-4 -4 L4 4 M-4 4 L4 -4" />}
    </svg>
  </svg>
);
