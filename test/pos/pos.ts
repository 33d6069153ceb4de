import { setImmediate as nextTurn } from "node:timers/promises";
import { v4 } from "uuid";
import type { Standin, StandinSpace } from "../../src";
import type { AdviceKind, InterfaceContract, Operation } from "../../src/contract/operation";
import type { Body, FamilyAdapter } from "../families/suite/adapter";
import { foundNothing, isUnsupported, overApproved, reasonFor, wrongReason } from "./answers";
import { type Got, type Line, pass, sendOver } from "./line";
import type { VirtualTime } from "../support/virtual-time";

/** What a POS does wrong, if anything. Each is one fault, and the name of the rule that it breaks. */
export type PosFault =
  | "idsAreVersion4"
  | "idsAreUsedOnce"
  | "requestsAreSentOnce"
  | "idsAgree"
  | "newIdAfterDuplicate"
  | "unknownIsReversed"
  | "approvedIsClosed"
  | "neverBoth"
  | "onlyApprovedIsConfirmed"
  | "confirmedAfterItsAnswer"
  | "reversedAfterItsAnswer"
  | "lateAnswersAreIgnored"
  | "reversedBeforeAnotherTry"
  | "refusedGetsNoAdvice"
  | "lookupsGetNoAdvice"
  | "repeatedUntilFinal"
  | "notRepeatedAfterFinal"
  | "repeatsAreSpaced"
  | "repeatsAreUnchanged"
  | "identifiersComeBack"
  | "memberComesBack"
  | "reasonFits"
  | "advicesNameTheirRequest"
  | "tendersAreListed"
  | "userIsClient"
  | "timeIsPlausible"
  | "memberIsAbsent"
  | "partnerComesBack"
  | "codeComesBack"
  | "stanComesBack"
  | "voucherComesBack"
  | "cardNumbersAreMasked"
  | "timeHasMilliseconds"
  | "knownComesBack"
  | "refusedIsLeft"
  | "confirmedWithinApproval";

/** An advice in the queue. */
interface Advice {
  sale: Sale;
  operation: Operation;
  id: string;
  requestId: string;
  body: Body;
}

/** What a POS keeps of a sale. */
export interface Sale {
  kind: string;
  id: string;
  request: Body;
  got: Got;
  /** Advices that were refused. */
  refusals?: number;
}

/** Most advices of one sale, each refused. */
const mostRefusals = 10;

/** The user name of a POS: its client's id. */
export function userOf({ kinds }: FamilyAdapter, fault?: PosFault): string {
  if (fault === "userIsClient") return "somebody";
  const body = Object.values(kinds)[0]?.approved(v4(), 0);
  return (body?.["client"] as { id?: string } | undefined)?.id ?? "20000001";
}

/** A small POS that does what the contract asks: it reverses what it does not know, and repeats until it does. */
export class Pos {
  /** Advices that have had no final answer yet; a real POS keeps them on disk. */
  readonly queue: Advice[] = [];
  readonly contract: InterfaceContract;
  readonly user: string;
  readonly line: Line;
  /** A kind of transaction of the interface. */
  readonly kind: string;
  /** Called when a request has its answer, before anything is made of it. */
  between: (() => unknown) | undefined;
  /** Longest that an advice is repeated: so many times. */
  mostDeliveries: Record<AdviceKind, number> = { confirmation: 60, reversal: 60 };
  /** How far its clock is off, in milliseconds. */
  clockOff: number;
  /** So many final answers an advice gets where one may mean that it is never taken. */
  doubtfulDeliveries = 3;
  /** Puts members into the body of each advice, before it is queued. */
  ofAdvice: ((sale: Sale, advice: AdviceKind) => Body) | undefined;
  /** Its sales, and those of the tills beside it. */
  private sold = { count: 0 };
  /** Its id, in place of that of the examples. */
  private till: string | undefined;

