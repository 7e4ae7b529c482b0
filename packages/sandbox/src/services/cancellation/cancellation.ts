import { type Call, type EpochMs, refuse } from "../../core/service.ts";
import type { Collection, Store } from "../../core/store.ts";
import type { Names } from "../../world/names.ts";
import { toInstant } from "../../world/zones.ts";
import { release } from "../fulfilment/fulfilment.ts";
import {
  canRefundToWallet,
  type Kept,
  keptMinor,
  openRefund,
  type Refund,
  type RefundTarget,
  refundableOf,
  refundsOf,
} from "../fulfilment/refunds.ts";
import { attemptsOf, isLive, isMoving } from "../orders/attempt.ts";
import { shareOf } from "../orders/money.ts";
import { moveOrder, type Order } from "../orders/order.ts";
import { statusAfter } from "../orders/order-status.ts";
import { paymentFeeLine } from "../orders/paid-lines.ts";
import type { Sale } from "../orders/sale.ts";
import { giveBack } from "../orders/stock.ts";
import { endAttempt } from "../payments/capture.ts";
import { type Part, partIn, saleWithout, termsOfPart } from "./part.ts";
import { keptAt, type Paid, paidFor, serviceAt } from "./terms.ts";

type Terms = {
  /** What of the captured amount is kept, in minor units, one line for each reason. */
  readonly penalties: readonly Kept[];
  /** False where it is not possible at all. */
  readonly allowed: boolean;
};

/** What cancelling gives back, for a while. */
export type CancellationQuote = {
  readonly id: string;
  readonly order: string;
  readonly currency: string;
  /** Captured and not yet back. */
  readonly paidMinor: number;
  /** They add up to `paidMinor` less `refundMinor`. */
  readonly penalties: readonly Kept[];
  readonly refundMinor: number;
  /** Of the whole booking, when it was told: it counts for that alone. */
  readonly refundable: number;
  /** Of whom it is; null for everybody. */
  readonly travellers: readonly string[] | null;
  readonly targets: readonly RefundTarget[];
  readonly expiresAt: EpochMs;
  /** Once it was confirmed. */
  readonly refund: string | null;
  readonly isConfirmed: boolean;
};

const hourMs = 60 * 60_000;
const quoteLifetimeMs = 10 * 60_000;

const quotesIn = (store: Store): Collection<CancellationQuote> =>
  store.collection<CancellationQuote>("cancellation_quotes");

const notAllowed = (message: string, order: Order) =>
  refuse("refund_not_allowed", { status: 409, message, meta: { uuid: order.uuid, status: order.status } });

const cancellationFee: Names = { en: "Cancellation fee", ar: "رسوم الإلغاء" };

const paymentFee = (minor: number): Kept => ({ code: "payment_fee", names: paymentFeeLine(minor).names, minor });

/** A tenth is kept until two days before, half until the service begins, and what paying by the method cost in any case. */
const usualTerms = (order: Order, at: EpochMs, { minor, feeMinor }: Paid): Terms => {
  const left = toInstant(order.starts.at, order.starts.zone) - at;
  if (left <= 0 || order.vertical === "wallet") return { allowed: false, penalties: [] };
  const basisPoints = left > 48 * hourMs ? 1_000 : 5_000;
  const kept = shareOf(minor - feeMinor, basisPoints, order.amountDue.currency);
  const penalties = [{ code: "penalty" as const, names: cancellationFee, minor: kept }, paymentFee(feeMinor)];
  return { allowed: true, penalties };
};

type Shares = { readonly kept: number; readonly service: number; readonly paid: Paid };

/** What the supplier keeps, the service fee by its own name, and what paying by the method cost. */
const penaltiesOf = ({ fee, price }: Sale, { kept, paid, service }: Shares): readonly Kept[] => {
  const named = price.charge.lines.find(({ kind }) => kind === "service_fee")?.names ?? fee;
  return [
    { code: "penalty", names: fee, minor: kept - service },
    { code: "service_fee", names: named, minor: service },
    paymentFee(paid.feeMinor),
  ];
};

/** By the policy that it was sold with, and what paying by the method cost. */
const soldTerms = (sale: Sale, at: EpochMs, paid: Paid): Terms => {
  const allowed = at < sale.begins;
  if (sale.isWaived) return { allowed, penalties: [] };
  const kept = keptAt(sale, at, paid);
  return { allowed, penalties: penaltiesOf(sale, { kept, paid, service: serviceAt(sale, at, kept) }) };
};

const termsOf = (order: Order, at: EpochMs, paid: Paid): Terms => {
  if (order.status === "Pending") return { allowed: true, penalties: [] };
  return order.sale === null ? usualTerms(order, at, paid) : soldTerms(order.sale, at, paid);
};

/** Whatever is kept is at most what was paid. */
const capPenalties = (penalties: readonly Kept[], paidMinor: number): readonly Kept[] => {
  let left = paidMinor;
  return penalties
    .map((penalty) => {
      const minor = Math.min(Math.max(0, penalty.minor), left);
      left -= minor;
      return { ...penalty, minor };
    })
    .filter(({ minor }) => minor > 0);
};

