import {
  type CalendarDate,
  multiplyMoney,
  sumMoney,
  type Transaction,
  type TransactionKind,
  type TransactionPage,
  type TransactionsOutcome,
  type WalletService,
  wholeHistory,
} from "@safar/engine";

/** Which movements are asked for: all, those that brought or took money, or those of a kind. */
export type TransactionsShown = "all" | "in" | "out" | Exclude<TransactionKind, "unknown">;

/** How far back: since the month began, or as many months. */
export type TransactionsPeriod = "month" | "quarter" | "year";

export type TransactionsAsked = {
  readonly shown: TransactionsShown;
  readonly period?: TransactionsPeriod | undefined;
  /** Words of what it was for, or its reference. */
  readonly words?: string | undefined;
};

/** The days of the people who ask. */
type Days = { readonly today: CalendarDate; readonly dayOf: (at: number) => CalendarDate };

const pageSize = 20;

/** The day that a period begins with, as a text to be held against days: in a shorter month it may be one that there is not. */
const firstDayOf = (period: TransactionsPeriod, today: CalendarDate): string => {
  if (period === "month") return `${today.slice(0, 8)}01`;
  const months = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 - (period === "quarter" ? 3 : 12);
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, "0")}${today.slice(7)}`;
};

const holds = ({ note, reference }: Transaction, words: string): boolean => {
  const text = `${note} ${reference ?? ""}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};

const isShown = ({ amount, kind }: Transaction, shown: TransactionsShown): boolean => {
  if (shown === "in") return amount.minor > 0;
  if (shown === "out") return amount.minor < 0;
  return shown === "all" || kind === shown;
};

/** By what withdrawals that came back are known: they brought nothing and took nothing, whenever it was. */
const returnedIn = (whole: readonly Transaction[]): ReadonlySet<string> =>
  new Set(
    whole.flatMap(({ amount, kind, reference }) =>
      kind === "withdraw" && amount.minor > 0 && reference !== null ? [reference] : [],
    ),
  );

const sumsOf = (selected: readonly Transaction[], returned: ReadonlySet<string>): Pick<TransactionPage, "sums"> => {
  const [first] = selected;
  if (first === undefined) return {};
  const { currency } = first.amount;
  const isReturned = ({ kind, reference }: Transaction) => kind === "withdraw" && returned.has(reference ?? "");
  const sumOf = (sign: 1 | -1) =>
    sumMoney(
      selected.flatMap((one) =>
        one.amount.minor * sign > 0 && !isReturned(one) ? [multiplyMoney(one.amount, sign)] : [],
      ),
      currency,
    );
  return { sums: { in: sumOf(1), out: sumOf(-1), leavesOut: selected.some(isReturned) } };
};

/**
 * A page of the movements that are asked for. The service turns pages and selects nothing, so that a selection is made here, over
 * the whole history as far back as is reasonable.
 */
export const shownTransactions = async (
  wallet: Pick<WalletService, "transactions">,
  { page, shown, period, words = "" }: TransactionsAsked & { readonly page: number },
  { today, dayOf }: Days,
): Promise<TransactionsOutcome> => {
  if (shown === "all" && period === undefined && words === "") return wallet.transactions(page);
  const whole = await wholeHistory((one) => wallet.transactions(one));
  if (whole.type !== "PAGE") return whole;
  const first = period === undefined ? "" : firstDayOf(period, today);
  const selected = whole.transactions.filter(
    (one) => isShown(one, shown) && dayOf(one.at) >= first && holds(one, words.trim()),
  );
  return {
    type: "PAGE",
    transactions: selected.slice((page - 1) * pageSize, page * pageSize),
    page,
    lastPage: Math.max(1, Math.ceil(selected.length / pageSize)),
    isCut: whole.isCut ?? false,
    ...sumsOf(selected, returnedIn(whole.transactions)),
  };
};
