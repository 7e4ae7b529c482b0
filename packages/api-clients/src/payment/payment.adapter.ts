import {
  type CardFields,
  type Instrument,
  type OrderRefId,
  type OtpService,
  type PaymentService,
  type Problem,
  type ProcessOutcome,
  type ProcessRequest,
  type TokeniseOutcome,
} from "@safar/engine";
import { namedChallengeOf, requestRefusalOf, verifyRefusalOf } from "../codes/otp.outcomes.ts";
import type { RequestOf } from "../http/endpoint.ts";
import type { AdapterOptions } from "../wire/adapter-options.ts";
import { malformed } from "../wire/malformed.ts";
import { amountToWire, readMoney } from "../wire/money.ts";
import { priceIn } from "../wire/price.decoding.ts";
import { isRefusedAs, mayHaveActed } from "../wire/refusals.ts";
import { instantOf } from "../wire/times.ts";
import { financialEndpoints } from "./financial.endpoints.ts";
import { type AnswerTimes, inquiryIn, optionsIn, outcomeIn } from "./payment.decoding.ts";

/** The client is of the main service, with the signed-in person's token if there is one. */
export type PaymentAdapterOptions = AdapterOptions &
  AnswerTimes & {
    /** Where a payer comes back to from their bank. */
    readonly returnUrl: (order: OrderRefId) => string;
  };

type WireProcess = RequestOf<typeof financialEndpoints.process>;

const instrumentToWire = (instrument: Instrument): Partial<WireProcess> => {
  switch (instrument.kind) {
    case "token":
      return { token: instrument.token, save_account: instrument.save };
    case "account":
      return { account_uuid: instrument.accountId };
    case "mobile":
      return { mobile: instrument.mobile };
    default:
      return {};
  }
};

const deductionsToWire = ({
  usePromoCredits,
  voucher,
  useBalance,
}: Pick<ProcessRequest, "usePromoCredits" | "voucher" | "useBalance">) => ({
  use_promo_credits: usePromoCredits,
  use_balance: useBalance,
  ...(voucher === null ? {} : { voucher }),
});

const unknown: ProcessOutcome = { type: "UNKNOWN" };

/**
 * What an attempt that got no answer of its own comes to. It is refused only where the service says why nothing was begun; the
 * inquiry decides about everything else, such as an order that another attempt is paying or has paid.
 */
const refusalOf = (problem: Problem): ProcessOutcome => {
  if (mayHaveActed(problem)) return unknown;
  if (problem.kind !== "refused") return { type: "REFUSED", reason: "invalid" };
  switch (problem.code) {
    case "price_changed":
    case "voucher_invalid":
    case "voucher_expired":
    case "voucher_not_applicable":
    case "voucher_used":
    case "insufficient_funds":
      return { type: "REFUSED", reason: "price_changed" };
    case "quote_expired":
    case "session_expired":
    case "not_found":
      return { type: "REFUSED", reason: "order_closed" };
    case "validation_failed":
      return { type: "REFUSED", reason: problem.field === "method" ? "method_unavailable" : "invalid" };
    case "unauthorised":
    case "token_expired":
      return { type: "REFUSED", reason: "signed_out" };
    case "forbidden":
      return { type: "REFUSED", reason: "invalid" };
    case "limit_exceeded":
      return { type: "REFUSED", reason: "method_unavailable" };
    case "rate_limited":
    case "otp_locked":
      return { type: "REFUSED", reason: "busy" };
    default:
      return unknown;
  }
};

const cardFields: Readonly<Record<string, CardFields>> = {
  number: { number: { code: "refused" } },
  expiry: { expiry: { code: "refused" } },
  cvc: { securityCode: { code: "refused" } },
  holder: { holder: { code: "refused" } },
};

const tokeniseRefusalOf = (problem: Problem): TokeniseOutcome => {
  const field = isRefusedAs(problem, "validation_failed") ? (problem.field ?? "") : "";
  const fields = Object.hasOwn(cardFields, field) ? cardFields[field] : undefined;
  return fields === undefined ? { type: "PROBLEM", problem } : { type: "INVALID", fields };
};

