import {
  type Transaction,
  type TransactionKind,
  type TransactionsOutcome,
  type WalletService,
  wholeHistory,
} from "@safar/engine";

/** Which movements are asked for: all, those that brought or took money, or those of a kind. */
export type TransactionsShown = "all" | "in" | "out" | Exclude<TransactionKind, "unknown">;

const pageSize = 20;

const isShown = ({ amount, kind }: Transaction, shown: TransactionsShown): boolean => {
  if (shown === "in") return amount.minor > 0;
  if (shown === "out") return amount.minor < 0;
  return shown === "all" || kind === shown;
};

/**
 * A page of the movements that are asked for. The service turns pages and selects nothing, so that a selection is made here, over
 * the whole history as far back as is reasonable.
 */
export const shownTransactions = async (
  wallet: Pick<WalletService, "transactions">,
  { page, shown }: { readonly page: number; readonly shown: TransactionsShown },
): Promise<TransactionsOutcome> => {
  if (shown === "all") return wallet.transactions(page);
  const whole = await wholeHistory((one) => wallet.transactions(one));
  if (whole.type !== "PAGE") return whole;
  const selected = whole.transactions.filter((one) => isShown(one, shown));
  return {
    type: "PAGE",
    transactions: selected.slice((page - 1) * pageSize, page * pageSize),
    page,
    lastPage: Math.max(1, Math.ceil(selected.length / pageSize)),
  };
};
