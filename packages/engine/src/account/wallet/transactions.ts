import { addMoney, type Money } from "../../kernel/money.ts";
import type { TransactionsOutcome } from "./wallet.service.ts";
import { type Transaction, type TransactionKind, transactionKinds } from "./wallet.types.ts";

/** The kinds that occur, in the order in which they are always listed. */
export const kindsIn = (transactions: readonly Transaction[]): readonly TransactionKind[] =>
  [...transactionKinds, "unknown" as const].filter((kind) => transactions.some((one) => one.kind === kind));

export const transactionsOfKind = (
  transactions: readonly Transaction[],
  kind: TransactionKind | null,
): readonly Transaction[] => (kind === null ? transactions : transactions.filter((one) => one.kind === kind));

const isSame = (one: Money, other: Money): boolean => one.currency === other.currency && one.minor === other.minor;

/**
 * The movements, newest first, whose balance is not what the one before it left plus its amount. A wallet that adds up has none;
 * with `balance` given, the newest is held against it too. The oldest of a page has nothing before it.
 */
export const imbalancesIn = (transactions: readonly Transaction[], balance?: Money): readonly Transaction[] =>
  transactions.filter((one, index) => {
    if (index === 0 && balance !== undefined && !isSame(one.balanceAfter, balance)) return true;
    const before = transactions[index + 1]?.balanceAfter;
    if (before === undefined) return false;
    if (before.currency !== one.amount.currency) return true;
    return !isSame(addMoney(before, one.amount), one.balanceAfter);
  });

/** Puts a page behind those read before; a movement that a new one pushed onto the next page is there once. */
export const appendPage = (known: readonly Transaction[], page: readonly Transaction[]): readonly Transaction[] => {
  const ids = new Set(known.map(({ id }) => id));
  return [...known, ...page.filter(({ id }) => !ids.has(id))];
};

/** How far back a whole history goes: 600 movements, twenty to a page. */
const mostPages = 30;

/** The history as one page, as far back as it goes; or what kept a page of it away, instead of half of it. */
export const wholeHistory = async (
  read: (page: number) => Promise<TransactionsOutcome>,
): Promise<TransactionsOutcome> => {
  let transactions: readonly Transaction[] = [];
  let last = 1;
  for (let page = 1; page <= Math.min(last, mostPages); page += 1) {
    const outcome = await read(page);
    if (outcome.type !== "PAGE") return outcome;
    transactions = appendPage(transactions, outcome.transactions);
    last = outcome.lastPage;
  }
  return { type: "PAGE", transactions, page: 1, lastPage: 1, isCut: last > mostPages };
};
