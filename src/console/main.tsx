import { type Signal, useSignal, useSignalEffect, signal } from "@preact/signals";
import {
  type ComponentChildren,
  type InputHTMLAttributes,
  type ComponentType,
  render,
} from "preact";
import { credentials, lookedInto, signInProblem, isServerGone } from "./api";
import { visibleText } from "./text";
import { linkedUser, type PageProps, changeAddress, followLinks, home, path } from "./addresses";
import { Unread, Read } from "./reading";
import { hasUsersFile, session } from "./session";
import { useEffect, useErrorBoundary, useRef } from "preact/hooks";
import { LiveRegion } from "./announce";
import { startFeed } from "./feed";
import { Header } from "./header/header";
import { startKeys } from "./keys";
import { ownRoles, startStatus, statusReadings } from "./status";
import type { Verdict } from "../conformance/verdict";
import { outcomeMarks } from "../conformance/judged-rule";
import { startTelling } from "./verdict/tell";
import { shownJournal } from "./verdict/open-journal";
import type { Role } from "../users/roles";
import { startVerdict, verdict } from "./verdict/verdict-so-far";
import { Copyable } from "./copy";
import { type FoundPage, type Page, pageAt, startAddress } from "./pages";

/** Asks whose data space to show. */
export const SignIn = () => (
  <main id="main" tabIndex={-1} class="sign-in">
    <h1>Standin</h1>
    <p>
      {hasUsersFile.value
        ? "This simulator knows its users: log in as one of them, to see the data space of that user."
        : "Each pair of user name and password has a data space of its own. Whose do you want to see?"}
    </p>
    {signInProblem.value !== "" && (
      <p class="notice bad" role="alert">
        {signInProblem}
      </p>
    )}
    {session.failure.value !== undefined && (
      <Unread thing="whether there is a users file" failure={session.failure.value} />
    )}
    <Form key={linkedUser.value} />
  </main>
);

function Form() {
  const user = useSignal(linkedUser.peek());
  const password = useSignal("");
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const fields = form.current?.querySelectorAll("input") ?? [];
    [...fields].find(({ value }) => value === "")?.focus();
  }, []);
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        signInProblem.value = "";
        linkedUser.value = "";
        isLanding.value = path.peek() === "";
        credentials.value = { user: user.value, password: password.value };
      }}
    >
      <Field
        label="User name"
        value={user}
        input={{ autocomplete: "username", required: true, pattern: "[^:]*", title: "No colon" }}
      />
      <Field
        label="Password"
        value={password}
        input={{ type: "password", autocomplete: "current-password" }}
      />
      <button type="submit" class="main">
        Show the data space
      </button>
    </form>
  );
}

interface SignInFieldParts {
  label: string;
  value: Signal<string>;
  input: InputHTMLAttributes;
}

const Field = ({ label, value, input }: SignInFieldParts) => (
  <label>
    {label}
    <input
      {...input}
      value={value}
      onInput={({ currentTarget }) => {
        value.value = currentTarget.value;
      }}
    />
  </label>
);

/** The pages that were loaded; null: one could not be. */
const loadedPages = signal<ReadonlyMap<Page, ComponentType<PageProps> | null>>(new Map());

const keep = (page: Page, component: ComponentType<PageProps> | null): void => {
  loadedPages.value = new Map(loadedPages.value).set(page, component);
};

/** What the title of the tab says of a verdict that breaks rules: how many checks came out so; empty: none does. */
function verdictTitle({ result, counts }: Pick<Verdict, "result" | "counts">): string {
  return brokenResults.has(result) ? `(${counts[result]}) ${outcomeMarks[result].word}` : "";
}

/** What the title of the tab says first: what is shown, and how it was judged. */
function titleOf(found: FoundPage | undefined): (string | undefined)[] {
  const journal = shownJournal.value;
  if (journal === undefined)
    return [verdict.value && verdictTitle(verdict.value), found?.page.name];
  const { file, verdict: judged } = journal;
  return [verdictTitle(judged) || outcomeMarks[judged.result].word, visibleText(file.name)];
}

const brokenResults: ReadonlySet<string> = new Set(["error", "fail", "warn"]);

/** Somebody has just signed in, and named no page. */
const isLanding = signal(false);

/** Shows the page at which somebody begins, once their roles are known. */
function Landing() {
  const { isKnown, failure } = statusReadings.quota;
  const isOver = isKnown.value || failure.value !== undefined;
  useEffect(() => {
    if (!isOver) return;
    isLanding.value = false;
    changeAddress(startAddress());
  }, [isOver]);
  return null;
}

