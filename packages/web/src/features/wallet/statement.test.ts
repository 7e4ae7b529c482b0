import type { Transaction } from "@safar/engine";
import { expect, test } from "vitest";
import { statementOf } from "./statement.ts";

const rupees = (minor: number) => ({ minor, currency: "PKR" }) as const;
const words = {
  columns: ["Date", "Transaction", "Note", "Reference", "Amount", "Balance", "Currency"],
  kindOf: ({ kind }: { readonly kind: string }) => kind,
} as const;

const spent: Transaction = {
  id: "t-1",
  kind: "spend",
  amount: rupees(-2_380_050),
  balanceAfter: rupees(6_000_000),
  at: Date.UTC(2026, 4, 1, 20, 30),
  reference: "PW69YZBBT2",
  note: "Karachi, to Islamabad",
};

const linesOf = (transactions: readonly Transaction[]) =>
  statementOf(transactions, "Asia/Karachi", words).split("\r\n");

test("default: a line for each movement, in the edition's time, with amounts to be added up", () => {
  expect(linesOf([spent])).toEqual([
    "\uFEFFDate,Transaction,Note,Reference,Amount,Balance,Currency",
    '2026-05-02 01:30,spend,"Karachi, to Islamabad",PW69YZBBT2,-23800.50,60000.00,PKR',
    "",
  ]);
});

test.each([
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ["+92", "'+92"],
  ["two\nlines", '"two\nlines"'],
])("behavior: the note %j is a text and nothing else", (note, cell) => {
  expect(statementOf([{ ...spent, note }], "Asia/Karachi", words)).toContain(`,spend,${cell},PW69YZBBT2,`);
});

test("behavior: without movements the columns are named all the same", () => {
  expect(linesOf([])).toHaveLength(2);
});
