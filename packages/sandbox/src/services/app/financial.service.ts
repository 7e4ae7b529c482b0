import { financialEndpoints } from "@safar/api-clients/wire";
import { type Call, defineService, refuse } from "../../core/service.ts";
import { currencyOf } from "../../world/currencies.ts";
import { signedIn } from "../accounts/users.ts";
import { attemptsIn } from "../orders/attempt.ts";
import { amountOf, instantOf, lineOf, minorOf, moneyOf, unitsOf } from "../orders/money.ts";
import { type Order, orderOf } from "../orders/order.ts";
import { ownAccount, saveAccount, verifyAccount } from "../payments/account-saving.ts";
import { type Bill, billOf } from "../payments/bill.ts";
import { maskedCard, tokeniseCard } from "../payments/card-vault.ts";
import { renewHold } from "../payments/deadline.ts";
import { orderJobs } from "../payments/jobs.ts";
import { answerBank, continuePayment, startPayment } from "../payments/payment.ts";
import { amountOfAttempt, answerOfAttempt, inquireOrder, noInquiry } from "../payments/payment-answer.ts";
import { type PaymentMethod, paymentMethodOf, paymentMethods, whyUnavailable } from "../payments/payment-methods.ts";
import { insistPayable, payableBy, payableOrder } from "../payments/payment-rules.ts";
import { accountsIn, answerOfAccount, type SavedAccount } from "../payments/saved-accounts.ts";
import { weighVoucher } from "../rewards/vouchers.ts";
import { cashOf, promoOf, walletCurrencyOf } from "../wallet/wallets.ts";

const savedBy = (call: Call, method: PaymentMethod): SavedAccount[] =>
  call.userId === null
    ? []
    : accountsIn(call.store)
        .where("userId", call.userId)
        .filter((account) => account.verified && account.method === method.code);

/** Which of a person's own money covers the order decides whether the balance alone can pay it. */
const whyUnavailableTo = (call: Call, method: PaymentMethod, order: Order) => {
  const { minor, currency } = order.amountDue;
  const reason = whyUnavailable(method, minor, currency, call.userId !== null);
  if (reason !== null || method.flow !== "balance") return reason;
  if (order.vertical === "wallet") return "unavailable" as const;
  const bill = billOf(call, order, method, { use_promo_credits: true, use_balance: true });
  return bill.refusal === null ? null : ("insufficient_funds" as const);
};

const methodAnswer = (call: Call, method: PaymentMethod, order: Order) => {
  const { currency } = order.amountDue;
  const limit = (units: number | null) => (units === null ? null : amountOf(unitsOf(units, currency), currency));
  const reason = whyUnavailableTo(call, method, order);
  return {
    code: method.code,
    name: method.names.en,
    name_ar: method.names.ar,
    icon: `payment/${method.code}`,
    flow: method.flow,
    currencies: [...method.currencies],
    min: limit(method.min),
    max: limit(method.max),
    fee: {
      fixed: amountOf(unitsOf(method.feeFixed, currency), currency),
      percent: (method.feeBasisPoints / 100).toFixed(2),
    },
    saved: savedBy(call, method).map((account) => answerOfAccount(account, call.locale)),
    ...(method.flow === "otp" ? { otp_length: 6 } : {}),
    enabled: reason === null,
    ...(reason === null ? {} : { reason }),
  };
};

const purseAnswer = (call: Call, { amountDue: { currency }, vertical }: Order) => {
  const { userId } = call;
  if (userId === null || vertical === "wallet" || walletCurrencyOf(call.store, userId) !== currency) return null;
  return {
    balance: moneyOf({ minor: cashOf(call, userId, currency), currency }),
    promo_credits: moneyOf({ minor: promoOf(call, userId, currency), currency }),
  };
};

const optionsOf = (call: Call, order: Order) => {
  const methods = paymentMethods.filter(({ countries }) => countries.includes(call.country));
  return {
    order_ref_id: order.id,
    quote_hash: order.quoteHash,
    amount_due: moneyOf(order.amountDue),
    pay_by: instantOf(order.payBy),
    renew_minutes: order.sale?.renewMinutes ?? null,
    methods: methods.map((method) => methodAnswer(call, method, order)),
    wallet: purseAnswer(call, order),
  };
};

