import type { ComponentChildren } from "preact";
import { knownBy } from "../conformance/judged-rule";
import type { Exchange } from "../journal/exchange";
import { membersOf } from "./form/schema";
import { fullTime } from "./moment";
import type { MoneyAmount } from "../contract/values/currencies";
import { Money } from "./marks";
import { visibleText } from "./text";

/** What is printed alone, without the page around it. */
export const Paper = ({ name, children }: { name: string; children: ComponentChildren }) => (
  <figure class="paper" aria-label={name}>
    {children}
    <figcaption>
      <button
        type="button"
        class="small"
        onClick={() => {
          print();
        }}
      >
        Print
      </button>
    </figcaption>
  </figure>
);

/** A line of a slip, as the contract has it. */
interface SlipRow {
  text: string;
  width: number;
  height: number;
  isRule: boolean;
  isCut: boolean;
}

/** Text for the customer's slip that an answer has. */
interface SlipText {
  lines: SlipRow[];
  reference: string | undefined;
}

/** The slip in the answer to a message; undefined: there is none. */
export function slipIn({ answer, made }: Pick<Exchange, "answer" | "made">): SlipText | undefined {
  const data = membersOf(membersOf(made?.body ?? answer)["slipData"]);
  const { messageLines, issuerReference } = data;
  if (!Array.isArray(messageLines) || messageLines.length === 0) return undefined;
  return { lines: messageLines.map(lineOf), reference: textValue(issuerReference) };
}

const textValue = (value: unknown): string | undefined =>
  typeof value === "string" ? value : undefined;

function lineOf(value: unknown): SlipRow {
  const { text, fontWidthScaleFactor, fontHeightScaleFactor, line, cut } = membersOf(value);
  return {
    text: textValue(text) ?? "",
    width: scaleOf(fontWidthScaleFactor),
    height: scaleOf(fontHeightScaleFactor),
    isRule: line === true,
    isCut: cut === true,
  };
}

/** Largest scale of a line that is shown. */
const mostScale = 4;

const scaleOf = (value: unknown): number =>
  typeof value === "number" && value > 0 ? Math.min(value, mostScale) : 1;

/** The slip of a message as the customer gets it: shop, text, amount. */
export function Slip({ exchange }: { exchange: Exchange }) {
  const slip = slipIn(exchange);
  if (slip === undefined) return null;
  const amount = amountOf(exchange);
  return (
    <Paper name="Slip">
      <div class="slip">
        <Shop exchange={exchange} />
        {slip.lines.map((line) => (
          <SlipLine line={line} />
        ))}
        <hr />
        {amount && (
          <p class="total">
            TOTAL <Money amount={amount} />
          </p>
        )}
        {slip.reference !== undefined && <p>Ref {visibleText(slip.reference)}</p>}
        <p>{fullTime(exchange.clock)}</p>
      </div>
    </Paper>
  );
}

/** What was approved, or else asked for. */
function amountOf(exchange: Exchange): MoneyAmount | undefined {
  const { answer, made } = exchange;
  const { approvedAmount } = membersOf(membersOf(made?.body ?? answer)["amounts"]);
  const { amount, currency } = membersOf(approvedAmount);
  return typeof amount === "number" && typeof currency === "string"
    ? { amount, currency }
    : knownBy(exchange).amount;
}

/** Where the customer paid, as the message says. */
function Shop({ exchange: { request } }: { exchange: Exchange }) {
  const merchant = membersOf(membersOf(membersOf(request.body)["originator"])["merchant"]);
  const { name, city } = membersOf(merchant["merchantName"]);
  return (
    <>
      {typeof name === "string" && <p class="shop">{visibleText(name)}</p>}
      {typeof city === "string" && <p class="shop">{visibleText(city)}</p>}
    </>
  );
}

const SlipLine = ({ line: { text, width, height, isRule, isCut } }: { line: SlipRow }) => (
  <>
    <p style={{ fontSize: `${Math.max(width, height)}em` }}>{visibleText(text)}</p>
    {isRule && <hr />}
    {isCut && <hr class="cut-here" />}
  </>
);
