import { useRef } from "preact/hooks";
import { areKeysOn, switchKeys, useKeys } from "../keys";
import { addressOf, pages } from "../pages";
import { addresses, goTo } from "../addresses";

/** The keys that work on every page; lists and messages have more. */
const ofLists = [
  { key: "j", does: "Next row, or older message" },
  { key: "k", does: "Previous row, or newer message" },
  { key: "a", does: "Send the message again" },
  { key: "e", does: "Edit the message, and send it" },
  { key: "x", does: "Mark the message; two are compared" },
  { key: "=", does: "Compare the marked messages" },
  { key: "n", does: "Note on the message or sale" },
  { key: "/", does: "To the filter" },
  { key: "Enter", does: "On a held message: it goes on as it is" },
  { key: "5", does: "On a held message: it is answered 503" },
  { key: "0", does: "On a held message: it is never answered" },
  { key: "?", does: "This list" },
];

/** Opens pages by their keys, and lists all keys. */
export function KeysHelp() {
  const dialog = useRef<HTMLDialogElement>(null);
  const open = (): void => {
    dialog.current?.showModal();
  };
  const ofPages = pages.flatMap((page) =>
    page.key === undefined ? [] : [{ key: page.key, page, does: page.name }],
  );
  const close = (): void => {
    dialog.current?.close();
  };
  useKeys({
    ...Object.fromEntries(
      ofPages.map(({ key, page }) => [
        key,
        () => {
          goTo(addressOf(page));
        },
      ]),
    ),
    "?": open,
  });
  return (
    <>
      <button type="button" class="opens" aria-label="Keys" title="Keys (?)" onClick={open}>
        ?
      </button>
      <dialog ref={dialog} aria-label="Keys">
        <h2>Keys</h2>
        <KeyList keys={[...ofPages, ...ofLists]} />
        <Switch />
        <p>
          <a href={addresses.reference()} onClick={close}>
            Reference
          </a>
          : operations, members, answers and rules
        </p>
        <button type="button" onClick={close}>
          Close
        </button>
      </dialog>
    </>
  );
}

const KeyList = ({ keys }: { keys: readonly { key: string; does: string }[] }) => (
  <dl class="facts">
    {keys.map(({ key, does }) => (
      <>
        <dt>
          <kbd>{key}</kbd>
        </dt>
        <dd>{does}</dd>
      </>
    ))}
  </dl>
);

/** Who dictates, or types beside a field, switches single keys off. */
const Switch = () => (
  <label class="check">
    <input
      type="checkbox"
      checked={areKeysOn.value}
      onChange={({ currentTarget }) => {
        switchKeys(currentTarget.checked);
      }}
    />{" "}
    Single keys work
  </label>
);
