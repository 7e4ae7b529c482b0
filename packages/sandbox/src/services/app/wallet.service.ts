import { walletEndpoints } from "@safar/api-clients/wire";
import { type Call, defineService } from "../../core/service.ts";
import { editionCurrency } from "../../world/editions.ts";
import { signedIn, type User } from "../accounts/users.ts";
import { amountOf, instantOf, minorOf, moneyOf, unitsOf } from "../orders/money.ts";
import { ordersIn } from "../orders/order.ts";
import { payeeIn } from "../payments/payee.ts";
import { startPayment } from "../payments/payment.ts";
import { answerOfAttempt, answerOfOtp } from "../payments/payment-answer.ts";
import { banks } from "../payouts/banks.ts";
import {
  cancelWithdrawal,
  confirmWithdrawal,
  decideWithdrawal,
  expireWithdrawal,
  payWithdrawal,
  requestWithdrawal,
  resendWithdrawalCode,
  type Withdrawal,
  waitingWithdrawalOf,
  withdrawalLimits,
  withdrawalOf,
  withdrawalRequestOf,
  withdrawalsIn,
} from "../payouts/withdrawals.ts";
import { openTopUp } from "../wallet/top-up.ts";
import { transactionsOf } from "../wallet/transactions.ts";
import { expirePromo, walletCountryOf } from "../wallet/wallets.ts";

const pageSize = 20;

const answerOfWithdrawal = (withdrawal: Withdrawal) => {
  const { id, attempt, status, minor, chargesMinor, currency, bank, ibanMasked, title, at, reason } = withdrawal;
  return {
    order_ref_id: id,
    attempt_id: attempt,
    status,
    amount: amountOf(minor, currency),
    charges: amountOf(chargesMinor, currency),
    net: amountOf(minor - chargesMinor, currency),
    currency,
    bank,
    iban_masked: ibanMasked,
    title,
    at: instantOf(at),
    reason,
  };
};

const limitsOf = (user: User) => {
  const country = walletCountryOf(user);
  const currency = editionCurrency[country];
  const { min, max, feeFixed, feeBasisPoints, feeCap } = withdrawalLimits[country];
  const amount = (units: number) => amountOf(unitsOf(units, currency), currency);
  return {
    currency,
    min: amount(min),
    max: amount(max),
    fee: {
      fixed: amount(feeFixed),
      percent: (feeBasisPoints / 100).toFixed(2),
      cap: feeCap === null ? null : amount(feeCap),
    },
  };
};

const withdrawalAnswer = (call: Call, user: User, withdrawal: Withdrawal | null) => {
  const asked = withdrawal ?? waitingWithdrawalOf(call.store, user.id);
  const request = asked === undefined ? undefined : withdrawalRequestOf(call, asked);
  return {
    withdrawal: withdrawal === null ? null : answerOfWithdrawal(withdrawal),
    otp: request === undefined ? null : answerOfOtp(call, request),
    items: withdrawalsIn(call.store).where("userId", user.id).toReversed().map(answerOfWithdrawal),
    limits: limitsOf(user),
  };
};

/** What a movement was for, in the caller's language; what has no order is told by its kind. */
const noteOf = (call: Call, ref: string | null, note: string): string => {
  const order = ref === null ? undefined : ordersIn(call.store).get(ref);
  if (order !== undefined) return call.locale === "ar" ? order.titleAr : order.title;
  return call.locale === "ar" ? "" : note;
};

/** The wallet: its movements, adding cash, withdrawing it. */
export const walletService = defineService({
  endpoints: walletEndpoints,
  handlers: {
    transactions(call, { page }) {
      const user = signedIn(call);
      const currency = editionCurrency[walletCountryOf(user)];
      const all = transactionsOf(call.ledger, user.id, currency);
      const items = all
        .slice((page - 1) * pageSize, page * pageSize)
        .map(({ id, kind, minor, balanceMinor, at, ref, note }) => ({
          uuid: id,
          kind,
          amount: amountOf(minor, currency),
          currency,
          balance_after: amountOf(balanceMinor, currency),
          at: instantOf(at),
          ref,
          note: noteOf(call, ref, note),
        }));
      return { items, page, last_page: Math.max(1, Math.ceil(all.length / pageSize)) };
    },

    withdrawal(call, request) {
      const user = signedIn(call);
      if (request.action === "list") return withdrawalAnswer(call, user, null);
      if (request.action === "request")
        return withdrawalAnswer(call, user, requestWithdrawal(call, user, payeeIn(call, user, request)));
      const withdrawal = withdrawalOf(call, user, request.order_ref_id);
      if (request.action === "cancel") return withdrawalAnswer(call, user, cancelWithdrawal(call, withdrawal));
      resendWithdrawalCode(call, user, withdrawal);
      return withdrawalAnswer(call, user, withdrawal);
    },

    banks(call) {
      const country = walletCountryOf(signedIn(call));
      const listed = banks.filter((bank) => bank.country === country);
      return { banks: listed.map(({ code, names }) => ({ code, name: names.en, name_ar: names.ar, country })) };
    },

    verifyWithdrawal(call, { order_ref_id: id, otp }) {
      const withdrawal = confirmWithdrawal(call, withdrawalOf(call, signedIn(call), id), otp);
      return { status: "submitted" as const, withdrawal: answerOfWithdrawal(withdrawal) };
    },

    walletPayment(call, request) {
      if (request.action === "pay") {
        return { action: "pay" as const, payment: answerOfAttempt(call, startPayment(call, request)) };
      }
      const { amount, currency } = request.amount;
      const order = openTopUp(call, signedIn(call), minorOf(amount, currency), currency, request.attempt_id);
      return {
        action: "topup" as const,
        order_ref_id: order.id,
        uuid: order.uuid,
        quote_hash: order.quoteHash,
        amount: moneyOf(order.amountDue),
        pay_by: instantOf(order.payBy),
      };
    },
  },
  jobs: {
    "wallet.expirePromo": (call, { user, currency }) => expirePromo(call, String(user), String(currency)),
    "withdrawals.expire": (call, { withdrawal }) => expireWithdrawal(call, String(withdrawal)),
    "withdrawals.decide": (call, { withdrawal }) => decideWithdrawal(call, String(withdrawal)),
    "withdrawals.pay": (call, { withdrawal }) => payWithdrawal(call, String(withdrawal)),
  },
});
