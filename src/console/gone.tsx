import { useEffect } from "preact/hooks";
import { beginSession, credentials } from "./api";
import { Copyable } from "./copy";

/**
 * Time between two looks whether the simulator is back, in milliseconds; whoever is signed in has a feed that looks.
 */
const lookEvery = 1_000;

const port = location.port === "" ? "" : ` --port ${location.port}`;

/** Says that the simulator does not answer, until it does. */
export function ServerGone() {
  useEffect(() => {
    const timer = setInterval(() => {
      if (credentials.value === undefined) beginSession().catch(() => undefined);
    }, lookEvery);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return (
    <p class="banner" role="alert">
      <strong>Standin does not answer.</strong> This page goes on by itself when it is back. Start
      it with <Copyable name="command" text={`standin start${port}`} />
    </p>
  );
}
