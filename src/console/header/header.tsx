import { useRef } from "preact/hooks";
import { areKeysOn, switchKeys, useKeys } from "../keys";
import { type Page, addressOf, offeredPages, pageAt, pagesWithKeys, startAddress } from "../pages";
import { addresses, goTo, journalLinks, linkedUser, path } from "../addresses";
import { credentials, lackedRoles } from "../api";
import { Changes, Unread } from "../reading";
import { showLinkedUser } from "../session";
import { ClockPanel, FaultsPanel, SpacePanel, Undo, VerdictPanel } from "./panels";
import { LookingIn, Strip } from "./going-wrong";
import { isUndoOffered, justReplaced, refusal, undoable } from "../status";
import { JournalBar, shownJournal } from "../verdict/open-journal";
import { visibleText } from "../text";
import type { UndoEntry } from "../../control/data/reset-and-undo";
import { beginnings, feedFailure } from "../feed";

/** A key beside those of the pages; `on`: the pages on which it works, absent: on each. */
interface OtherKey {
  key: string;
  does: string;
  on?: readonly string[];
}

const lists = ["Messages", "Faults", "Data"];
const messages = ["Messages"];

const otherKeys: readonly OtherKey[] = [
  { key: "j", does: "Next row, or older message", on: lists },
  { key: "k", does: "Previous row, or newer message", on: lists },
  { key: "a", does: "Send the message again", on: messages },
  { key: "e", does: "Edit the message, and send it", on: messages },
  { key: "x", does: "Mark the message; two are compared", on: messages },
  { key: "=", does: "Compare the marked messages", on: messages },
  { key: "n", does: "Note on the message or sale", on: messages },
  { key: "/", does: "To the filter", on: lists },
  { key: "Esc", does: "Out of the filter", on: lists },
  { key: "Enter", does: "On a held message: it goes on as it is", on: messages },
  { key: "5", does: "On a held message: it is answered 503", on: messages },
  { key: "0", does: "On a held message: it is never answered", on: messages },
  { key: "← →", does: "In the session: earlier, later", on: messages },
  { key: "+ -", does: "In the session: a shorter time, a longer one", on: messages },
  { key: "w", does: "The whole session", on: messages },
  { key: "r", does: "On Verdict: to the end of the run", on: ["Verdict"] },
  { key: "?", does: "This list" },
];

/** Opens pages by their keys, and lists all keys. */
function KeysHelp() {
  const dialog = useRef<HTMLDialogElement>(null);
  const open = (): void => {
    dialog.current?.showModal();
  };
  const ofPages = pagesWithKeys().map((page) => ({ key: page.key, page, does: page.name }));
  const close = (): void => {
    dialog.current?.close();
  };
  useKeys({
    ...Object.fromEntries(
      ofPages.map(({ key, page }) => [
        key,
        () => {
          goTo(placeOf(page));
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
        <KeyList
          keys={[
            ...ofPages,
            ...otherKeys.filter(
              ({ on }) => on === undefined || offeredPages().some(({ name }) => on.includes(name)),
            ),
          ]}
        />
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

/**
 * Asks before a link shows the data space of another user: whoever is signed in may have followed a link of somebody
 * else's page.
 */
function LinkedUser() {
  const user = linkedUser.value;
  const current = credentials.value?.user;
  if (user === "" || user === current) return null;
  return (
    <div class="notice" role="alert">
      <p>
        A link asks for the data space of user <code>{visibleText(user)}</code>. This tab shows that
        of <code>{current}</code>.
      </p>
      <div class="group">
        <button
          type="button"
          onClick={() => {
            showLinkedUser();
          }}
        >
          Show the other one
        </button>
        <button
          type="button"
          onClick={() => {
            linkedUser.value = "";
          }}
        >
          Stay here
        </button>
      </div>
    </div>
  );
}

/** What is true of the data space on every page: one line, in which nothing moves. */
export const Header = () => (
  <header>
    <JournalBar navigation={<Navigation />} help={<KeysHelp />}>
      <div class="bar">
        <a class="brand" href={startAddress()}>
          Standin
        </a>
        <Navigation />
        <div class="controls">
          {mayTest() && (
            <>
              <VerdictPanel />
              <FaultsPanel />
            </>
          )}
          <SpacePanel mayTest={mayTest()} />
          {mayTest() && <ClockPanel />}
          <KeysHelp />
        </div>
      </div>
      <LookingIn />
      <Strip />
    </JournalBar>
    <LinkedUser />
    {refusal.value !== "" && (
      <p class="notice bad" role="alert">
        {refusal}
      </p>
    )}
    <NotLive />
    <TakenAway />
  </header>
);

/** Whether whoever is signed in may use the control API of the data space, as far as it is known. */
const mayTest = (): boolean => !lackedRoles.value.has("tester");

/**
 * For a while after a reset, a change of entities, or the loss of a draft or snapshot: how to take it back; and what
 * somebody else did that cannot be taken back.
 */
function TakenAway() {
  const last = undoable.value?.available === true ? undoable.value : undefined;
  const text = last && isUndoOffered.value ? doneText(last) : justReplaced.value;
  return text === "" ? null : (
    <div class="toast" role="group" aria-label="Just done">
      <span>{visibleText(text)}</span>
      {last && (
        <Changes>
          <Undo /> (10 min)
        </Changes>
      )}
    </div>
  );
}

/** What was just done; an undone reset takes what came since, until it is undone too. */
const doneText = ({ kind, text, isUndo }: UndoEntry): string =>
  kind === "reset" && isUndo
    ? `Done: ${text}. What came since is gone until you undo again.`
    : `Done: ${text}.`;

/** Says why messages that arrive are not seen; each page says what else its user may not read. */
function NotLive() {
  const failure = feedFailure.value;
  if (beginnings.value === 0 || failure?.retryMs === undefined) return null;
  return <Unread thing="new messages" failure={failure} />;
}

/** The pages that show a journal while it is open, by their names, as long as nobody leaves it. */
const ofJournal: Readonly<Record<string, () => string>> = {
  Messages: () => journalLinks.messages(),
  Verdict: () => journalLinks.verdict(),
};

/** Where the navigation leads to: the messages of a journal, as long as its pages are shown. */
const placeOf = (page: Page): string =>
  (shownJournal.value && ofJournal[page.name]?.()) ?? addressOf(page);

/** The places; in a narrow window a panel, which the button with the name of this one opens. */
function Navigation() {
  const { name, within = name } = pageAt(path.value)?.page ?? {};
  const current = path.value.startsWith("verdict/journal/messages") ? "Messages" : within;
  return (
    <>
      <button type="button" class="opens places" popovertarget="places">
        <span class="unseen">Pages: </span>
        {current ?? "Pages"}
      </button>
      <nav
        id="places"
        aria-label="Pages"
        popover="auto"
        onClick={({ currentTarget }) => {
          currentTarget.hidePopover();
        }}
      >
        {offeredPages().map((page) => (
          <a href={placeOf(page)} aria-current={page.name === current ? "page" : undefined}>
            {page.name}
          </a>
        ))}
      </nav>
    </>
  );
}
