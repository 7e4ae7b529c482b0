import type { AttemptId } from "../../kernel/ids.ts";
import type { Money } from "../../kernel/money.ts";
import type { Names } from "../../kernel/names.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { Unserved } from "./wallet.service.ts";
import type { Wallet } from "./wallet.types.ts";

export type VoucherState = "available" | "redeemed" | "used" | "expired" | "unknown";

export type Voucher = {
  readonly code: string;
  readonly title: Names;
  readonly validUntil: EpochMs | null;
  /** What redeeming it adds to the wallet; null for a voucher that takes something off an order instead. */
  readonly promoCredits: Money | null;
  readonly minOrder: Money | null;
  /** Booking types that it counts for; empty for all. */
  readonly verticals: readonly string[];
  readonly state: VoucherState;
};

/** What points are redeemed for. */
export type PointsPackage = {
  readonly id: string;
  readonly title: Names;
  /** What it costs. */
  readonly points: number;
  readonly gives:
    | { readonly kind: "cash"; readonly amount: Money }
    | { readonly kind: "promoCredits"; readonly amount: Money; readonly lastsDays: number };
};

export type VouchersOutcome = { readonly type: "VOUCHERS"; readonly vouchers: readonly Voucher[] } | Unserved;

export type PackagesOutcome =
  | {
      readonly type: "PACKAGES";
      readonly packages: readonly PointsPackage[];
      readonly points: number;
      /** The latest redemptions by the ids that their callers gave them: how to learn what became of a lost answer. */
      readonly redeemed: readonly { readonly attempt: AttemptId; readonly packageId: string }[];
    }
  | Unserved;

export type Redemption = {
  readonly packageId: string;
  /** One intention to redeem: asked again with the same id, nothing is taken again. */
  readonly attempt: AttemptId;
  /** The points that the person saw; the service refuses when they have changed since. */
  readonly pointsSeen: number;
};

export type RedeemOutcome =
  /** `packageId` is what the attempt has redeemed, now or when it was sent before. */
  | { readonly type: "REDEEMED"; readonly packageId: string; readonly wallet: Wallet }
  | { readonly type: "REFUSED"; readonly reason: "not_enough_points" | "points_changed" | "not_offered" }
  /** Timeout, lost connection, a 5xx, an answer nobody can read, a reload: it may have happened. */
  | { readonly type: "UNKNOWN" }
  | Unserved;

export type RedeemVoucherOutcome =
  | { readonly type: "REDEEMED"; readonly wallet: Wallet }
  | { readonly type: "REFUSED"; readonly reason: "invalid" | "expired" | "used" | "not_applicable" }
  | Unserved;

/** Vouchers, and what points are good for. No method rejects. */
export interface RewardsService {
  vouchers(signal?: AbortSignal): Promise<VouchersOutcome>;
  /** A voucher counts once for a person, so that asking twice adds nothing twice. */
  redeemVoucher(
    voucher: { readonly code: string; readonly attempt: AttemptId },
    signal?: AbortSignal,
  ): Promise<RedeemVoucherOutcome>;
  packages(signal?: AbortSignal): Promise<PackagesOutcome>;
  redeemPackage(redemption: Redemption, signal?: AbortSignal): Promise<RedeemOutcome>;
}
