import { fail, type Money, moneyToWire, ok, parseMoney, type Result } from "@safar/engine";
import { type Malformed, malformed } from "./malformed.ts";

/** Ends a reading; `readMoney` turns it into the outcome. */
class Unreadable extends Error {}

const reader = {
  money: (amount: string, currency: string): Money => {
    const read = parseMoney(amount, currency);
    if (read.ok) return read.value;
    throw new Unreadable(`the amount "${amount}" in "${currency}" cannot be read: ${read.error.code}`);
  },
  amount: (wire: { readonly amount: string; readonly currency: string }): Money =>
    reader.money(wire.amount, wire.currency),
  moneyOrNull: (amount: string | null, currency: string): Money | null =>
    amount === null ? null : reader.money(amount, currency),
  /** Ends the reading for what else is wrong with the answer. */
  reject: (why: string): never => {
    throw new Unreadable(why);
  },
};

export const amountToWire = (money: Money) => ({ amount: moneyToWire(money), currency: money.currency });

/** Reads the amounts of one answer, inside `readMoney`. */
export type MoneyReader = typeof reader;

/** Reads an answer that holds amounts. One that nobody can read makes it none, so that no wrong amount gets any further. */
export const readMoney = <Value>(read: (reader: MoneyReader) => Value): Result<Value, Malformed> => {
  try {
    return ok(read(reader));
  } catch (error) {
    if (error instanceof Unreadable) return fail(malformed(error.message));
    throw error;
  }
};

/** Reads a list of offers; one that nobody can reckon with does not take the others away. */
export const readEach = <Item, Value>(
  items: readonly Item[],
  read: (item: Item, reader: MoneyReader) => Value,
): readonly Value[] =>
  items.flatMap((item) => {
    const value = readMoney((itemReader) => read(item, itemReader));
    return value.ok ? [value.value] : [];
  });

/** An amount that may be left out where it cannot be read. */
export const moneyIfReadable = (amount: string, currency: string): Money | null => {
  const read = parseMoney(amount, currency);
  return read.ok ? read.value : null;
};