  constructor(
    private readonly standin: Pick<Standin, "url" | "interfaces"> & {
      space: (user: string, password: string) => StandinSpace;
    },
    readonly time: VirtualTime,
    contract: InterfaceContract,
    readonly adapter: FamilyAdapter,
    /** Statuses besides 500 and 504 that are not final. */
    private readonly open: readonly number[],
    readonly fault?: PosFault,
    private readonly password = "till",
    /** A simulator that plays the provider. */
    private readonly provider?: Pick<Standin, "space">,
  ) {
    this.contract = contract;
    this.clockOff = fault === "timeIsPlausible" ? -86_400_000 : 0;
    const [kind = ""] = Object.keys(adapter.kinds);
    this.kind = kind;
    this.user = userOf(adapter, fault);
    this.line = {
      url: `${standin.url}${standin.interfaces[contract.name] ?? ""}`,
      time,
      authorization: `Basic ${Buffer.from(`${this.user}:${password}`).toString("base64")}`,
      space: standin.space(this.user, password),
      there: provider?.space(this.user, password),
    };
  }

  /** Sells, and puts right what went wrong. */
  async sell(kind: string): Promise<void> {
    const id = this.fault === "idsAreVersion4" ? v4().replace(/^(.{14})4/, "$11") : v4();
    await this.request(
      kind,
      id,
      this.adapter.kinds[kind]?.approved(id, (this.sold.count += 1) - 1) ?? {},
    );
  }

  /** Another till of its shop, at work beside it: `together` lets time go on for both. */
  beside(till: string, together: (ms: number) => Promise<void>): Pos {
    const { standin, time, contract, adapter, open, fault, password, provider } = this;
    const other = new Pos(standin, time, contract, adapter, open, fault, password, provider);
    other.till = till;
    other.sold = this.sold;
    other.between = this.between;
    other.line.pass = together;
    return other;
  }

  /** Sends a request of the tester's own, and puts right what went wrong. */
  async request(kind: string, id: string, body: Body): Promise<void> {
    const request = {
      ...body,
      ...this.timed(body),
      ...(this.fault === "memberComesBack" && { rrn: "000000000002" }),
    };
    const sent = this.otherId(this.requestOf(kind), request);
    const early = this.tooEarly(kind);
    if (early !== undefined) {
      await this.adviseTooEarly({ kind, id, request, got: undefined }, early);
      return;
    }
    const sale: Sale = {
      kind,
      id,
      request,
      got: await this.send(this.requestOf(kind), sent, { id }),
    };
    await this.between?.();
    const outcome = this.outcome(sale);
    if (outcome === "unknown") this.afterUnknown(sale);
    else if (outcome === "success") this.afterSuccess(sale);
    else if (this.fault === "refusedGetsNoAdvice") this.adviseBoth(sale);
    if (this.fault === "requestsAreSentOnce" || this.fault === "newIdAfterDuplicate")
      await this.sendAgain(sale);
    if (this.fault === "reversedBeforeAnotherTry") await this.underNewId(sale);
    await this.deliver();
  }

  /** Asks for something, by the interface's own lookup; a lookup is no transaction. */
  async lookup(): Promise<void> {
    const operation = this.find(
      ({ kind, idParameter }) => kind === "lookup" && idParameter !== undefined,
    );
    if (operation === undefined) return;
    const id = v4();
    const body = this.adapter.lookup?.(operation, id) ?? {};
    const got = await this.send(operation, { ...body, ...this.timed(body) }, { id });
    if (this.fault === "lookupsGetNoAdvice") {
      for (const kind of Object.keys(this.adapter.kinds))
        this.advise({ kind, id, request: {}, got }, "reversal");
    }
    await this.deliver();
  }

