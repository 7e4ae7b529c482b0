import type { Money } from "../../kernel/money.ts";
import type { Names } from "../../kernel/names.ts";
import type { Problem } from "../../kernel/problem.ts";
import type { BillRefusal } from "./payment.domain.ts";

export type VoucherCheckRequest = {
  readonly code: string;
  /** What would be paid for without it. */
  readonly amount: Money;
  /** Of whoever books: a voucher counts once for each person. */
  readonly email: string;
};

export type VoucherRefusal = Extract<BillRefusal, `voucher_${string}` | "unknown">;

export type VoucherCheckOutcome =
  /** `names` says what it gives and up to how much, in the service's words. */
  | { readonly type: "COUNTS"; readonly discount: Money; readonly names: Names | null }
  | { readonly type: "REFUSED"; readonly reason: VoucherRefusal }
  | { readonly type: "PROBLEM"; readonly problem: Problem };

/** What a voucher would take off, before anything is reserved. Nothing is set aside by it. Never rejects. */
export type CheckVoucher = (request: VoucherCheckRequest, signal?: AbortSignal) => Promise<VoucherCheckOutcome>;
