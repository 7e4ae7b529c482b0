import type { AnswerOf, financialEndpoints } from "@safar/api-clients/wire";
import { type Call, refuse } from "../../core/service.ts";
import { answerOfCode, openRequest } from "../accounts/codes.ts";
import { refundsOf } from "../fulfilment/refunds.ts";
import { type Attempt, attemptsOf, type DeclineCode, isLive } from "../orders/attempt.ts";
import { instantOf, moneyOf } from "../orders/money.ts";
import { type Order, ordersIn } from "../orders/order.ts";
import { receivePayment } from "./capture.ts";

type ProcessAnswer = AnswerOf<typeof financialEndpoints.process>;
type Inquiry = AnswerOf<typeof financialEndpoints.inquiry>;
type Otp = Extract<ProcessAnswer, { state: "needs_otp" }>["otp"];

/** How long the bank needs before it can say what became of a lost answer. */
const reconcileAfterMs = 5_000;

const messages: Readonly<Record<DeclineCode, string>> = {
  payment_declined: "The bank declined the payment.",
  insufficient_funds: "The account does not hold enough.",
  authentication_failed: "The bank could not make sure who is paying.",
  otp_expired: "The code is no longer good.",
  otp_locked: "Too many wrong codes.",
  expired: "The time to pay is over.",
  cancelled: "The payment was cancelled.",
};

const outlets = [
  { name: "JazzCash agent", name_ar: "وكيل جاز كاش" },
  { name: "Easypaisa shop", name_ar: "متجر إيزي بيسة" },
  { name: "Bank branch or app", name_ar: "فرع البنك أو تطبيقه" },
];

const declineOf = (code: DeclineCode) => ({ code, message: messages[code] });

export const answerOfOtp = (call: Call, request: Parameters<typeof answerOfCode>[1]): Otp => {
  const { length, masked, resend_after, expires_at, tries_left } = answerOfCode(call, request);
  return { length, masked, resend_after, expires_at, tries_left };
};

const otpOf = (call: Call, { codeRequest }: Attempt): Otp => {
  const request = codeRequest === null ? undefined : openRequest(call, codeRequest, "payment");
  if (request === undefined)
    throw refuse("otp_expired", { status: 410, message: "The code's request is gone. Start a new payment." });
  return answerOfOtp(call, request);
};

export const amountOfAttempt = ({ externalMinor, balanceMinor, currency, flow }: Attempt) =>
  moneyOf({ minor: flow === "balance" ? balanceMinor : externalMinor, currency });

export const answerOfAttempt = (call: Call, attempt: Attempt): ProcessAnswer => {
  const { id, order, state, giveUpAt } = attempt;
  const about = { attempt_id: id, order_ref_id: order, amount: amountOfAttempt(attempt) };
  if (state === "received") return { ...about, state };
  if (state === "pending" || state === "unknown") return { ...about, state: "pending" };
  if (state === "needs_otp") return { ...about, state, otp: otpOf(call, attempt) };
  if (state === "needs_redirect") {
    const redirect = { url: `/app/financial/3ds/${encodeURIComponent(id)}`, return_url: attempt.returnUrl ?? "/" };
    return { ...about, state, redirect };
  }
  if (state === "needs_sdk") {
    return { ...about, state, sdk: { provider: "sandbox-pay", session: `sdk_${id}`, expires_at: instantOf(giveUpAt) } };
  }
  if (state === "voucher_issued") {
    return { ...about, state, voucher: { number: attempt.slip ?? "", pay_before: instantOf(giveUpAt), outlets } };
  }
  return { ...about, state: "failed", decline: declineOf(attempt.decline ?? "payment_declined") };
};

export const noInquiry = (orderRefId: string): Inquiry => ({
  order_ref_id: orderRefId,
  state: "not_found",
  attempts: [],
  current: null,
  captured_total: null,
  refunded_total: null,
  booking: null,
  next_check_after_s: null,
  give_up_at: null,
});

const isFullyBack = ({ status }: Order): boolean => status === "Refunded";

const isFree = ({ amountDue }: Order): boolean => amountDue.minor === 0;

const stateOf = (order: Order, last: Attempt | undefined, live: Attempt | undefined): Inquiry["state"] => {
  if (last === undefined) return isFree(order) && order.status !== "Pending" ? "received" : "not_found";
  if (live !== undefined) return "pending";
  if (isFullyBack(order)) return "refunded";
  return last.state === "received" ? "received" : "failed";
};

/** Asks the bank about a lost answer, then tells how the order's payment stands. */
export const inquireOrder = (call: Call, order: Order): Inquiry => {
  for (const attempt of attemptsOf(call.store, order.id)) {
    if (attempt.state === "unknown" && attempt.at + reconcileAfterMs <= call.now()) receivePayment(call, attempt);
  }
  const now = ordersIn(call.store).get(order.id) ?? order;
  const attempts = attemptsOf(call.store, order.id);
  const live = attempts.find(isLive);
  const received = attempts.find(({ state }) => state === "received");
  const { currency } = order.amountDue;
  const total = (minor: number) => moneyOf({ minor, currency });
  const captured = received === undefined ? 0 : received.externalMinor + received.balanceMinor + received.promoMinor;
  const refunded = refundsOf(call.store, order.id).filter(({ settledAt }) => settledAt !== null);
  return {
    order_ref_id: order.id,
    state: stateOf(now, received ?? attempts.at(-1), live),
    attempts: attempts.map((attempt) => ({
      id: attempt.id,
      method: attempt.method,
      state: attempt.state,
      amount: amountOfAttempt(attempt),
      at: instantOf(attempt.at),
      decline: attempt.decline === null ? null : declineOf(attempt.decline),
    })),
    current: live === undefined ? null : answerOfAttempt(call, live),
    captured_total: total(captured),
    refunded_total: total(refunded.reduce((sum, { minor }) => sum + minor, 0)),
    booking: { uuid: now.uuid, type: now.bookingType, status: now.status, pay_by: instantOf(now.payBy) },
    next_check_after_s: live === undefined ? null : 5,
    give_up_at: live === undefined ? null : instantOf(live.giveUpAt),
  };
};