  /** Sends a message of the tester's own that is no request; an advice names one. Nothing is put right afterwards. */
  async ask(
    operation: string,
    body: (id: string) => Body,
    ids: { id?: string; requestId?: string } = {},
  ): Promise<Got> {
    const found = this.find((one) => one.id === operation);
    const id = ids.id ?? v4();
    return found && this.send(found, { ...body(id), ...this.timed(body(id)) }, { ...ids, id });
  }

  /** The newest answer. */
  lastAnswer = (): Body =>
    (this.line.space.messages({ newest: true, limit: 1 }).exchanges[0]?.answer ?? {}) as Body;

  /** The advice that it sends before the answer is there. */
  private tooEarly(kind: string): AdviceKind | undefined {
    if (this.fault === "confirmedAfterItsAnswer") return "confirmation";
    return this.fault === "reversedAfterItsAnswer" && this.isReversible(kind)
      ? "reversal"
      : undefined;
  }

  /** The advice is under way before the answer is there. */
  private async adviseTooEarly(sale: Sale, advice: AdviceKind): Promise<void> {
    const answer = this.send(this.requestOf(sale.kind), sale.request, { id: sale.id });
    while (
      !this.line.space
        .messages({ newest: true, limit: 1 })
        .exchanges.some(({ messageId }) => messageId === sale.id)
    )
      await nextTurn();
    this.advise(sale, advice);
    await this.deliver();
    await answer;
  }

  /** The same request again under its old id: once, or even after it was refused as a duplicate. */
  private async sendAgain(sale: Sale): Promise<void> {
    for (let times = this.fault === "newIdAfterDuplicate" ? 2 : 1; times > 0; times -= 1) {
      await this.send(this.requestOf(sale.kind), sale.request, { id: sale.id });
    }
  }

  private afterUnknown(sale: Sale): void {
    const { fault } = this;
    if (fault === "unknownIsReversed") return;
    this.advise(sale, fault === "onlyApprovedIsConfirmed" ? "confirmation" : "reversal");
    if (fault === "lateAnswersAreIgnored") this.advise(sale, "confirmation");
  }

  private afterSuccess(sale: Sale): void {
    if (this.fault === "approvedIsClosed") return;
    if (this.fault === "neverBoth") this.adviseBoth(sale);
    else this.advise(sale, "confirmation");
  }

  private adviseBoth(sale: Sale): void {
    this.advise(sale, "confirmation");
    this.advise(sale, "reversal");
  }

  /** The same sale under a new id. */
  private async underNewId({ kind, request }: Sale): Promise<void> {
    const id = v4();
    await this.send(this.requestOf(kind), { ...request, id }, { id });
  }

  private isReversible = (kind: string): boolean =>
    this.find(({ transaction, advice }) => transaction === kind && advice === "reversal") !==
    undefined;

  private hasPathId = (kind: string): boolean => this.requestOf(kind).idParameter !== undefined;

  /** A body that names a different id than its path. */
  private otherId(operation: Operation, body: Body): Body {
    return this.fault === "idsAgree" && operation.idParameter !== undefined
      ? { ...body, id: v4() }
      : body;
  }

  private requestOf(kind: string): Operation {
    return this.find(
      (operation) => operation.kind === "request" && operation.transaction === kind,
    ) as Operation;
  }

  private find(fits: (operation: Operation) => boolean): Operation | undefined {
    return this.contract.operations.find(fits);
  }

  /** What the contract makes of an answer. */
  private outcome({ got, kind }: Sale): "success" | "unknown" | "failed" {
    if (
      got === undefined ||
      got.status === 500 ||
      got.status === 504 ||
      (got.status > 500 && this.isVoucher(kind))
    )
      return "unknown";
    return got.status < 300 ? "success" : "failed";
  }

  /** Of vouchers every 5xx leaves the outcome open. */
  private isVoucher = (kind: string): boolean =>
    this.contract.name === "voucher" || (this.contract.name === "airtime" && kind === "provision");

  private isFinal = (got: Got): boolean =>
    got !== undefined && ![500, 504, ...this.open].includes(got.status);