const insistCancellable = (call: Call, order: Order) => {
  if (order.status === "Pending") {
    if (attemptsOf(call.store, order.id).some(isMoving)) {
      throw refuse("payment_pending", { status: 409, message: "A payment is on its way. Cancel once it is known." });
    }
    return;
  }
  if (statusAfter(order.status, "cancellation.refunding") === undefined) {
    throw notAllowed(`A booking that is ${order.status} cannot be cancelled.`, order);
  }
};

/** What some of the travellers come to. What is not paid is no part's, and of nothing that comes back nobody needs a part. */
const partTerms = (call: Call, order: Order, part: Part): { readonly paid: Paid; readonly terms: Terms } => {
  const { sale } = order;
  const whole = paidFor(call.store, order);
  if (sale === null || whole.minor === 0) throw notAllowed("Only all of this booking can be cancelled.", order);
  const at = call.now();
  const terms = termsOfPart(sale, part, at, whole, order.amountDue.currency);
  const { paid } = terms;
  const penalties = sale.isWaived ? [] : penaltiesOf(sale, terms);
  const refund = paid.minor - keptMinor(penalties);
  return { paid, terms: { allowed: at < sale.begins && refund > 0, penalties } };
};

export const quoteCancellation = (call: Call, order: Order, travellers?: readonly string[]): CancellationQuote => {
  insistCancellable(call, order);
  const part = partIn(order, travellers);
  const at = call.now();
  const whole = paidFor(call.store, order);
  const { paid, terms } =
    part === null ? { paid: whole, terms: termsOf(order, at, whole) } : partTerms(call, order, part);
  const paidMinor = paid.minor;
  if (!terms.allowed) throw notAllowed("This booking can no longer be cancelled.", order);
  const penalties = capPenalties(terms.penalties, paidMinor);
  const quote: CancellationQuote = {
    id: call.code(12),
    order: order.id,
    currency: order.amountDue.currency,
    paidMinor,
    penalties,
    refundMinor: paidMinor - keptMinor(penalties),
    refundable: refundableOf(call.store, order),
    travellers: part === null ? null : part.chosen.map(({ id }) => id),
    targets: canRefundToWallet(call.store, order) ? ["original", "wallet"] : ["original"],
    expiresAt: at + quoteLifetimeMs,
    refund: null,
    isConfirmed: false,
  };
  quotesIn(call.store).put(quote);
  return quote;
};

const withdraw = (call: Call, order: Order) => {
  for (const attempt of attemptsOf(call.store, order.id).filter(isLive)) {
    // A slip may still be paid at a counter; that money then comes too late and goes back.
    endAttempt(call, attempt, attempt.flow === "voucher" ? "expired" : "cancelled", "cancelled");
  }
  return moveOrder(call, order, "order.withdrawn");
};

export type Cancelled = { readonly quote: CancellationQuote; readonly order: Order; readonly refund: Refund | null };

/** Cancels by a quote. One that was confirmed already answers with what came of it, and nothing happens twice. */
export const confirmCancellation = (call: Call, order: Order, quoteId: string, to: RefundTarget): Cancelled => {
  const quote = quotesIn(call.store).get(quoteId);
  if (quote === undefined || quote.order !== order.id) {
    throw refuse("not_found", { status: 404, field: "refund_quote_id", message: "There is no such refund quote." });
  }
  if (quote.isConfirmed) {
    const opened = refundsOf(call.store, order.id).find(({ id }) => id === quote.refund);
    return { quote, order, refund: opened ?? null };
  }
  insistCancellable(call, order);
  if (quote.expiresAt <= call.now() || quote.refundable !== refundableOf(call.store, order)) {
    throw refuse("refund_quote_expired", {
      status: 410,
      message: "The refund quote no longer holds. Ask for a new one.",
    });
  }
  const part = partIn(order, quote.travellers ?? undefined);
  const wish = { minor: quote.refundMinor, kept: quote.penalties, to, reason: "cancellation" } as const;
  const cancel = () => {
    if (part !== null && order.sale !== null) {
      const sale = saleWithout(order.sale, part, quote.paidMinor - quote.refundMinor, quote.currency);
      const flags = { ...order.flags, refundIsPartial: true };
      const moved = moveOrder(call, order, "cancellation.refunding", { flags, sale });
      return { order: moved, refund: openRefund(call, moved, { ...wish, isPartial: true }) };
    }
    if (order.status === "Pending") return { order: withdraw(call, order), refund: null };
    if (quote.refundMinor === 0) return { order: moveOrder(call, order, "cancellation.forfeited"), refund: null };
    const moved = moveOrder(call, order, "cancellation.refunding");
    return { order: moved, refund: openRefund(call, moved, wish) };
  };
  const done = cancel();
  const confirmed = { ...quote, isConfirmed: true, refund: done.refund?.id ?? null };
  quotesIn(call.store).put(confirmed);
  if (part === null) release(call, done.order);
  else
    giveBack(
      call.store,
      part.chosen.flatMap(({ held }) => held),
    );
  return { quote: confirmed, ...done };
};
