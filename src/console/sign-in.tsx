import { type Signal, useSignal } from "@preact/signals";
import type { InputHTMLAttributes } from "preact";
import { credentials, signInProblem } from "./api";
import { linkedUser } from "./addresses";
import { Unread } from "./reading";
import { session } from "./session";

/** Asks whose data space to show. */
export const SignIn = () => (
  <main id="main" tabIndex={-1} class="sign-in">
    <h1>Standin</h1>
    <p>
      Each pair of user name and password has a data space of its own. Whose do you want to see?
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
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        signInProblem.value = "";
        linkedUser.value = "";
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
