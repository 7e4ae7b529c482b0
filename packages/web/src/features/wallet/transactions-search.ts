import type { TransactionsShown } from "../../server/wallet/shown-transactions.ts";

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

export type TransactionsSearch = { readonly show?: TransactionsShown | undefined; readonly page?: number | undefined };

/** `?show=in&page=2`; all movements and the first page are shown without it. */
export const transactionsSearch = ({ show, page }: Readonly<Record<string, unknown>>): TransactionsSearch => ({
  show: transactionsShown.find((one) => one === show && one !== "all"),
  page: typeof page === "number" && Number.isInteger(page) && page > 1 && page <= 10_000 ? page : undefined,
});
