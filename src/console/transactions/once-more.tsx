import { namesOf } from "../../record";
import { ask } from "../api";
import { addresses, query } from "../addresses";
import { CopyButton } from "../copy";
import { Read, useRead } from "../reading";
import { saveDraft, showDraft } from "../scenarios/draft-form";
import { visibleText } from "../text";
import { SaveButton } from "../verdict/export";

/** The forms in which a transaction can happen again, by the word for each in the address. */
const forms = {
  scenario: {
    name: "As a scenario",
    about: "The same faults strike the till that makes this sale.",
  },
  code: { name: "As code", about: "A test that sends the same messages to a simulator." },
  fixture: { name: "As a fixture", about: "The entities as they were before the first message." },
} as const;

/** What runs the code, and the name of its file. */
const languages = { jest: "sale.test.js", pytest: "test_sale.py", junit: "SaleTest.java" } as const;

type Form = keyof typeof forms;
type Language = keyof typeof languages;

const oneOf = <T extends string>(names: readonly T[], given: string | null): T | undefined =>
  names.find((name) => name === given);

const shownForm = (): Form | undefined => oneOf<Form>(namesOf(forms), query.value.get("as"));

/** Links to what makes a transaction happen again; that to what is shown takes it away. */
export function OnceMoreLinks({ id }: { id: string }) {
  const shown = shownForm();
  return (
    <nav class="chips" aria-label="Once more">
      {namesOf(forms).map((form) => (
        <a
          href={form === shown ? addresses.transaction(id) : addresses.onceMore(id, { as: form })}
          aria-current={form === shown ? "true" : undefined}
        >
          {forms[form].name}
        </a>
      ))}
    </nav>
  );
}

/** What the address asks for of it. */
export function OnceMore({ id }: { id: string }) {
  const form = shownForm();
  return form === undefined ? null : <FormText key={form} id={id} form={form} />;
}

function FormText({ id, form }: { id: string; form: Form }) {
  const language = oneOf<Language>(namesOf(languages), query.value.get("for")) ?? "jest";
  const read = async (): Promise<string> => {
    const { route, given } = askedOf(form, language);
    const response = await ask(route, { params: { id }, ...given });
    return form === "fixture" ? JSON.stringify(await response.json(), null, 2) : response.text();
  };
  const { value, reading } = useRead(read, { of: [id, form, language] });
  const text = value.value;
  const file = { scenario: "sale.yaml", code: languages[language], fixture: "sale.json" }[form];
  return (
    <section class="once-more" aria-label={forms[form].name}>
      <p class="quiet">{forms[form].about}</p>
      {form === "code" && <Languages id={id} shown={language} />}
      <Read of={reading} thing={file}>
        {text !== undefined && (
          <>
            <p class="actions">
              <CopyButton name={file} text={text}>
                Copy
              </CopyButton>
              <SaveButton
                name="Save"
                save={() => Promise.resolve(new Response(text))}
                file={file}
              />
              {form === "scenario" && <DraftButton text={text} />}
            </p>
            <pre tabIndex={0}>{visibleText(text)}</pre>
          </>
        )}
      </Read>
    </section>
  );
}

/** What is asked for, in which form. */
function askedOf(form: Form, language: Language) {
  if (form === "scenario") return { route: "GET /transactions/{id}/scenario", given: {} } as const;
  if (form === "fixture") return { route: "GET /transactions/{id}/fixture", given: {} } as const;
  return { route: "GET /transactions/{id}/code", given: { query: { for: language } } } as const;
}

const Languages = ({ id, shown }: { id: string; shown: Language }) => (
  <nav class="tabs" aria-label="Languages">
    {namesOf(languages).map((language) => (
      <a
        href={addresses.onceMore(id, { as: "code", for: language })}
        aria-current={language === shown ? "true" : undefined}
      >
        {language}
      </a>
    ))}
  </nav>
);

/** Keeps the scenario as a draft, and shows it. */
function DraftButton({ text }: { text: string }) {
  const name = /^name: (\S+)$/m.exec(text)?.[1];
  if (name === undefined) return null;
  return (
    <button type="button" onClick={() => void saveDraft(name, text, showDraft)}>
      Save as a draft
    </button>
  );
}
