import type { Transaction, TransactionsOutcome } from "@safar/engine";
import { expect, test, vi } from "vitest";
import { shownTransactions } from "./shown-transactions.ts";

const movement = (index: number): Transaction => ({
  id: `t-${index}`,
  kind: index % 2 === 0 ? "topup" : "spend",
  amount: { minor: index % 2 === 0 ? 100 : -100, currency: "PKR" },
  balanceAfter: { minor: 0, currency: "PKR" },
  at: 1000 - index,
  reference: null,
  note: "",
});

/** Fifty movements in three pages of the service. */
const history = Array.from({ length: 50 }, (_, index) => movement(index));
const wallet = () => ({
  transactions: vi.fn(
    async (page = 1): Promise<TransactionsOutcome> => ({
      type: "PAGE",
      transactions: history.slice((page - 1) * 20, page * 20),
      page,
      lastPage: 3,
    }),
  ),
});

const idsOf = (outcome: TransactionsOutcome) =>
  outcome.type === "PAGE" ? outcome.transactions.map(({ id }) => id) : outcome.type;

test("default: all movements are the service's own pages, one call each", async () => {
  const service = wallet();
  expect(await shownTransactions(service, { page: 2, shown: "all" })).toMatchObject({ page: 2, lastPage: 3 });
  expect(service.transactions).toHaveBeenCalledExactlyOnceWith(2);
});

test("behavior: a selection is made over the whole history and has pages of its own", async () => {
  const first = await shownTransactions(wallet(), { page: 1, shown: "in" });
  const second = await shownTransactions(wallet(), { page: 2, shown: "topup" });
  expect(first).toMatchObject({ page: 1, lastPage: 2 });
  expect(idsOf(first)).toHaveLength(20);
  expect(idsOf(second)).toEqual(["t-40", "t-42", "t-44", "t-46", "t-48"]);
});

test("behavior: a movement that slipped to the next page while it was read is there once", async () => {
  const service = {
    transactions: async (page = 1): Promise<TransactionsOutcome> => ({
      type: "PAGE",
      transactions: page === 1 ? [movement(0), movement(2)] : [movement(2), movement(4)],
      page,
      lastPage: 2,
    }),
  };
  expect(idsOf(await shownTransactions(service, { page: 1, shown: "topup" }))).toEqual(["t-0", "t-2", "t-4"]);
});

test("behavior: what cannot be read is told instead of half a selection", async () => {
  const service = { transactions: async (): Promise<TransactionsOutcome> => ({ type: "SIGNED_OUT" }) };
  expect(await shownTransactions(service, { page: 1, shown: "out" })).toEqual({ type: "SIGNED_OUT" });
});

test("behavior: a selection looks back over 600 movements, however many there are", async () => {
  const service = {
    transactions: vi.fn(
      async (page = 1): Promise<TransactionsOutcome> => ({
        type: "PAGE",
        transactions: [movement(page * 2)],
        page,
        lastPage: 900,
      }),
    ),
  };
  await shownTransactions(service, { page: 1, shown: "in" });
  expect(service.transactions).toHaveBeenCalledTimes(30);
});
