import { now } from "../moment";
import { type PageProps, addresses } from "../addresses";
import { Loaded, Read } from "../reading";
import { verdict, verdictReading } from "./verdict-so-far";
import { UnmatchedRequests } from "../unmatched/list";
import { Export } from "./export";
import { OpenJournal } from "./open-journal";
import { RunPage, Runs } from "./runs";
import { VerdictShown } from "./shown";

/** Whether the POS behaved: so far, or in a journal that was opened. */
export function Page({ params: { source, view, number } }: PageProps) {
  if (source === undefined) return <Live />;
  if (source === "runs" && number === undefined) return <RunPage name={view} />;
  const isKnown = source === "journal" && (view ?? "messages") === "messages";
  if (isKnown && /^([1-9]\d{0,9})?$/.test(number ?? ""))
    return (
      <Loaded thing="the journal" load={() => import("./journal-page")}>
        {({ JournalPage }) => (
          <JournalPage
            isList={view !== undefined}
            {...(number !== undefined && { number: Number(number) })}
          />
        )}
      </Loaded>
    );
  return (
    <>
      <h1>Verdict</h1>
      <p class="notice bad" role="alert">
        There is nothing at this address. <a href={addresses.verdict()}>The live verdict</a>
      </p>
    </>
  );
}

function Live() {
  const found = verdict.value;
  return (
    <div class="verdict-page">
      <div>
        <h1 class="unseen">Verdict</h1>
        <Read of={verdictReading} thing="the verdict">
          {found !== undefined && (
            <VerdictShown verdict={found} view={{ links: addresses, at: now.value }}>
              <Export />
            </VerdictShown>
          )}
        </Read>
        <UnmatchedRequests />
        <OpenJournal />
      </div>
      <Runs />
    </div>
  );
}
