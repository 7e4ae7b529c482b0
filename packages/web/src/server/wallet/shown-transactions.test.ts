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

const days = { today: "2026-05-20", dayOf: (at: number) => new Date(at).toISOString().slice(0, 10) };

const idsOf = (outcome: TransactionsOutcome) =>
  outcome.type === "PAGE" ? outcome.transactions.map(({ id }) => id) : outcome.type;

test("default: all movements are the service's own pages, one call each", async () => {
  const service = wallet();
  expect(await shownTransactions(service, { page: 2, shown: "all" }, days)).toMatchObject({ page: 2, lastPage: 3 });
  expect(service.transactions).toHaveBeenCalledExactlyOnceWith(2);
});

test("behavior: a selection is made over the whole history and has pages of its own", async () => {
  const first = await shownTransactions(wallet(), { page: 1, shown: "in" }, days);
  const second = await shownTransactions(wallet(), { page: 2, shown: "topup" }, days);
  const none = { minor: 0, currency: "PKR" };
  expect(first).toMatchObject({ page: 1, lastPage: 2, isCut: false, sums: { in: { minor: 2500 }, out: none } });
  expect(idsOf(first)).toHaveLength(20);
  expect(idsOf(second)).toEqual(["t-40", "t-42", "t-44", "t-46", "t-48"]);
});

test("behavior: a withdrawal that came back is in no sum, and the sums say so", async () => {
  const taken = { ...movement(1), kind: "withdraw", reference: "W1" } as const;
  const transactions: readonly Transaction[] = [
    { ...taken, id: "back", amount: { minor: 100, currency: "PKR" } },
    taken,
    { ...taken, id: "paid", reference: "W2", amount: { minor: -7, currency: "PKR" } },
    movement(3),
  ];
  const service = { transactions: async () => ({ type: "PAGE", transactions, page: 1, lastPage: 1 }) as const };
  const sumsOf = async (shown: "in" | "out" | "spend") => {
    const outcome = await shownTransactions(service, { page: 1, shown }, days);
    return outcome.type === "PAGE" && outcome.sums;
  };
  expect(await sumsOf("out")).toMatchObject({ out: { minor: 107 }, leavesOut: true });
  expect(await sumsOf("in")).toMatchObject({ in: { minor: 0 }, leavesOut: true });
  expect(await sumsOf("spend")).toMatchObject({ out: { minor: 100 }, leavesOut: false });
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
  expect(idsOf(await shownTransactions(service, { page: 1, shown: "topup" }, days))).toEqual(["t-0", "t-2", "t-4"]);
});

test("behavior: what cannot be read is told instead of half a selection", async () => {
  const service = { transactions: async (): Promise<TransactionsOutcome> => ({ type: "SIGNED_OUT" }) };
  expect(await shownTransactions(service, { page: 1, shown: "out" }, days)).toEqual({ type: "SIGNED_OUT" });
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
  await shownTransactions(service, { page: 1, shown: "in" }, days);
  expect(service.transactions).toHaveBeenCalledTimes(30);
});

test.each([
  [{ period: "month" }, ["t-may"]],
  [{ period: "quarter" }, ["t-may", "t-april"]],
  [{ period: "year" }, ["t-may", "t-april", "t-last-year"]],
  [{ words: "pw69" }, ["t-april"]],
  [{ words: " islamabad  Karachi " }, ["t-may", "t-last-year"]],
  [{ words: "karachi", period: "quarter" }, ["t-may"]],
  [{ words: "lahore" }, []],
] as const)("behavior: %j selects by day, words and reference", async (asked, ids) => {
  const at = (day: string) => Date.parse(`${day}T09:00:00Z`);
  const transactions = [
    { ...movement(1), id: "t-may", at: at("2026-05-01"), note: "Karachi to Islamabad" },
    { ...movement(3), id: "t-april", at: at("2026-04-30"), reference: "PW69YZBBT2" },
    { ...movement(5), id: "t-last-year", at: at("2025-05-20"), note: "Karachi to Islamabad" },
    { ...movement(7), id: "t-older", at: at("2025-05-19") },
  ];
  const service = { transactions: async () => ({ type: "PAGE", transactions, page: 1, lastPage: 1 }) as const };
  expect(idsOf(await shownTransactions(service, { page: 1, shown: "all", ...asked }, days))).toEqual(ids);
});
