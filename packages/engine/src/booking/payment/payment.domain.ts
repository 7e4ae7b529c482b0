import type { Money } from "../../kernel/money.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { Price } from "../../kernel/price.ts";
import type { OtpChallenge } from "../../queues/otp/otp.types.ts";

/** How a method is paid by. Screens go by it and never by the method's code, so that a method nobody knew of works at once. */
export type PaymentFlow = "card" | "redirect" | "otp" | "sdk" | "voucher" | "balance" | "unknown";

export type SavedAccount = {
  readonly id: string;
  readonly kind: "card" | "mobile" | "bank" | "unknown";
  readonly method: string;
  /** As it may be shown. */
  readonly masked: string;
  readonly brand: string;
  /** `MM/YY`; null for what does not expire. */
  readonly expiry: string | null;
  readonly isVerified: boolean;
  /** Whose account it is; of a bank account. */
  readonly title?: string | undefined;
};

export type MethodUnavailable =
  | "currency"
  | "below_min"
  | "above_max"
  | "sign_in"
  | "insufficient_funds"
  | "unavailable"
  | "unknown";

export type PaymentMethod = {
  readonly code: string;
  readonly name: { readonly en: string; readonly ar: string };
  readonly icon: string;
  readonly flow: PaymentFlow;
  readonly min: Money | null;
  readonly max: Money | null;
  /** `percent` is a decimal text such as `2.5`. What it comes to is the bill's matter. */
  readonly fee: { readonly fixed: Money; readonly percent: string };
  readonly saved: readonly SavedAccount[];
  readonly otpLength: number | null;
  /** Why it cannot be used for this order; null when it can. */
  readonly unavailable: MethodUnavailable | null;
};

export type PaymentOptions = {
  readonly methods: readonly PaymentMethod[];
  readonly due: Money;
  readonly payBy: EpochMs;
  /** How much longer the order is held when asked, once; null where it is not, or was already. */
  readonly renewalMs: number | null;
  readonly quoteHash: string;
  /** What the signed-in payer holds in the order's currency. */
  readonly wallet: { readonly balance: Money; readonly promoCredits: Money } | null;
};

/** What goes before the method, in this order: promo credits, the voucher, the balance. */
export type Deductions = {
  readonly usePromoCredits: boolean;
  readonly voucher: string | null;
  readonly useBalance: boolean;
};

export type BillRefusal =
  | "voucher_invalid"
  | "voucher_expired"
  | "voucher_not_applicable"
  | "voucher_used"
  | "insufficient_funds"
  | "method_unavailable"
  | "unknown";

/** What an order costs by one method. Its total is what the method will be charged, and what is sent. */
export type Bill = {
  readonly price: Price;
  readonly quoteHash: string;
  readonly validUntil: EpochMs;
  /** Why the voucher or the method was refused; the lines are then without it. */
  readonly refused: BillRefusal | null;
};

/** A card as typed. It goes from the form to the vault and is in no context and no snapshot. */
export type CardEntry = {
  readonly number: string;
  readonly expiry: string;
  readonly securityCode: string;
  readonly holder: string;
};

/** What is wrong with a field of a card, as data. */
export type CardProblem =
  | { readonly code: "required" }
  /** Too short, too long, or mistyped: the check digit tells. */
  | { readonly code: "invalid_number" }
  | { readonly code: "invalid_expiry" }
  | { readonly code: "expired" }
  | { readonly code: "wrong_code_length"; readonly length: number }
  /** The vault said no and did not say why. */
  | { readonly code: "refused" };

export type CardFields = { readonly [Field in keyof CardEntry]?: CardProblem };

/** What the method is paid with. A token stands for a card and is good once. */
export type Instrument =
  | { readonly kind: "token"; readonly token: string; readonly masked: string; readonly save: boolean }
  | { readonly kind: "account"; readonly accountId: string }
  | { readonly kind: "mobile"; readonly mobile: string }
  | { readonly kind: "none" };

export type DeclineReason =
  | "payment_declined"
  | "insufficient_funds"
  | "authentication_failed"
  | "otp_expired"
  | "otp_locked"
  | "expired"
  | "cancelled"
  | "unknown";

export type VoucherSlip = {
  /** What the payer tells the cashier. */
  readonly number: string;
  readonly payBefore: EpochMs;
  readonly outlets: readonly { readonly en: string; readonly ar: string }[];
};

/** What an attempt waits for. */
export type Need =
  | { readonly type: "OTP"; readonly challenge: OtpChallenge }
  | { readonly type: "REDIRECT"; readonly url: string }
  | { readonly type: "SDK"; readonly provider: string; readonly session: string; readonly expiresAt: EpochMs }
  | { readonly type: "VOUCHER"; readonly slip: VoucherSlip };

/** Why what is left to pay cannot be paid by the chosen method. */
export type Unpayable =
  | "insufficient_funds"
  | "method_unavailable"
  /** Nothing is left: the payer's own balance has to close the order. */
  | "covered";
