import {
  attemptId,
  bookingUuid,
  type DeclineReason,
  type InquiryOutcome,
  type Need,
  type OptionsOutcome,
  type PaymentMethod,
  type ProcessOutcome,
  type SavedAccount,
} from "@safar/engine";
import { namedChallengeOf } from "../codes/otp.outcomes.ts";
import type { ResponseOf } from "../http/endpoint.ts";
import { malformed } from "../wire/malformed.ts";
import { type MoneyReader, readMoney } from "../wire/money.ts";
import { namesIn } from "../wire/names.ts";
import { cleanText } from "../wire/text.ts";
import { instantOf, instantOrNull, type Times } from "../wire/times.ts";
import type { financialEndpoints } from "./financial.endpoints.ts";

type WireOptions = ResponseOf<typeof financialEndpoints.paymentMethods>;
type WireMethod = WireOptions["methods"][number];
type WireAnswer = ResponseOf<typeof financialEndpoints.process>;
type WireInquiry = ResponseOf<typeof financialEndpoints.inquiry>;
type WireAttempt = WireInquiry["attempts"][number];

export const accountIn = ({ account_uuid: id, verified, ...wire }: WireMethod["saved"][number]): SavedAccount => ({
  id,
  kind: wire.kind,
  method: wire.method,
  masked: cleanText(wire.masked),
  brand: cleanText(wire.brand),
  expiry: wire.expiry,
  isVerified: verified,
  title: wire.title === undefined ? undefined : cleanText(wire.title),
});

/** A method's own amounts are in the currency of the order. */
const methodIn = (wire: WireMethod, currency: string, { money, moneyOrNull }: MoneyReader): PaymentMethod => ({
  code: wire.code,
  name: namesIn(wire),
  icon: wire.icon,
  flow: wire.flow,
  min: moneyOrNull(wire.min, currency),
  max: moneyOrNull(wire.max, currency),
  fee: { fixed: money(wire.fee.fixed, currency), percent: wire.fee.percent },
  saved: wire.saved.map(accountIn),
  otpLength: wire.otp_length ?? null,
  unavailable: wire.enabled ? null : (wire.reason ?? "unavailable"),
});

/** How an adapter of payments reads what an attempt waits for. */
export type AnswerTimes = Times & {
  /** What a redirect that is written as a path is on: the address of the payment service as a browser reaches it. */
  readonly redirectBase: string;
};

const absolute = (url: string, base: string): string | null => {
  try {
    return new URL(url, base).href;
  } catch {
    return null;
  }
};

const needIn = (wire: WireAnswer, times: AnswerTimes): Need | null => {
  switch (wire.state) {
    case "needs_otp":
      return { type: "OTP", challenge: namedChallengeOf(wire.attempt_id, wire.otp, times) };
    case "needs_redirect": {
      const url = absolute(wire.redirect.url, times.redirectBase);
      return url === null ? null : { type: "REDIRECT", url };
    }
    case "needs_sdk": {
      const { provider, session, expires_at: expiresAt } = wire.sdk;
      return { type: "SDK", provider, session, expiresAt: instantOf(expiresAt, times) };
    }
    case "voucher_issued": {
      const { number, pay_before: payBefore, outlets } = wire.voucher;
      return {
        type: "VOUCHER",
        slip: {
          number: cleanText(number),
          payBefore: instantOf(payBefore, times),
          outlets: outlets.map(namesIn),
        },
      };
    }
    default:
      return null;
  }
};

/** Where an attempt stands, by the service's answer to it. */
export const outcomeIn = (wire: WireAnswer, times: AnswerTimes): ProcessOutcome => {
  if (wire.state === "received") return { type: "RECEIVED" };
  if (wire.state === "failed") return { type: "DECLINED", reason: wire.decline.code };
  if (wire.state === "pending") return { type: "PENDING" };
  const need = needIn(wire, times);
  // What nobody can do leaves the attempt as it is; the inquiry tells when it ends.
  return need === null ? { type: "PENDING" } : { type: "NEEDS", need };
};

const ended: ReadonlySet<WireAttempt["state"]> = new Set(["received", "failed", "cancelled", "expired"]);

const isLive = ({ state }: WireAttempt): boolean => !ended.has(state);

const reasonOf = ({ decline, state }: WireAttempt): DeclineReason => {
  if (decline !== null) return decline.code;
  return state === "cancelled" || state === "expired" ? state : "unknown";
};

const over: ReadonlySet<string> = new Set(["Expired", "Cancelled"]);

const liveIn = (wire: WireInquiry, attempt: WireAttempt | null, times: AnswerTimes): InquiryOutcome => {
  const { current, next_check_after_s: seconds, give_up_at: giveUpAt } = wire;
  const id = current?.attempt_id ?? attempt?.id;
  if (id === undefined) return malformed("the order is being paid by no attempt");
  return {
    type: "LIVE",
    attempt: attemptId(id),
    method: wire.attempts.find((one) => one.id === id)?.method ?? "",
    need: current === null ? null : needIn(current, times),
    checkAfterMs: seconds === null ? null : seconds * 1000,
    giveUpAt: instantOrNull(giveUpAt, times),
  };
};

/** How an order's payment stands. As long as any attempt may still be paid, the order is neither failed nor expired. */
export const inquiryIn = (wire: WireInquiry, times: AnswerTimes): InquiryOutcome => {
  const { state, attempts, booking } = wire;
  if (state === "received") {
    return { type: "RECEIVED", booking: booking === null ? null : bookingUuid(booking.uuid) };
  }
  if (state === "refunded") return { type: "REFUNDED" };
  const live = attempts.findLast(isLive) ?? null;
  if (state === "pending" || live !== null || wire.current !== null) {
    return liveIn(wire, live ?? attempts.at(-1) ?? null, times);
  }
  if (attempts.some((attempt) => attempt.state === "received")) {
    return malformed(`an attempt was received and the order is ${state}`);
  }
  if (booking !== null && over.has(booking.status)) return { type: "EXPIRED" };
  const last = attempts.at(-1);
  if (state === "not_found" && last === undefined) return { type: "NOT_FOUND" };
  return last === undefined
    ? malformed("the order's payment failed and no attempt is named")
    : { type: "FAILED", attempt: attemptId(last.id), reason: reasonOf(last) };
};

export const optionsIn = (
  { amount_due: due, wallet, methods, pay_by: payBy, quote_hash: quoteHash, renew_minutes: minutes }: WireOptions,
  times: AnswerTimes,
): OptionsOutcome => {
  const options = readMoney((reader) => ({
    methods: methods.map((method) => methodIn(method, due.currency, reader)),
    due: reader.amount(due),
    payBy: instantOf(payBy, times),
    renewalMs: minutes == null ? null : minutes * 60_000,
    quoteHash,
    wallet:
      wallet === null
        ? null
        : { balance: reader.amount(wallet.balance), promoCredits: reader.amount(wallet.promo_credits) },
  }));
  return options.ok ? { type: "OPTIONS", options: options.value } : options.error;
};
