import type { financialEndpoints, ParsedRequestOf } from "@safar/api-clients/wire";
import { type Call, Refusal, refuse } from "../../core/service.ts";
import { redeemCode, resendCode, sendCode } from "../accounts/codes.ts";
import { maskPhone } from "../accounts/mask-phone.ts";
import { type Attempt, attemptsIn, isLive, isMoving } from "../orders/attempt.ts";
import { type Order, orderOf } from "../orders/order.ts";
import { billOf } from "./bill.ts";
import { endAttempt, holdShare, losePayment, receivePayment } from "./capture.ts";
import { maskedCard } from "./card-vault.ts";
import { chargeCard, chargeMobile, slipPaidAfterMs, type Verdict } from "./gateway.ts";
import { paymentMethodOf } from "./payment-methods.ts";
import {
  insistMethod,
  insistPayable,
  insistPrice,
  type ProcessRequest,
  payableBy,
  payableOrder,
  sourceOf,
  wrong,
} from "./payment-rules.ts";

type Continuation = ParsedRequestOf<typeof financialEndpoints.continueProcess>;

const minuteMs = 60_000;
/** How long a payer may take over a code, a bank's page or an SDK. */
export const attemptLifetimeMs = 15 * minuteMs;
const pendingLifetimeMs = 30 * minuteMs;

const after = (call: Call, attempt: Attempt, order: Order, verdict: Verdict): Attempt => {
  if (verdict.type === "CAPTURED") return receivePayment(call, attempt);
  if (verdict.type === "DECLINED") return endAttempt(call, attempt, "failed", verdict.code);
  if (verdict.type === "LOST") return losePayment(call, attempt, order);
  if (verdict.type === "PENDING") {
    call.schedule(verdict.settlesAfterMs, "payments.receive", { attempt: attempt.id });
    return wait(call, { ...attempt, state: "pending", giveUpAt: call.now() + pendingLifetimeMs });
  }
  return wait(call, { ...attempt, state: "needs_redirect" });
};

const wait = (call: Call, attempt: Attempt): Attempt => {
  attemptsIn(call.store).put(attempt);
  const isGivenUp = attempt.state !== "pending";
  if (isGivenUp) call.schedule(attempt.giveUpAt - call.now(), "payments.giveUp", { attempt: attempt.id });
  return attempt;
};

const askForCode = (call: Call, attempt: Attempt, phone: string): Attempt => {
  const subject = { attempt: attempt.id };
  const code = sendCode(call, { purpose: "payment", phone, channel: "sms", deliverable: true, subject });
  return wait(call, { ...attempt, state: "needs_otp", codeRequest: code.id });
};

const issueSlip = (call: Call, attempt: Attempt, order: Order): Attempt => {
  const untilDeadlineMs = Math.max(0, order.payBy - call.now());
  const paidAfterMs = slipPaidAfterMs(attempt.ending, untilDeadlineMs);
  if (paidAfterMs !== null) call.schedule(paidAfterMs, "payments.receive", { attempt: attempt.id });
  const slip = String(call.random(`slip/${attempt.id}`).integer(1_000_000_000, 9_999_999_999));
  return wait(call, { ...attempt, state: "voucher_issued", slip, giveUpAt: order.payBy });
};

/** Takes the attempt as far as it goes without the payer. */
const begin = (call: Call, attempt: Attempt, order: Order, forcesSdk: boolean): Attempt => {
  const { flow, mobile, ending } = attempt;
  if (flow === "balance") return receivePayment(call, attempt);
  if (flow === "otp" && mobile !== null) return askForCode(call, attempt, mobile);
  if (flow === "voucher") return issueSlip(call, attempt, order);
  if (flow === "sdk" || (flow === "card" && forcesSdk)) return wait(call, { ...attempt, state: "needs_sdk" });
  return after(call, attempt, order, flow === "card" ? chargeCard(ending) : { type: "CHALLENGED" });
};

/** A payment whose attempt is known already: it answers as it stands, and sends its code again when asked. */
const repeat = (call: Call, attempt: Attempt, request: ProcessRequest): Attempt => {
  if (attempt.order !== request.order_ref_id || attempt.method !== request.method) {
    throw refuse("duplicate_order", {
      status: 409,
      field: "attempt_id",
      message: "The attempt id belongs to another payment.",
    });
  }
  const { codeRequest, mobile, state } = attempt;
  if (request.resend === 1 && state === "needs_otp" && codeRequest !== null && mobile !== null) {
    resendCode(call, codeRequest, { purpose: "payment", phone: mobile, channel: "sms" });
  }
  return attempt;
};