  /** Token vending asks for repeats until one of these, though others may be final too. */
  private isDoubtful = (got: Got): boolean =>
    this.contract.name === "prepaid-utility" && ![202, 400].includes(got?.status ?? 0);

  /** Whether an advice is not sent again after so many final answers. */
  private isEnough = (got: Got, answers: number): boolean =>
    this.isFinal(got) &&
    (this.fault === "refusedIsLeft" || answers >= this.doubtfulDeliveries || !this.isDoubtful(got));

  private timed(body: Body): Body {
    if (body["time"] === undefined) return {};
    const time = new Date(this.time.now() + this.clockOff).toISOString();
    return { time: this.fault === "timeHasMilliseconds" ? time.replace(/\.\d+/, "") : time };
  }

  private send = (
    operation: Operation,
    body: Body,
    ids: { id: string; requestId?: string },
  ): Promise<Got> => sendOver(this.line, operation, this.atItsTill(body), ids);

  private atItsTill(body: Body): Body {
    const { originator } = body;
    const { till } = this;
    return till === undefined || originator === undefined
      ? body
      : { ...body, originator: { ...(originator as Body), terminalId: till } };
  }

  /** Queues the advice of a sale; kinds that have none of it need none. */
  private advise(sale: Sale, advice: AdviceKind): void {
    const operation = this.find((one) => one.transaction === sale.kind && one.advice === advice);
    if (operation === undefined) return;
    const id = this.fault === "idsAreUsedOnce" ? sale.id : v4();
    const requestId = this.fault === "advicesNameTheirRequest" ? v4() : sale.id;
    const ordinary = this.adapter.advice(operation, id, requestId);
    const body = {
      ...ordinary,
      ...this.timed(ordinary),
      ...this.fromSale(sale, ordinary),
      ...this.ofAdvice?.(sale, advice),
    };
    this.queue.push({
      sale,
      operation,
      id,
      requestId,
      body: this.hasPathId(sale.kind) ? body : this.otherId(operation, body),
    });
  }

  /** What an advice takes over from its sale. */
  private fromSale({ request, got }: Sale, ordinary: Body): Body {
    const answer = got !== undefined && got.status < 300 ? got.body : undefined;
    const identifiers = answer?.["thirdPartyIdentifiers"] ?? request["thirdPartyIdentifiers"];
    return {
      ...(identifiers !== undefined && {
        thirdPartyIdentifiers: this.fault === "identifiersComeBack" ? [] : identifiers,
      }),
      ...("reversalReason" in ordinary && {
        reversalReason: this.fault === "reasonFits" ? wrongReason(got) : reasonFor(got),
      }),
      ...this.known(request, answer),
      ...this.tenders(answer, ordinary),
      ...("tenders" in ordinary && this.delivered(answer)),
      ...this.oversharing(answer),
      ...(this.fault === "confirmedWithinApproval" &&
        !("reversalReason" in ordinary) &&
        overApproved(answer)),
    };
  }

  /** The partner of the answer; the QR provider wants to see all again that is known. */
  private known(request: Body, answer: Body | undefined): Body {
    if (this.fault === "knownComesBack") return {};
    const isProvider = this.contract.name === "qr-provider";
    const partner = answer?.["partner"];
    return {
      ...(isProvider && { tranId: request["tranId"] }),
      ...(partner !== undefined && { partner }),
    };
  }

  /** The voucher of an airtime sale, by its serial number. */
  private delivered(answer: Body | undefined): Body {
    const { serialNumber } = (answer?.["voucher"] ?? {}) as { serialNumber?: string };
    if (serialNumber === undefined || this.contract.name !== "airtime") return {};
    return { voucher: { serialNumber: this.fault === "voucherComesBack" ? "NW0" : serialNumber } };
  }

