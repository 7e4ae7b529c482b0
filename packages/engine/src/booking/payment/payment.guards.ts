import { isPast } from "../../kernel/deadline.ts";
import { checkPhone } from "../../kernel/fields/phone.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import { isHopeless, isSoon } from "./patience.ts";
import type { PaymentFlow } from "./payment.domain.ts";
import type { Inquired, OptionsOutcome, ProcessOutcome } from "./payment.service.ts";
import type { PaymentContext } from "./payment.types.ts";

type Scope = { readonly context: PaymentContext };

/** Whether a redirect goes where payers may be sent. The origin is followed by a slash, so no longer host can pose as it. */
export const isAllowedUrl = (url: string, origins: readonly string[]): boolean =>
  !/[\s\\]/.test(url) && origins.some((origin) => url.startsWith(`${origin}/`));

const isOurs = ({ attempt }: PaymentContext, inquired: Inquired): boolean =>
  inquired.type === "FAILED" && attempt?.id === inquired.attempt;

/** The service knows nothing of our attempt: it knows of none, or of an earlier one alone. */
const isUnheardOf = (context: PaymentContext, inquired: Inquired): boolean =>
  inquired.type === "NOT_FOUND" || (inquired.type === "FAILED" && !isOurs(context, inquired));

const hasFlow =
  (...flows: readonly PaymentFlow[]) =>
  ({ context }: Scope): boolean =>
    context.method !== null && flows.includes(context.method.flow);

export const paymentGuards = {
  isChoosable: ({ context }: Scope, code: string) =>
    context.options?.methods.some((method) => method.code === code && method.unavailable === null) ?? false,
  isRenewable: ({ context }: Scope) => (context.options?.renewalMs ?? null) !== null,
  hasMethods: (_: unknown, outcome: OptionsOutcome) => outcome.type === "OPTIONS" && outcome.options.methods.length > 0,
  isNotRenewed: (_: unknown, outcome: OptionsOutcome) => outcome.type === "PROBLEM",
  isStillBilled: ({ context }: Scope, outcome: OptionsOutcome) =>
    outcome.type === "PROBLEM" && context.method !== null && context.bill !== null,
  isStillChosen: ({ context }: Scope, outcome: OptionsOutcome) =>
    outcome.type === "OPTIONS" && outcome.options.methods.some(({ code }) => code === context.method?.code),
  hasMethod: ({ context }: Scope) => context.method !== null,
  isByCard: hasFlow("card"),
  isByMobile: hasFlow("otp"),
  isByBalance: hasFlow("balance"),
  isOwnAccount: ({ context }: Scope, accountId: string) =>
    context.method?.saved.some(({ id, isVerified }) => id === accountId && isVerified) ?? false,
  isMobile: ({ context }: Scope, mobile: string) => checkPhone(mobile, context.dialCode).ok,

  /** The order's deadline has passed. */
  isOverdue: ({ context }: Scope, now: EpochMs) => context.options !== null && isPast(context.options.payBy, now),
  /** A method is chosen, its bill could not be made, and there is still time. */
  isUnbilled: ({ context: { bill, method, options } }: Scope, now: EpochMs) =>
    method !== null && bill === null && options !== null && !isPast(options.payBy, now),
  isBillStale: ({ context }: Scope, now: EpochMs) => context.bill === null || isPast(context.bill.validUntil, now),

  isPaymentDone: (_: unknown, outcome: ProcessOutcome) => outcome.type === "RECEIVED",
  isRefused: (_: unknown, outcome: ProcessOutcome) => outcome.type === "REFUSED",
  isRefusedForPrice: (_: unknown, outcome: ProcessOutcome) =>
    outcome.type === "REFUSED" && outcome.reason === "price_changed",
  isOrderClosed: (_: unknown, outcome: ProcessOutcome) =>
    outcome.type === "REFUSED" && outcome.reason === "order_closed",
  isSentAway: ({ context }: Scope, outcome: ProcessOutcome) =>
    outcome.type === "NEEDS" &&
    outcome.need.type === "REDIRECT" &&
    isAllowedUrl(outcome.need.url, context.allowedOrigins),
  isPayerNeeded: (_: unknown, outcome: ProcessOutcome) => outcome.type === "NEEDS",

  isCodeNeeded: ({ context }: Scope) => context.need?.type === "OTP",
  isRedirectNeeded: ({ context }: Scope) =>
    context.need?.type === "REDIRECT" && isAllowedUrl(context.need.url, context.allowedOrigins),
  isSdkNeeded: ({ context }: Scope) => context.need?.type === "SDK",
  isSdkOver: ({ context: { need } }: Scope, now: EpochMs) => need?.type === "SDK" && isPast(need.expiresAt, now),
  isVoucherNeeded: ({ context }: Scope) => context.need?.type === "VOUCHER",

  isReceived: (_: unknown, inquired: Inquired) => inquired.type === "RECEIVED",
  isRefunded: (_: unknown, inquired: Inquired) => inquired.type === "REFUNDED",
  isExpired: (_: unknown, inquired: Inquired) => inquired.type === "EXPIRED",
  isLive: (_: unknown, inquired: Inquired) => inquired.type === "LIVE",
  isLiveAndNeedsPayer: (_: unknown, inquired: Inquired) => inquired.type === "LIVE" && inquired.need !== null,
  /** No attempt stands between the order and a new one. */
  isFree: (_: unknown, inquired: Inquired) => inquired.type === "FAILED" || inquired.type === "NOT_FOUND",
  isAnotherNumberWanted: ({ context }: Scope, inquired: Inquired) =>
    isOurs(context, inquired) && context.wantedMobile !== null && context.method !== null && context.bill !== null,
  isCancelled: ({ context }: Scope, inquired: Inquired) =>
    isOurs(context, inquired) && inquired.type === "FAILED" && inquired.reason === "cancelled",
  isFailed: ({ context }: Scope, inquired: Inquired) => isOurs(context, inquired),
  /** It was another tab's turn, and nothing came of it. */
  isFreeAgain: ({ context }: Scope, inquired: Inquired) =>
    context.attempt === null &&
    (inquired.type === "FAILED" || (inquired.type === "NOT_FOUND" && !isSoon(context.checks, context.patience))),
  /** Long after the attempt was sent and given up by the network, the service has still not heard of it. */
  isNeverBegun: ({ context }: Scope, inquired: Inquired) =>
    context.attempt !== null && isUnheardOf(context, inquired) && !isSoon(context.checks, context.patience),
  isHopeless: ({ context: { checks, giveUpAt, patience } }: Scope, { now }: Inquired) =>
    isHopeless(checks, patience, { giveUpAt, now }),
  isSoon: ({ context: { checks, patience } }: Scope) => isSoon(checks, patience),
};
