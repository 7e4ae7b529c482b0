import type { financialEndpoints, ParsedRequestOf } from "@safar/api-clients/wire";
import { type Call, refuse } from "../../core/service.ts";
import { liveAttemptOf } from "../orders/attempt.ts";
import { lineOf, minorOf, moneyOf } from "../orders/money.ts";
import { type Order, orderOf } from "../orders/order.ts";
import type { Bill } from "./bill.ts";
import { cardOf, type VaultedCard } from "./card-vault.ts";
import { expireOrder } from "./deadline.ts";
import { type PaymentMethod, paymentMethodOf, whyUnavailable } from "./payment-methods.ts";
import { accountOf } from "./saved-accounts.ts";

export type ProcessRequest = ParsedRequestOf<typeof financialEndpoints.process>;

export const wrong = (field: string, message: string) => refuse("validation_failed", { status: 422, field, message });

export const insistPhone = (phone: string): string => {
  if (!/^\+[1-9]\d{10,14}$/.test(phone)) throw wrong("mobile", "The number reads + and 11 to 15 digits.");
  return phone;
};

/** An order that the caller may pay: their own, or a guest's, whose reference is its key. */
export const payableBy = (call: Pick<Call, "store" | "userId">, orderRefId: string): Order | undefined => {
  const order = orderOf(call.store, orderRefId);
  return order === undefined || (order.userId !== null && order.userId !== call.userId) ? undefined : order;
};

export const payableOrder = (call: Call, orderRefId: string): Order => {
  const order = payableBy(call, orderRefId);
  if (order === undefined) throw refuse("not_found", { status: 404, message: "There is no such order." });
  return order;
};

/** Refuses an order that is over, paid, or being paid by another attempt. */
export const insistPayable = (call: Call, found: Order) => {
  const order = expireOrder(call, found);
  const meta = { uuid: order.uuid, status: order.status };
  if (order.status === "Expired" || order.status === "Cancelled") {
    throw refuse("quote_expired", { status: 410, message: `The booking is ${order.status.toLowerCase()}.`, meta });
  }
  if (order.status !== "Pending")
    throw refuse("duplicate_order", { status: 409, message: "The booking is paid already.", meta });
  const live = liveAttemptOf(call.store, order.id);
  if (live !== undefined) {
    throw refuse("payment_pending", {
      status: 409,
      message: "Another payment for this booking is under way.",
      meta: { ...meta, attempt_id: live.id, state: live.state },
    });
  }
};

/** Refuses a payment of another price than the one that holds now, and tells the one that does. */
export const insistPrice = (call: Call, order: Order, request: ProcessRequest, bill: Bill) => {
  const { amount, currency } = request.amount;
  const isSame = currency === bill.currency && minorOf(amount, currency) === bill.externalMinor;
  if (isSame && request.quote_hash === order.quoteHash) return;
  throw refuse("price_changed", {
    status: 409,
    message: "The amount is not what this payment costs.",
    meta: {
      quote_hash: order.quoteHash,
      total: moneyOf({ minor: bill.externalMinor, currency: bill.currency }),
      lines: bill.lines.map((line) => lineOf(call, line, bill.currency)),
    },
  });
};

export const insistMethod = (call: Call, { method: code }: ProcessRequest, order: Order, bill: Bill): PaymentMethod => {
  const method = paymentMethodOf(code);
  if (method === undefined) throw wrong("method", `There is no payment method ${code}.`);
  if (bill.refusal === "insufficient_funds")
    throw refuse("insufficient_funds", { status: 409, message: "The balance is too low." });
  if (bill.refusal !== null)
    throw refuse(bill.refusal, { status: 422, field: "voucher", message: "The voucher does not count." });
  if (method.flow === "balance") {
    if (order.vertical === "wallet") throw wrong("method", "A wallet is not filled from itself.");
    return method;
  }
  if (bill.externalMinor === 0) throw wrong("method", "Nothing is left to charge. Pay by wallet_balance.");
  const reason = whyUnavailable(method, bill.externalMinor, bill.currency, call.userId !== null);
  if (reason !== null) throw wrong("method", `${code} cannot take this payment: ${reason}.`);
  return method;
};

type Source = { readonly card: VaultedCard | null; readonly mobile: string | null };

const cardFrom = (call: Call, { token, account_uuid: uuid }: ProcessRequest): VaultedCard => {
  const account = uuid === undefined || call.userId === null ? undefined : accountOf(call.store, uuid, call.userId);
  if (uuid !== undefined && (account === undefined || account.kind !== "card" || !account.verified)) {
    throw wrong("account_uuid", "There is no such verified card.");
  }
  const card = cardOf(call, account?.source ?? token ?? "");
  if (card === undefined) throw wrong(uuid === undefined ? "token" : "account_uuid", "The card can no longer be used.");
  return card;
};

const mobileFrom = (call: Call, { mobile, account_uuid: uuid }: ProcessRequest): string => {
  const account = uuid === undefined || call.userId === null ? undefined : accountOf(call.store, uuid, call.userId);
  if (uuid !== undefined && (account === undefined || account.kind !== "mobile" || !account.verified)) {
    throw wrong("account_uuid", "There is no such verified account.");
  }
  return insistPhone(account?.source ?? mobile ?? "");
};

export const sourceOf = (call: Call, method: PaymentMethod, request: ProcessRequest, order: Order): Source => {
  if (method.flow === "card") return { card: cardFrom(call, request), mobile: null };
  if (method.flow === "otp") return { card: null, mobile: mobileFrom(call, request) };
  if (method.flow === "voucher") return { card: null, mobile: request.mobile ?? order.contact.phone };
  return { card: null, mobile: null };
};
