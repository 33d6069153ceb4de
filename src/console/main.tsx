import { render } from "preact";
import { LiveRegion } from "./announce";
import { beginSession, credentials, isServerGone } from "./api";
import { startFeed } from "./feed";
import { ServerGone } from "./gone";
import { Header } from "./header";
import { startKeys } from "./keys";
import { followLinks } from "./place";
import { Shown } from "./shown";
import { SignIn } from "./sign-in";
import { startStatus } from "./status";
import { startVerdict } from "./verdict";

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

async function main(): Promise<void> {
  followLinks();
  startKeys();
  await beginSession().catch(() => undefined);
  startStatus();
  startVerdict();
  startFeed();
  const place = document.querySelector("#console");
  if (place !== null) render(<App />, place);
}

void main();