  private oversharing(answer: Body | undefined): Body {
    if (this.fault === "memberComesBack") return { rrn: "000000000001" };
    if (this.fault === "codeComesBack") return { tranId: "c0de0000000000000000000000000002" };
    if (this.fault === "stanComesBack") return { stan: "000183" };
    if (this.fault === "partnerComesBack")
      return { partner: { id: "30000002", name: "Harbour Pay" } };
    return this.fault === "memberIsAbsent" && answer?.["voucher"] !== undefined
      ? { voucher: answer["voucher"] }
      : {};
  }

  /** The customer paid what was approved, in cash. */
  private tenders(answer: Body | undefined, ordinary: Body): Body {
    if (!("tenders" in ordinary)) return {};
    if (this.fault === "tendersAreListed") return { tenders: [] };
    const approved = (answer?.["amounts"] as { approvedAmount?: object } | undefined)
      ?.approvedAmount;
    const card =
      this.fault === "cardNumbersAreMasked"
        ? { tenderType: "DEBIT_CARD", cardNumber: "5413330089020011" }
        : { tenderType: "CASH" };
    return approved === undefined ? {} : { tenders: [{ ...card, amount: approved }] };
  }

  /** Delivers what is queued, in order, each advice again and again until a final answer came. */
  private async deliver(): Promise<void> {
    for (let advice = this.queue.shift(); advice !== undefined; advice = this.queue.shift())
      await this.deliverOne(advice);
  }

  /** A refused advice has settled nothing: the other one follows, or a new one; where nothing can be reversed the status tells. */
  private async afterRefusal({ sale, operation }: Advice, got: Got): Promise<void> {
    if (
      got === undefined ||
      got.status < 300 ||
      (sale.refusals = (sale.refusals ?? 0) + 1) >= mostRefusals
    )
      return;
    if (operation.advice === "confirmation")
      this.advise(sale, this.isReversible(sale.kind) ? "reversal" : "confirmation");
    else if (isUnsupported(got)) await this.withoutReversal(sale);
    else if (!foundNothing(got)) this.advise(sale, "reversal");
  }

  /** What is known to be approved stands, so it is confirmed; of anything else the status tells. */
  private async withoutReversal(sale: Sale): Promise<void> {
    if (sale.got !== undefined && sale.got.status < 300) this.advise(sale, "confirmation");
    else await this.askStatus(sale);
  }

  /** By the interface's own lookup, or by the same request once more where it is made for that. */
  private async askStatus(sale: Sale): Promise<void> {
    const again = this.find(({ sendsAgain }) => sendsAgain === sale.kind);
    const status = this.find(({ id }) => id === "purchaseStatus");
    const got = again
      ? await this.send(again, sale.request, { id: sale.id })
      : status && (await this.send(status, { originalMsgId: sale.id }, { id: v4() }));
    if (got !== undefined && got.status < 300) this.advise({ ...sale, got }, "confirmation");
  }

  private async deliverOne(advice: Advice): Promise<void> {
    const { fault } = this;
    let { id, body } = advice;
    let answers = 0;
    for (
      let delivery = 0;
      delivery < this.mostDeliveries[advice.operation.advice ?? "reversal"];
      delivery += 1
    ) {
      const got = await this.send(advice.operation, body, { id, requestId: advice.requestId });
      if (this.isFinal(got)) answers += 1;
      if (this.isEnough(got, answers)) {
        if (fault === undefined) await this.afterRefusal(advice, got);
        break;
      }
      if (fault === "repeatedUntilFinal") return;
      await pass(this.line, fault === "repeatsAreSpaced" ? 100 : 10_000);
      if (fault === "repeatsAreUnchanged") [id, body] = [v4(), { ...body }];
      if (fault === "repeatsAreUnchanged") body["id"] = id;
    }
    if (fault !== "notRepeatedAfterFinal") return;
    this.time.advance(10_000);
    await this.send(advice.operation, body, { id, requestId: advice.requestId });
  }
}
