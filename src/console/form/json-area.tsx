import { useSignal } from "@preact/signals";

interface JsonAreaParts {
  /** What it begins with. */
  value: unknown;
  /** Called with each text that is JSON. */
  onChange: (value: unknown) => void;
  rows?: number;
}

/** A value as JSON, to be edited. */
export function JsonArea({ value, onChange, rows = 4 }: JsonAreaParts) {
  const isWrong = useSignal(false);
  const begun = useSignal(JSON.stringify(value, null, 2));
  return (
    <>
      <textarea
        rows={rows}
        spellcheck={false}
        aria-invalid={isWrong}
        defaultValue={begun.value}
        onInput={({ currentTarget }) => {
          const read = parseJson(currentTarget.value);
          isWrong.value = read === undefined;
          if (read !== undefined) onChange(read.value);
        }}
      />
      {isWrong.value && (
        <span class="wrong">This is not JSON: the last text that was is used.</span>
      )}
    </>
  );
}

/** A text as JSON; undefined where it is none. */
function parseJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

/** Most lines of a value that are shown at once. */
const mostRows = 40;

/** A whole value as JSON; `name` says what it is. */
export const WholeAsJson = ({ name, ...parts }: JsonAreaParts & { name: string }) => (
  <label class="raw">
    <span class="label">{name} as JSON</span>
    <JsonArea
      {...parts}
      rows={Math.min(JSON.stringify(parts.value, null, 2).split("\n").length + 1, mostRows)}
    />
  </label>
);