/** The engine's `PaymentService` over the main service. */
export const createPaymentService = ({ client, returnUrl, ...times }: PaymentAdapterOptions): PaymentService => ({
  async options(order, signal) {
    const answer = await client.call(financialEndpoints.paymentMethods, { order_ref_id: order }, { signal });
    return answer.ok ? optionsIn(answer.value, times) : { type: "PROBLEM", problem: answer.error };
  },

  async renewHold(order, signal) {
    const answer = await client.call(financialEndpoints.renewHold, { order_ref_id: order }, { signal });
    return answer.ok ? optionsIn(answer.value, times) : { type: "PROBLEM", problem: answer.error };
  },

  async bill({ order, method, ...deductions }, signal) {
    const request = { order_ref_id: order, method, ...deductionsToWire(deductions) };
    const answer = await client.call(financialEndpoints.checkDiscount, request, { signal });
    if (!answer.ok) return { type: "PROBLEM", problem: answer.error };
    const { quote_hash: quoteHash, valid_till: validTill, reason } = answer.value;
    const bill = readMoney((reader) => ({
      price: priceIn(answer.value, reader),
      quoteHash,
      validUntil: instantOf(validTill, times),
      refused: reason,
    }));
    return bill.ok ? { type: "BILLED", bill: bill.value } : bill.error;
  },

  async tokenise({ number, expiry, securityCode, holder }, signal) {
    const card = { number, expiry, cvc: securityCode, holder };
    const answer = await client.call(financialEndpoints.tokeniseCard, card, { signal });
    if (!answer.ok) return tokeniseRefusalOf(answer.error);
    return { type: "TOKENISED", token: answer.value.token, masked: answer.value.masked };
  },

  async process({ order, method, flow, attempt, quoteHash, amount, instrument, ...deductions }, signal) {
    const isSdk = flow === "sdk";
    const request: WireProcess = {
      order_ref_id: order,
      method,
      attempt_id: attempt,
      quote_hash: quoteHash,
      amount: amountToWire(amount),
      ...deductionsToWire(deductions),
      ...instrumentToWire(instrument),
      return_url: returnUrl(order),
      ...(isSdk ? { sdk: "force" } : {}),
    };
    const endpoint = isSdk ? financialEndpoints.processWithSdk : financialEndpoints.process;
    const answer = await client.call(endpoint, request, { signal });
    if (!answer.ok) return refusalOf(answer.error);
    return answer.value.attempt_id === attempt ? outcomeIn(answer.value, times) : unknown;
  },

  async answer(given, signal) {
    const { attempt } = given;
    const request =
      given.kind === "sdk"
        ? { attempt_id: attempt, sdk_result: given.result }
        : { attempt_id: attempt, cancel: 1 as const };
    const answer = await client.call(financialEndpoints.continueProcess, request, { signal });
    // An attempt was begun: whatever the service says no to, it may go on.
    return answer.ok && answer.value.attempt_id === attempt ? outcomeIn(answer.value, times) : unknown;
  },

  async inquire(order, signal) {
    const answer = await client.call(financialEndpoints.inquiry, { order_ref_id: order }, { signal });
    if (!answer.ok) return { type: "PROBLEM", problem: answer.error };
    return answer.value.order_ref_id === order
      ? inquiryIn(answer.value, times)
      : malformed("the inquiry answers for another order");
  },
});

/** The codes of attempts to pay. A request is named by its attempt; its reference is the order. */
export const createPaymentCodes = ({ client, ...times }: Omit<PaymentAdapterOptions, "returnUrl">): OtpService => ({
  async requestCode({ requestId: id, reference: order }, signal) {
    if (id === null || order === null) return { type: "REQUEST_EXPIRED" };
    const asked = { order_ref_id: order };
    // A code is sent again by telling the attempt again, and these two know what it was.
    const [stands, methods] = await Promise.all([
      client.call(financialEndpoints.inquiry, asked, { signal }),
      client.call(financialEndpoints.paymentMethods, asked, { signal }),
    ]);
    if (!stands.ok) return requestRefusalOf(stands.error, times);
    if (!methods.ok) return requestRefusalOf(methods.error, times);
    const attempt = stands.value.attempts.find((one) => one.id === id);
    // Only a known attempt that waits for a code is told again: an unknown one would be begun by it.
    if (attempt?.state !== "needs_otp") return { type: "REQUEST_EXPIRED" };
    const { method, amount } = attempt;
    const again = {
      ...asked,
      method,
      amount,
      attempt_id: id,
      quote_hash: methods.value.quote_hash,
      resend: 1 as const,
    };
    const answer = await client.call(financialEndpoints.process, again, { signal });
    if (!answer.ok) return requestRefusalOf(answer.error, times);
    if (answer.value.state !== "needs_otp" || answer.value.attempt_id !== id) return { type: "REQUEST_EXPIRED" };
    return { type: "CODE_SENT", challenge: namedChallengeOf(id, answer.value.otp, times) };
  },

  async verifyCode({ requestId, code }, signal) {
    const request = { attempt_id: requestId, otp: code };
    const answer = await client.call(financialEndpoints.continueProcess, request, { signal });
    // How the payment ended is the inquiry's to say.
    return answer.ok ? { type: "VERIFIED", proof: { kind: "accepted" } } : verifyRefusalOf(answer.error, times);
  },
});
