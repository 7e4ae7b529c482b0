import { bookingUuid, orderRefId, type Problem, type TopUpOutcome, type WalletService } from "@safar/engine";
import type { AdapterOptions } from "../wire/adapter-options.ts";
import { outOfPlace } from "../wire/malformed.ts";
import { amountToWire, readMoney } from "../wire/money.ts";
import { isRefusedAs, unservedOf } from "../wire/refusals.ts";
import { cleanText } from "../wire/text.ts";
import { instantOf } from "../wire/times.ts";
import { rewardsEndpoints } from "./rewards.endpoints.ts";
import { limitIn, walletIn } from "./wallet.decoding.ts";
import { walletEndpoints } from "./wallet.endpoints.ts";

/** The client is of the main service, with the signed-in user's token. */
export type WalletAdapterOptions = AdapterOptions;

const topUpRefusalOf = (problem: Problem): TopUpOutcome => {
  if (isRefusedAs(problem, "limit_exceeded")) {
    return { type: "LIMIT_EXCEEDED", min: limitIn(problem.meta, "min"), max: limitIn(problem.meta, "max") };
  }
  return isRefusedAs(problem, "validation_failed") ? { type: "INVALID_AMOUNT" } : unservedOf(problem);
};

/** The engine's `WalletService` over the main service. */
export const createWalletService = ({ client, ...times }: WalletAdapterOptions): WalletService => ({
  async home(signal) {
    const answer = await client.call(rewardsEndpoints.walletHome, {}, { signal });
    if (!answer.ok) return unservedOf(answer.error);
    const wallet = readMoney((reader) => walletIn(answer.value, reader, times));
    return wallet.ok ? { type: "WALLET", wallet: wallet.value } : wallet.error;
  },

  async transactions(page = 1, signal) {
    const answer = await client.call(walletEndpoints.transactions, { page }, { signal });
    if (!answer.ok) return unservedOf(answer.error);
    const transactions = readMoney(({ money }) =>
      answer.value.items.map(({ uuid, kind, amount, balance_after, currency, at, ref, note }) => ({
        id: uuid,
        kind,
        amount: money(amount, currency),
        balanceAfter: money(balance_after, currency),
        at: instantOf(at, times),
        reference: ref,
        note: cleanText(note),
      })),
    );
    if (!transactions.ok) return transactions.error;
    return {
      type: "PAGE",
      transactions: transactions.value,
      page: answer.value.page,
      lastPage: answer.value.last_page,
    };
  },

  async openTopUp({ amount, attempt }, signal) {
    const request = {
      action: "topup" as const,
      amount: amountToWire(amount),
      attempt_id: attempt,
    };
    const answer = await client.call(walletEndpoints.walletPayment, request, { signal });
    if (!answer.ok) return topUpRefusalOf(answer.error);
    if (answer.value.action !== "topup") return outOfPlace(answer.value.action);
    const { order_ref_id, uuid, quote_hash: quoteHash, amount: due, pay_by } = answer.value;
    const order = readMoney((reader) => ({
      order: orderRefId(order_ref_id),
      booking: bookingUuid(uuid),
      quoteHash,
      amount: reader.amount(due),
      payBy: instantOf(pay_by, times),
    }));
    return order.ok ? { type: "OPENED", order: order.value } : order.error;
  },
});