/** The page at the address that is shown. */
export function ShownPage() {
  const found = pageAt(path.value);
  const title = [...titleOf(found), "Standin"].filter(Boolean).join(" – ");
  useEffect(() => {
    document.title = title;
  }, [title]);
  if (isLanding.value) return <Landing />;
  return found === undefined ? <NoPage /> : <LoadedPage found={found} />;
}

function LoadedPage({ found: { page, params, needed } }: { found: FoundPage }) {
  const Component = loadedPages.value.get(page);
  const isRefused = page.sends === true && lookedInto.value !== undefined;
  useEffect(() => {
    if (loadedPages.peek().get(page) !== undefined) return;
    page.load().then(
      (module) => {
        keep(page, module.Page);
      },
      () => {
        keep(page, null);
      },
    );
  }, [page]);
  if (isRefused) return <NotLookingIn page={page} />;
  if (needed !== undefined) return <NotOffered page={page} needed={needed} />;
  if (Component === undefined) return null;
  return Component === null ? <NotLoaded page={page} /> : <Component params={params} />;
}

const NoPage = () => (
  <>
    <h1>There is no such page</h1>
    <p>
      The console has nothing at this address. Go on with <a href={home}>Connect</a>.
    </p>
  </>
);

/** What it sends would go to the data space of whoever looks in. */
const NotLookingIn = ({ page: { name } }: { page: Page }) => (
  <>
    <h1>{name}</h1>
    <p class="notice">
      You look in at {visibleText(lookedInto.value?.name ?? "")}, read only: nothing is sent from
      here. <em>Leave</em>, at the top of the page, shows your own data space again.
    </p>
  </>
);

/** Says who may see a page to whoever may not. */
const NotOffered = ({ page: { name }, needed }: { page: Page; needed: readonly Role[] }) => (
  <>
    <h1>{name}</h1>
    <p class="notice warn">
      Only users with the role {needed.join(" or ")} may see {name}, and yours has{" "}
      {ownRoles.value?.join(" and ")}.
    </p>
  </>
);

/**
 * Its file is gone where another version of the simulator was started since. If the simulator did not answer, the page
 * is loaded again once it does: a browser asks only once for a file that could not be read.
 */
function NotLoaded({ page: { name } }: { page: Page }) {
  const wasGone = useRef(false);
  useSignalEffect(() => {
    if (isServerGone.value) wasGone.current = true;
    else if (wasGone.current) loadAgain();
  });
  return (
    <>
      <h1>{name}</h1>
      <p class="notice bad" role="alert">
        This page could not be loaded. <LoadAgain />
      </p>
    </>
  );
}

const loadAgain = (): void => {
  location.reload();
};

const LoadAgain = () => (
  <button type="button" onClick={loadAgain}>
    Load it again
  </button>
);

const port = location.port === "" ? "" : ` --port ${location.port}`;

/** Says that the simulator does not answer, until it does. */
export const ServerGone = () => (
  <p class="banner" role="alert">
    <strong>Standin does not answer.</strong> This page goes on by itself when it is back. Start it
    with <Copyable name="command" text={`standin start${port}`} />
  </p>
);

const App = () => (
  <>
    {isServerGone.value && <ServerGone />}
    {credentials.value === undefined ? <Entrance /> : <Console />}
    <LiveRegion />
  </>
);

/** The form, once it is known that one is needed. */
const Entrance = () =>
  session.isKnown.value || session.failure.value !== undefined ? (
    <SignIn />
  ) : (
    <Read of={session} thing="whether there is a users file" />
  );

/** What shows answers of the simulator; in its place, where one is none of its, that it cannot be read. */
function Readable({ children }: { children: ComponentChildren }) {
  const [error, again] = useErrorBoundary() as [unknown, () => void];
  useEffect(again, [path.value]);
  return error === undefined ? (
    <>{children}</>
  ) : (
    <p class="notice bad" role="alert">
      It could not be read. <LoadAgain />
    </p>
  );
}

const Console = () => (
  <>
    <a class="skip" href="#main">
      To the content
    </a>
    <Readable>
      <Header />
    </Readable>
    <main id="main" tabIndex={-1}>
      <Readable>
        <ShownPage />
      </Readable>
    </main>
  </>
);

function main(): void {
  followLinks();
  startKeys();
  session.again();
  startStatus();
  startVerdict();
  startTelling();
  startFeed();
  const place = document.querySelector("#console");
  if (place !== null) render(<App />, place);
}

main();
