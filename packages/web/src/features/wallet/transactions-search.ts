import type {
  TransactionsAsked,
  TransactionsPeriod,
  TransactionsShown,
} from "../../server/wallet/shown-transactions.ts";

/** In the order in which they are offered. */
export const transactionsShown = [
  "all",
  "in",
  "out",
  "topup",
  "spend",
  "refund",
  "cashback",
  "withdraw",
  "redeem",
  "adjust",
] as const satisfies readonly TransactionsShown[];

export const transactionsPeriods = ["month", "quarter", "year"] as const satisfies readonly TransactionsPeriod[];

export type TransactionsSearch = {
  readonly show?: TransactionsShown | undefined;
  readonly period?: TransactionsPeriod | undefined;
  readonly q?: string | undefined;
  readonly page?: number | undefined;
};

export const askedIn = ({ show = "all", period, q }: TransactionsSearch): TransactionsAsked => ({
  shown: show,
  ...(period && { period }),
  ...(q && { words: q }),
});

/** A number is read as one, also where it is what is looked for. */
const wordsIn = (q: unknown): string | undefined =>
  (typeof q === "string" || typeof q === "number" ? String(q).trim().slice(0, 60) : "") || undefined;

/** `?show=in&period=month&q=karachi&page=2`; all movements and the first page are shown without it. */
export const transactionsSearch = ({
  show,
  period,
  q,
  page,
}: Readonly<Record<string, unknown>>): TransactionsSearch => ({
  period: transactionsPeriods.find((one) => one === period),
  q: wordsIn(q),
  show: transactionsShown.find((one) => one === show && one !== "all"),
  page: typeof page === "number" && Number.isInteger(page) && page > 1 && page <= 10_000 ? page : undefined,
});
