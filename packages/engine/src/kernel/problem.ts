/** Every refusal an upstream service may answer with. An unlisted code decodes to `unknown` and keeps its reference. */
export const refusalCodes = [
  "validation_failed",
  "session_expired",
  "results_expired",
  "quote_expired",
  "price_changed",
  "sold_out",
  "room_unavailable",
  "seat_taken",
  "seat_rule_violation",
  "limit_exceeded",
  "payment_declined",
  "insufficient_funds",
  "payment_pending",
  "payment_unknown",
  "duplicate_order",
  "otp_invalid",
  "otp_expired",
  "otp_locked",
  "voucher_invalid",
  "voucher_expired",
  "voucher_not_applicable",
  "voucher_used",
  "refund_not_allowed",
  "refund_quote_expired",
  "token_expired",
  "unauthorised",
  "forbidden",
  "not_found",
  "supplier_timeout",
  "supplier_error",
  "rate_limited",
  "maintenance",
] as const;

export type RefusalCode = (typeof refusalCodes)[number];

/** Plain data, as it survives storage and the network. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** The service understood and said no. `retryAfterMs` comes from Retry-After on 429 and 503. */
export type Refusal = {
  readonly kind: "refused";
  readonly code: RefusalCode | "unknown";
  readonly status: number;
  /** The service's own words, for logs and support; never shown as they are. */
  readonly message: string;
  /** The field that was wrong, as the service names it. */
  readonly field?: string;
  readonly retryable: boolean;
  readonly retryAfterMs?: number;
  readonly meta?: Readonly<Record<string, Json>>;
  /** The request id a person can quote to support. */
  readonly reference?: string;
};

/**
 * Why a call gave no value. `timeout` and `offline` say nothing about whether the service acted: a money step that ends in
 * one of them has an unknown outcome and must ask before it repeats itself.
 */
export type Problem =
  | Refusal
  | { readonly kind: "timeout"; readonly afterMs: number }
  | { readonly kind: "offline" }
  | { readonly kind: "aborted" }
  | {
      readonly kind: "malformed";
      readonly detail: string;
      /** The HTTP status, 0 when the request could not even be written. */
      readonly status: number;
      readonly reference?: string;
      readonly retryAfterMs?: number;
    }
  | { readonly kind: "tokenUnavailable"; readonly message: "Unable to retrieve token" };
