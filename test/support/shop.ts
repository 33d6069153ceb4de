import { v4 } from "uuid";
import type { Standin, StandinSpace } from "../../src";
import type { Operation } from "../../src/contract/operation";
import { families } from "../../src/families";
import { type Got, type Line, sendOver } from "../pos/line";
import type { VirtualTime } from "./virtual-time";

type Body = Record<string, unknown>;
type Message = Body & { id: string };
type AdviceName = "confirmation" | "reversal";

/** Something that a shop sells over one interface, by the contract's words. */
export interface Ware {
  interface: string;
  /** The operation that sells it. */
  sale: string;
  /** Interfaces where a sale whose outcome is unknown is asked for again, under its own id. */
  retry?: string;
  /** A new sale, with a new id. */
  order(shop: Shop): Message | Promise<Message>;
  /** Members of an advice that neither the sale nor its answer give. */
  advice?: Readonly<Record<AdviceName, Body>>;
  /** What the customer pays for it, where the confirmation lists that. */
  price?: number;
}

/** A sale that was confirmed: its answer, and how many attempts it took. */
export interface Sold {
  id: string;
  answer: Body;
  attempts: number;
}

/** Between two deliveries of an advice or a retry, in ms. */
const pause = 10_000;
/** Attempts at a sale, and deliveries of a message, after which something is wrong. */
const most = 10;

const contracts = families.flatMap((family) => family.contracts);

function operationsOf(name: string): readonly Operation[] {
  const contract = contracts.find((one) => one.name === name);
  if (contract === undefined) throw new Error(`there is no interface ${name}`);
  return contract.operations;
}

function operationOf({ interface: name }: Ware, id: string): Operation {
  const found = operationsOf(name).find((operation) => operation.id === id);
  if (found === undefined) throw new Error(`${name} has no operation ${id}`);
  return found;
}

function adviceOf(ware: Ware, advice: AdviceName): Operation {
  const { transaction } = operationOf(ware, ware.sale);
  const found = operationsOf(ware.interface).find(
    (operation) => operation.transaction === transaction && operation.advice === advice,
  );
  if (found === undefined) throw new Error(`${ware.interface} has no ${advice}`);
  return found;
}

/** Neither a success nor a refusal: 500, 504, 503 or no answer at all. */
const isUnknown = (got: Got): boolean => got === undefined || [500, 503, 504].includes(got.status);

function approvalOf(got: Got): Body | undefined {
  if (isUnknown(got) || got === undefined) return undefined;
  if (got.status >= 300) throw new Error(`refused: ${got.status} ${JSON.stringify(got.body)}`);
  return got.body;
}

const tendersFor = (price: number | undefined): Body =>
  price === undefined
    ? {}
    : { tenders: [{ tenderType: "CASH", amount: { amount: price, currency: "710" } }] };

const reasonOf = (got: Got): string => (got === undefined ? "TIMEOUT" : "RESPONSE_NOT_FINAL");

/** The members of the sale, or of its answer where there is one, that an advice returns. */
function returned(sale: Message, answer: Body): Body {
  const thirdPartyIdentifiers = answer["thirdPartyIdentifiers"] ?? sale["thirdPartyIdentifiers"];
  return {
    ...(thirdPartyIdentifiers !== undefined && { thirdPartyIdentifiers }),
    ...("rrn" in sale && { rrn: sale["rrn"] }),
  };
}

/** A shop that sells over several interfaces as one client, and puts right whatever it does not know. */
export class Shop {
  readonly space: StandinSpace;
  private readonly authorization: string;

  constructor(
    private readonly standin: Standin,
    private readonly time: VirtualTime,
    readonly clientId: string,
  ) {
    this.space = standin.space(clientId, "till");
    this.authorization = `Basic ${Buffer.from(`${clientId}:till`).toString("base64")}`;
  }

  /** Members of every message of this shop. */
  signed = (message: Message): Message => ({
    ...message,
    time: this.now(),
    ...("client" in message && { client: { id: this.clientId, name: "Shop" } }),
  });

  /** Sells one, in as many attempts as it takes, each but the last reversed; the last is confirmed. */
  async sell(ware: Ware): Promise<Sold> {
    for (let attempts = 1; attempts <= most; attempts += 1) {
      const sale = this.signed(await ware.order(this));
      const got = await this.send(ware, operationOf(ware, ware.sale), sale, { id: sale.id });
      const answer = approvalOf(got) ?? (await this.retried(ware, sale));
      if (answer === undefined) {
        await this.advise(ware, "reversal", sale, {
          ...returned(sale, {}),
          reversalReason: reasonOf(got),
        });
        continue;
      }
      await this.advise(ware, "confirmation", sale, {
        ...returned(sale, answer),
        ...tendersFor(ware.price),
      });
      return { id: sale.id, answer, attempts };
    }
    throw new Error(`${ware.sale} was not sold in ${most} attempts`);
  }

  /** Sends a message that opens and closes nothing; what it was answered. */
  async ask(name: string, operation: string, message: Message): Promise<Body> {
    const ware = { interface: name };
    return (
      approvalOf(
        await this.send(ware, operationOf(ware as Ware, operation), this.signed(message), {
          id: message.id,
        }),
      ) ?? {}
    );
  }

  /** The same sale asked for again under its id, where the interface has that. */
  private async retried(ware: Ware, sale: Message): Promise<Body | undefined> {
    return ware.retry === undefined
      ? undefined
      : this.untilFinal(ware, operationOf(ware, ware.retry), sale, { id: sale.id });
  }

  private async advise(ware: Ware, advice: AdviceName, sale: Message, parts: Body): Promise<void> {
    const message = {
      id: v4(),
      requestId: sale.id,
      time: this.now(),
      ...parts,
      ...ware.advice?.[advice],
    };
    await this.untilFinal(ware, adviceOf(ware, advice), message, {
      id: message.id,
      requestId: sale.id,
    });
  }

  /** The same message again and again until its answer is final. */
  private async untilFinal(
    ware: Ware,
    operation: Operation,
    message: Message,
    ids: { id: string; requestId?: string },
  ): Promise<Body> {
    for (let delivery = 0; delivery < most; delivery += 1) {
      this.time.advance(pause);
      const answer = approvalOf(await this.send(ware, operation, message, ids));
      if (answer !== undefined) return answer;
    }
    throw new Error(`${operation.id} had no final answer in ${most} deliveries`);
  }

  private send = (
    ware: Pick<Ware, "interface">,
    operation: Operation,
    message: Message,
    ids: { id: string; requestId?: string },
  ): Promise<Got> => sendOver(this.lineTo(ware.interface), operation, message, ids);

  private lineTo = (name: string): Line => ({
    url: `${this.standin.url}${this.standin.interfaces[name] ?? ""}`,
    authorization: this.authorization,
    space: this.space,
    time: this.time,
  });

  private now = (): string => new Date(this.time.now()).toISOString();
}
