import { render } from "preact";
import { LiveRegion } from "./announce";
import { beginSession, credentials, isServerGone } from "./api";
import { Connect } from "./connect";
import { startFeed } from "./feed";
import { ServerGone } from "./gone";
import { Header } from "./header";
import { followLinks, home, path } from "./place";
import { SignIn } from "./sign-in";
import { startStatus } from "./status";

const App = () => (
  <>
    {isServerGone.value && <ServerGone />}
    {credentials.value === undefined ? <SignIn /> : <Console />}
    <LiveRegion />
  </>
);

const Console = () => (
  <>
    <a class="skip" href="#main">
      To the content
    </a>
    <Header />
    <main id="main" tabIndex={-1}>
      <Shown />
    </main>
  </>
);

/** The page at the address that is shown. */
function Shown() {
  if (path.value === "") return <Connect />;
  return (
    <>
      <h1>There is no such page</h1>
      <p>
        The console has nothing at this address. Go on with <a href={home}>Connect</a>.
      </p>
    </>
  );
}

async function main(): Promise<void> {
  followLinks();
  await beginSession().catch(() => undefined);
  startStatus();
  startFeed();
  const place = document.querySelector("#console");
  if (place !== null) render(<App />, place);
}

void main();
