import type { ComponentChildren } from "preact";

/** What is printed alone, without the page around it. */
export const Paper = ({ name, children }: { name: string; children: ComponentChildren }) => (
  <figure class="paper" aria-label={name}>
    {children}
    <figcaption>
      <button
        type="button"
        class="small"
        onClick={() => {
          print();
        }}
      >
        Print
      </button>
    </figcaption>
  </figure>
);
