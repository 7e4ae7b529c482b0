import type { Call, EpochMs } from "../../core/service.ts";
import type { Collection, Store } from "../../core/store.ts";
import type { Names } from "../../world/names.ts";
import { receivedAttemptOf } from "../orders/attempt.ts";
import { announceOrder, moveOrder, type Order, orderOf } from "../orders/order.ts";
import { cashAccount, openPromoLot, promoAccount, walletCurrencyOf } from "../wallet/wallets.ts";
import { tellAccount } from "./tell-account.ts";

type RefundReason = "cancellation" | "late_capture" | "not_ticketed" | "part_not_ticketed";
export type RefundTarget = "original" | "wallet";

type RefundPart = {
  readonly source: "external" | "balance" | "promo";
  readonly account: string;
  readonly minor: number;
};

/** What of a payment does not come back, for one reason. */
export type Kept = {
  readonly code: "penalty" | "service_fee" | "payment_fee";
  readonly names: Names;
  readonly minor: number;
};

export const keptMinor = (kept: readonly Kept[]): number => kept.reduce((sum, { minor }) => sum + minor, 0);

/** Money on its way back. */
export type Refund = {
  readonly id: string;
  readonly order: string;
  readonly reason: RefundReason;
  readonly isPartial: boolean;
  readonly to: RefundTarget;
  readonly minor: number;
  /** What stayed; with `minor` it comes to what was paid for what was cancelled. Left out by refunds of before it was told. */
  readonly kept?: readonly Kept[];
  readonly currency: string;
  /** They add up to `minor`. */
  readonly parts: readonly RefundPart[];
  readonly requestedAt: EpochMs;
  readonly settlesAt: EpochMs;
  readonly settledAt: EpochMs | null;
};

const minuteMs = 60_000;
export const dayMs = 24 * 60 * minuteMs;
export const bankDays = 3;
const promoLifetimeMs = 30 * dayMs;

const refundsIn = (store: Store): Collection<Refund> =>
  store.collection<Refund>("refunds", { indexes: { order: (refund) => refund.order } });

/** Oldest first. */
export const refundsOf = (store: Store, order: string): Refund[] => refundsIn(store).where("order", order);

/** What was captured for an order and is neither back nor on its way back, by where it came from. */
const remainingOf = (store: Store, order: Order): Record<RefundPart["source"], number> => {
  const attempt = receivedAttemptOf(store, order.id);
  const left = {
    external: attempt?.externalMinor ?? 0,
    balance: attempt?.balanceMinor ?? 0,
    promo: attempt?.promoMinor ?? 0,
  };
  for (const part of refundsOf(store, order.id).flatMap(({ parts }) => parts)) left[part.source] -= part.minor;
  return left;
};

export const refundableOf = (store: Store, order: Order): number =>
  Object.values(remainingOf(store, order)).reduce((sum, minor) => sum + minor, 0);

/** Whether the order's owner has a wallet that could hold the money. */
export const canRefundToWallet = (store: Store, { userId, amountDue, vertical }: Order): boolean =>
  userId !== null && vertical !== "wallet" && walletCurrencyOf(store, userId) === amountDue.currency;

type RefundWish = {
  readonly minor: number;
  readonly to: RefundTarget;
  readonly reason: RefundReason;
  readonly isPartial?: boolean;
  readonly kept?: readonly Kept[];
};

/** Books a refund, which settles by itself: at once to a wallet, within days to a bank. What the method was charged goes first. */
export const openRefund = (
  call: Call,
  order: Order,
  { minor, to: wish, reason, isPartial = false, kept = [] }: RefundWish,
): Refund => {
  const remaining = remainingOf(call.store, order);
  const to: RefundTarget = wish === "wallet" && canRefundToWallet(call.store, order) ? "wallet" : "original";
  const attempt = receivedAttemptOf(call.store, order.id);
  // Somebody signed in may have paid a guest's booking: what came from their wallet goes back to it.
  const payer = attempt?.userId ?? order.userId ?? "";
  const accounts: Record<RefundPart["source"], string> = {
    external: to === "wallet" ? cashAccount(order.userId ?? payer) : `outside:${attempt?.method ?? "unknown"}`,
    balance: cashAccount(payer),
    promo: promoAccount(payer),
  };
  let left = minor;
  const parts: RefundPart[] = [];
  for (const source of ["external", "balance", "promo"] as const) {
    const part = Math.min(left, remaining[source]);
    left -= part;
    if (part > 0) parts.push({ source, account: accounts[source], minor: part });
  }
  if (left > 0)
    throw new Error(`Order ${order.id} has ${minor - left} left to refund, not ${minor}. Ask refundableOf first.`);

  const goesToBank = parts.some(({ account }) => account.startsWith("outside:"));
  const delayMs = goesToBank ? bankDays * dayMs : minuteMs;
  const refund: Refund = {
    id: call.code(12),
    order: order.id,
    reason,
    isPartial,
    to,
    minor,
    kept,
    currency: order.amountDue.currency,
    parts,
    requestedAt: call.now(),
    settlesAt: call.now() + delayMs,
    settledAt: null,
  };
  refundsIn(call.store).put(refund);
  call.schedule(delayMs, "orders.settleRefund", { refund: refund.id });
  return refund;
};

/** The money is back. */
export const settleRefund = (call: Call, id: string): void => {
  const refund = refundsIn(call.store).get(id);
  const order = refund === undefined ? undefined : orderOf(call.store, refund.order);
  if (refund === undefined || order === undefined || refund.settledAt !== null) return;
  const { currency } = refund;
  for (const { source, account, minor } of refund.parts) {
    call.ledger.post({
      kind: "refund",
      from: `order:${order.id}`,
      to: account,
      amount: minor,
      currency,
      order: order.id,
    });
    if (source === "promo") {
      const userId = account.slice(account.indexOf(":") + 1);
      openPromoLot(call, { userId, currency, minor, expiresAt: call.now() + promoLifetimeMs });
    }
  }
  refundsIn(call.store).put({ ...refund, settledAt: call.now() });
  const moved = refund.isPartial
    ? moveOrder(call, order, "refund.partSettled", { flags: { ...order.flags, refundIsPartial: false } })
    : moveOrder(call, order, "refund.settled");
  announceOrder(call, moved, "payment.updated");
  tellAccount(call, moved);
  if (order.userId !== null) call.publish(`private-user.${order.userId}`, "wallet.updated", {});
};
