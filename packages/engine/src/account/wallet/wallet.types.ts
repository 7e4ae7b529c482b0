import type { Money } from "../../kernel/money.ts";
import type { EpochMs } from "../../kernel/ports.ts";

/** Credits that were given together and end together. They pay for bookings and cannot be withdrawn. */
export type PromoCredit = { readonly amount: Money; readonly expiresAt: EpochMs };

/** What may leave the wallet and come into it. A null is a limit that the service does not name. */
export type WalletLimits = {
  readonly min: Money | null;
  readonly max: Money | null;
  readonly daily: Money | null;
  /** What is left of the daily limit today. */
  readonly dailyLeft: Money | null;
  readonly topUpMin: Money | null;
  readonly topUpMax: Money | null;
};

/** What a person holds. Points are counted, never spent directly: they are redeemed. */
export type Wallet = {
  readonly balance: Money;
  readonly points: { readonly count: number; readonly worth: Money };
  /** The ones that end first come first. */
  readonly promoCredits: readonly PromoCredit[];
  /** Null when the service names none at all. */
  readonly limits: WalletLimits | null;
};

export const transactionKinds = ["topup", "spend", "refund", "cashback", "withdraw", "redeem", "adjust"] as const;

export type TransactionKind = (typeof transactionKinds)[number] | "unknown";

/** A movement of cash. `amount` is below zero when money left the wallet; `balanceAfter` includes it. */
export type Transaction = {
  readonly id: string;
  readonly kind: TransactionKind;
  readonly amount: Money;
  readonly balanceAfter: Money;
  readonly at: EpochMs;
  /** The order or the withdrawal it belongs to. */
  readonly reference: string | null;
  readonly note: string;
};

/** Newest first. Pages are counted from 1. */
export type TransactionPage = {
  readonly transactions: readonly Transaction[];
  readonly page: number;
  readonly lastPage: number;
  /** Of a whole history: whether it goes back further than was read. */
  readonly isCut?: boolean;
  /** Of a selection: what came in and what went out over all its pages, neither below zero. */
  readonly sums?: {
    readonly in: Money;
    readonly out: Money;
    /** Whether the selection has withdrawals that came back, which are in neither. */
    readonly leavesOut?: boolean;
  };
};
