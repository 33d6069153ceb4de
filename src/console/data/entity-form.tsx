import { type Signal, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { type MemberMistake, ApiRefusal } from "../api";
import { announce } from "../announce";
import { Checkbox, Field } from "../form/field";
import { WholeAsJson } from "../form/json-area";
import { Mistakes, placeMistakes } from "../form/mistakes";
import { type FormSchema, membersOf, noDocument } from "../form/schema";
import { refreshStatus } from "../status";
import { visibleText } from "../text";

interface EntityFormParts {
  schema: FormSchema;
  /** What it begins with. */
  entity: object;
  /** Says whether somebody has changed it since. */
  isChanged: Signal<boolean>;
  /** Rejects with `Refused` where it is wrong. */
  save: (entity: object) => Promise<void>;
  /** What is said when it is saved. */
  done: string;
  /** What else can be done with it. */
  children?: ComponentChildren;
}

/** An entity in a form, or as JSON; what is wrong with it is shown at its members. */
export function EntityForm({ schema, entity, isChanged, children, ...saving }: EntityFormParts) {
  const draft = useSignal(entity);
  const asJson = useSignal(false);
  const { mistakes, submit } = useSaving(draft, saving);
  const { atMembers, elsewhere } = placeMistakes(mistakes.value, asJson.value ? {} : draft.value);
  const change = (value: unknown): void => {
    draft.value = membersOf(value);
    isChanged.value = true;
  };
  return (
    <form class="form" onSubmit={submit}>
      <div class="group actions">
        <button type="submit" class="main" disabled={!isChanged.value}>
          Save
        </button>
        {children}
        <AsJson asJson={asJson} />
      </div>
      <Refusal count={mistakes.value.length} elsewhere={elsewhere} />
      <Mistakes.Provider value={atMembers}>
        {asJson.value ? (
          <WholeAsJson name="entity" value={draft.peek()} onChange={change} />
        ) : (
          <div class="whole">
            <Field
              name="entity"
              document={noDocument}
              schema={schema}
              value={draft.value}
              isRequired
              onChange={change}
            />
          </div>
        )}
      </Mistakes.Provider>
    </form>
  );
}

/** Saves what a form holds; what was wrong with it is kept until the next time. */
function useSaving(
  draft: Signal<object>,
  { save, done }: Pick<EntityFormParts, "save" | "done">,
): { mistakes: Signal<readonly MemberMistake[]>; submit: (event: Event) => void } {
  const mistakes = useSignal<readonly MemberMistake[]>([]);
  const submit = async (): Promise<void> => {
    mistakes.value = [];
    try {
      await save(draft.value);
      announce(done);
      refreshStatus();
    } catch (error) {
      if (error instanceof ApiRefusal) mistakes.value = mistakesOf(error);
    }
  };
  return {
    mistakes,
    submit: (event) => {
      event.preventDefault();
      void submit();
    },
  };
}

const mistakesOf = ({ message, mistakes }: ApiRefusal): readonly MemberMistake[] =>
  mistakes.length > 0 ? mistakes : [{ field: "body", msg: message }];

const AsJson = ({ asJson }: { asJson: Signal<boolean> }) => (
  <Checkbox label="As JSON" isOn={asJson} />
);

/** How much is wrong, and what of it is at no member that the form shows. */
const Refusal = ({ count, elsewhere }: { count: number; elsewhere: readonly MemberMistake[] }) =>
  count === 0 ? null : (
    <div class="notice bad" role="alert">
      It was not saved: {count === 1 ? "there is a mistake" : `there are ${count} mistakes`}.
      {elsewhere.length > 0 && (
        <ul>
          {elsewhere.map(({ field, msg }) => (
            <li>
              {field !== "body" && <code>{visibleText(field)}</code>} {visibleText(msg)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
