import type { EpochMs } from "../../core/clock.ts";
import type { Ledger, Movement } from "../../core/ledger.ts";
import { cashAccount } from "./wallets.ts";

type TransactionKind = "topup" | "spend" | "refund" | "cashback" | "withdraw" | "redeem" | "adjust";

/** A line of the wallet's account, as its owner reads it. */
type Transaction = {
  readonly id: string;
  readonly kind: TransactionKind;
  /** Below zero when money leaves. */
  readonly minor: number;
  readonly balanceMinor: number;
  readonly at: EpochMs;
  readonly ref: string | null;
  readonly note: string;
};

const kindOf = ({ kind, attempt }: Movement): TransactionKind => {
  // What is held for a payment is as good as spent, and what is held for a withdrawal as good as withdrawn.
  if (kind === "hold") return attempt === undefined ? "withdraw" : "spend";
  if (kind === "release") return attempt === undefined ? "withdraw" : "refund";
  if (kind === "topup" || kind === "refund" || kind === "cashback" || kind === "redeem") return kind;
  return "adjust";
};

/** The attempts whose share came back because the payment came to nothing: neither line is worth reading. */
const undoneIn = (movements: readonly Movement[]): ReadonlySet<string> =>
  new Set(
    movements
      .filter(({ kind }) => kind === "release")
      .flatMap(({ attempt }) => (attempt === undefined ? [] : [attempt])),
  );

/** Newest first; the balances add up from the first line on. */
export const transactionsOf = (ledger: Ledger, userId: string, currency: string): Transaction[] => {
  const account = cashAccount(userId);
  const movements = ledger.movements({ account }).filter((movement) => movement.currency === currency);
  const undone = undoneIn(movements);
  let balanceMinor = 0;
  return movements
    .filter(({ attempt }) => attempt === undefined || !undone.has(attempt))
    .map((movement) => {
      const minor = movement.to === account ? movement.amount : -movement.amount;
      balanceMinor += minor;
      const { id, at, order = null, note = "" } = movement;
      return { id, kind: kindOf(movement), minor, balanceMinor, at, ref: order, note };
    })
    .toReversed();
};