export const startPayment = (call: Call, request: ProcessRequest): Attempt => {
  const order = payableOrder(call, request.order_ref_id);
  const known = attemptsIn(call.store).get(request.attempt_id);
  if (known !== undefined) return repeat(call, known, request);
  insistPayable(call, order);
  const bill = billOf(call, order, paymentMethodOf(request.method), request);
  const method = insistMethod(call, request, order, bill);
  insistPrice(call, order, request, bill);
  const { card, mobile } = sourceOf(call, method, request, order);
  if (method.flow === "redirect" && request.return_url === undefined)
    throw wrong("return_url", "A redirect needs a way back.");

  const attempt: Attempt = {
    id: request.attempt_id,
    order: order.id,
    userId: call.userId,
    method: method.code,
    flow: method.flow,
    state: "pending",
    at: call.now(),
    currency: bill.currency,
    externalMinor: bill.externalMinor,
    feeMinor: bill.feeMinor,
    promoMinor: bill.promoMinor,
    balanceMinor: bill.balanceMinor,
    voucher: bill.voucher,
    ending: card?.last4 ?? mobile?.slice(-4) ?? "",
    masked: card === null ? (mobile === null ? "" : maskPhone(mobile)) : maskedCard(card),
    cardToken: card?.id ?? null,
    saveAccount: request.save_account && request.account_uuid === undefined,
    mobile,
    codeRequest: null,
    returnUrl: request.return_url ?? null,
    slip: null,
    giveUpAt: call.now() + attemptLifetimeMs,
    decline: null,
    isCaptured: false,
  };
  // A code that may not be sent now leaves no attempt behind.
  const begun = call.store.transaction(() => {
    attemptsIn(call.store).put(attempt);
    holdShare(call, attempt, order);
    return begin(call, attempt, order, request.sdk === "force");
  });
  if (begun.state === "unknown") {
    throw refuse("payment_unknown", { status: 504, message: "The bank did not answer. Ask before you pay again." });
  }
  return begun;
};

const attemptFor = (call: Call, id: string): { readonly attempt: Attempt; readonly order: Order } => {
  const attempt = attemptsIn(call.store).get(id);
  const order = attempt === undefined ? undefined : payableBy(call, attempt.order);
  if (attempt === undefined || order === undefined)
    throw refuse("not_found", { status: 404, message: "There is no such payment." });
  return { attempt, order };
};

/** The payer's code; too many wrong ones end the attempt. */
const enterCode = (call: Call, attempt: Attempt, order: Order, otp: string): Attempt => {
  try {
    redeemCode(call, attempt.codeRequest ?? "", otp, ["payment"]);
  } catch (error) {
    if (error instanceof Refusal && error.code === "otp_locked")
      return endAttempt(call, attempt, "failed", "otp_locked");
    throw error;
  }
  return after(call, attempt, order, chargeMobile(attempt.ending));
};

const finishSdk = (call: Call, attempt: Attempt, order: Order, result: string): Attempt => {
  if (result === "declined") return endAttempt(call, attempt, "failed", "authentication_failed");
  if (result === "cancelled") return endAttempt(call, attempt, "cancelled", "cancelled");
  if (result !== "approved") throw wrong("sdk_result", "An SDK result is approved, declined or cancelled.");
  const verdict = chargeCard(attempt.ending);
  // The SDK has put the bank's question to the cardholder already.
  return after(call, attempt, order, verdict.type === "CHALLENGED" ? { type: "CAPTURED" } : verdict);
};

export const continuePayment = (call: Call, request: Continuation): Attempt => {
  const { attempt, order } = attemptFor(call, request.attempt_id);
  if (!isLive(attempt)) return attempt;
  // The booking ended meanwhile: nothing is charged for it any more.
  if (order.status !== "Pending" && !isMoving(attempt)) return endAttempt(call, attempt, "cancelled", "cancelled");
  if ("cancel" in request) {
    // What is on its way cannot be called back; the answer says that it still is.
    return isMoving(attempt) ? attempt : endAttempt(call, attempt, "cancelled", "cancelled");
  }
  let continued = attempt;
  if ("otp" in request && attempt.state === "needs_otp") continued = enterCode(call, attempt, order, request.otp);
  if ("sdk_result" in request && attempt.state === "needs_sdk")
    continued = finishSdk(call, attempt, order, request.sdk_result);
  if (continued.state === "unknown") {
    throw refuse("payment_unknown", { status: 504, message: "The bank did not answer. Ask before you pay again." });
  }
  return continued;
};

/** The cardholder's answer on the bank's page; it counts once. */
export const answerBank = (call: Call, attemptId: string, isApproved: boolean): Attempt | undefined => {
  const attempt = attemptsIn(call.store).get(attemptId);
  if (attempt?.state !== "needs_redirect") return attempt;
  const isOpen = orderOf(call.store, attempt.order)?.status === "Pending";
  if (!isOpen) return endAttempt(call, attempt, "cancelled", "cancelled");
  return isApproved ? receivePayment(call, attempt) : endAttempt(call, attempt, "failed", "authentication_failed");
};
