import {
  bookingUuid,
  moneyToWire,
  orderRefId,
  type Problem,
  type TopUpOutcome,
  type WalletService,
} from "@safar/engine";
import { cleanText } from "../client/content.text.ts";
import type { CallOptions, ServiceClient } from "../http/client.ts";
import { isRefusedAs } from "../http/refusals.ts";
import { instantOf, outOfPlace, type Times } from "./auth.outcomes.ts";
import { rewardsEndpoints } from "./rewards.endpoints.ts";
import { createMoneyReader, limitIn, malformed, unservedOf } from "./wallet.decoding.ts";
import { walletEndpoints } from "./wallet.endpoints.ts";
import { walletIn } from "./wallet.home.ts";

export type WalletAdapterOptions = Times & {
  /** Of the main service, with the signed-in user's token. */
  readonly client: ServiceClient;
};

export const withSignal = (signal: AbortSignal | undefined): CallOptions => (signal === undefined ? {} : { signal });

const topUpRefusalOf = (problem: Problem): TopUpOutcome => {
  if (isRefusedAs(problem, "limit_exceeded")) {
    return { type: "LIMIT_EXCEEDED", min: limitIn(problem.meta, "min"), max: limitIn(problem.meta, "max") };
  }
  return isRefusedAs(problem, "validation_failed") ? { type: "INVALID_AMOUNT" } : unservedOf(problem);
};

/** The engine's `WalletService` over the main service. */
export const createWalletService = ({ client, ...times }: WalletAdapterOptions): WalletService => ({
  async home(signal) {
    const answer = await client.call(rewardsEndpoints.walletHome, {}, withSignal(signal));
    if (!answer.ok) return unservedOf(answer.error);
    const reader = createMoneyReader();
    const wallet = walletIn(answer.value, reader, times);
    const fault = reader.fault();
    return fault === null ? { type: "WALLET", wallet } : malformed(fault);
  },

  async transactions(page = 1, signal) {
    const answer = await client.call(walletEndpoints.transactions, { page }, withSignal(signal));
    if (!answer.ok) return unservedOf(answer.error);
    const reader = createMoneyReader();
    const transactions = answer.value.items.map(({ uuid, kind, amount, balance_after, currency, at, ref, note }) => ({
      id: uuid,
      kind,
      amount: reader.money(amount, currency),
      balanceAfter: reader.money(balance_after, currency),
      at: instantOf(at, times),
      reference: ref,
      note: cleanText(note),
    }));
    const fault = reader.fault();
    if (fault !== null) return malformed(fault);
    return { type: "PAGE", transactions, page: answer.value.page, lastPage: answer.value.last_page };
  },

  async openTopUp({ amount, attempt }, signal) {
    const request = {
      action: "topup" as const,
      amount: { amount: moneyToWire(amount), currency: amount.currency },
      attempt_id: attempt,
    };
    const answer = await client.call(walletEndpoints.walletPayment, request, withSignal(signal));
    if (!answer.ok) return topUpRefusalOf(answer.error);
    if (answer.value.action !== "topup") return { type: "PROBLEM", problem: outOfPlace(answer.value.action) };
    const { order_ref_id, uuid, quote_hash: quoteHash, amount: due, pay_by } = answer.value;
    const reader = createMoneyReader();
    const order = {
      order: orderRefId(order_ref_id),
      booking: bookingUuid(uuid),
      quoteHash,
      amount: reader.money(due.amount, due.currency),
      payBy: instantOf(pay_by, times),
    };
    const fault = reader.fault();
    return fault === null ? { type: "OPENED", order } : malformed(fault);
  },
});