const quoteOf = (call: Call, order: Order, bill: Bill, reason: "method_unavailable" | Bill["refusal"]) => ({
  order_ref_id: order.id,
  quote_hash: order.quoteHash,
  lines: bill.lines.map((line) => lineOf(call, line, bill.currency)),
  total: amountOf(bill.externalMinor, bill.currency),
  currency: bill.currency,
  valid_till: instantOf(Math.min(order.payBy, order.priceGuaranteeUntil ?? order.payBy)),
  reason,
});

const challengeOf = (call: Call, attemptId: string) => {
  const attempt = attemptsIn(call.store).get(attemptId);
  const order = attempt === undefined ? undefined : orderOf(call.store, attempt.order);
  if (attempt === undefined || order === undefined || attempt.returnUrl === null) {
    throw refuse("not_found", { status: 404, message: "There is no such payment." });
  }
  return {
    attempt_id: attempt.id,
    merchant: "Safar",
    masked: attempt.masked,
    amount: amountOfAttempt(attempt),
    return_url: attempt.returnUrl,
    open: attempt.state === "needs_redirect",
  };
};

/** Payment methods, saved accounts, payments and what became of them. */
export const financialService = defineService({
  endpoints: financialEndpoints,
  handlers: {
    paymentMethods: (call, { order_ref_id: orderRefId }) => optionsOf(call, payableOrder(call, orderRefId)),

    renewHold(call, { order_ref_id: orderRefId }) {
      const order = payableOrder(call, orderRefId);
      insistPayable(call, order);
      return optionsOf(call, renewHold(call, order));
    },

    savedAccounts: (call) => ({
      accounts: accountsIn(call.store)
        .where("userId", signedIn(call).id)
        .map((account) => answerOfAccount(account, call.locale)),
    }),

    saveAccount(call, request) {
      return saveAccount(call, signedIn(call), request);
    },

    verifyAccount(call, { account_uuid: uuid, otp }) {
      const account = ownAccount(call, signedIn(call), uuid);
      return { account: answerOfAccount(verifyAccount(call, account, otp), call.locale) };
    },

    checkDiscount(call, { order_ref_id: orderRefId, method: code, ...wishes }) {
      const order = payableOrder(call, orderRefId);
      const method = code === undefined ? undefined : paymentMethodOf(code);
      const bill = billOf(call, order, method, wishes);
      const isUnavailable =
        code !== undefined &&
        (method === undefined ||
          whyUnavailable(method, bill.externalMinor, bill.currency, call.userId !== null) !== null);
      return quoteOf(call, order, bill, bill.refusal ?? (isUnavailable ? "method_unavailable" : null));
    },

    checkVoucher(call, { amount, email, voucher: code }) {
      const { currency } = amount;
      const minor = currencyOf(currency) === undefined ? null : minorOf(amount.amount, currency);
      if (minor === null || minor < 0)
        throw refuse("validation_failed", { status: 422, field: "amount", message: "No such amount." });
      const weighed = weighVoucher(call, code, { amountDue: { minor, currency }, email: email ?? "" });
      return {
        voucher: weighed.voucher?.code ?? code,
        title: weighed.voucher?.title ?? null,
        title_ar: weighed.voucher?.titleAr ?? null,
        discount: moneyOf({ minor: weighed.minor, currency }),
        reason: weighed.refusal,
      };
    },

    process: (call, request) => answerOfAttempt(call, startPayment(call, request)),
    processWithSdk: (call, request) => answerOfAttempt(call, startPayment(call, { ...request, sdk: "force" })),
    continueProcess: (call, request) => answerOfAttempt(call, continuePayment(call, request)),

    inquiry(call, { order_ref_id: orderRefId }) {
      const order = payableBy(call, orderRefId);
      return order === undefined ? noInquiry(orderRefId) : inquireOrder(call, order);
    },

    deleteAccount(call, { account_uuid: uuid }) {
      const account = ownAccount(call, signedIn(call), uuid);
      accountsIn(call.store).delete(account.id);
      return { deleted: true as const };
    },

    tokeniseCard(call, typed) {
      const card = tokeniseCard(call, typed);
      const { id: token, brand, expiry, expiresAt } = card;
      return { token, masked: maskedCard(card), brand, expiry, expires_at: instantOf(expiresAt ?? call.now()) };
    },

    challenge: (call, { attempt_id: id }) => challengeOf(call, id),

    answerChallenge(call, { attempt_id: id, decision }) {
      answerBank(call, id, decision === "approve");
      return challengeOf(call, id);
    },
  },
  jobs: orderJobs,
});
