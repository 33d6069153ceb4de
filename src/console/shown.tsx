import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { type FoundPage, type Page, pageAt } from "./pages";
import { type PageProps, home, path } from "./place";

/** The pages that were loaded; null: one could not be. */
const loaded = signal<ReadonlyMap<Page, ComponentType<PageProps> | null>>(new Map());

const keep = (page: Page, component: ComponentType<PageProps> | null): void => {
  loaded.value = new Map(loaded.value).set(page, component);
};

/** The page at the address that is shown. */
export function Shown() {
  const found = pageAt(path.value);
  useEffect(() => {
    document.title = found === undefined ? "Standin" : `${found.page.name} – Standin`;
  }, [found?.page]);
  return found === undefined ? <NoPage /> : <Loaded found={found} />;
}

function Loaded({ found: { page, params } }: { found: FoundPage }) {
  const Component = loaded.value.get(page);
  useEffect(() => {
    if (loaded.peek().get(page) !== undefined) return;
    page.load().then(
      (module) => {
        keep(page, module.Page);
      },
      () => {
        keep(page, null);
      },
    );
  }, [page]);
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

/** Its file is gone where another version of the simulator was started since. */
const NotLoaded = ({ page: { name } }: { page: Page }) => (
  <>
    <h1>{name}</h1>
    <p class="notice bad" role="alert">
      This page could not be loaded.{" "}
      <button
        type="button"
        onClick={() => {
          location.reload();
        }}
      >
        Load it again
      </button>
    </p>
  </>
);
