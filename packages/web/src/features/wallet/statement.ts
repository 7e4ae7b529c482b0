import { moneyToWire, type Transaction } from "@safar/engine";
import { localAt } from "../../i18n/clock.ts";

/** A text of which a spreadsheet would make a formula is told to be a text. */
const asText = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const cellOf = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** What the columns are called and a kind of movement is, in the page's language. */
export type StatementWords = {
  /** Date, transaction, note, reference, amount, balance, currency. */
  readonly columns: readonly [string, string, string, string, string, string, string];
  readonly kindOf: (movement: Transaction) => string;
};

/**
 * Movements as a table that spreadsheets open: RFC 4180, in UTF-8 with its mark, without which some read Arabic as signs. Times are those
 * of `timeZone`; amounts are decimals with a sign, to be added up.
 */
export const statementOf = (
  transactions: readonly Transaction[],
  timeZone: string,
  { columns, kindOf }: StatementWords,
): string => {
  const rows = transactions.map((movement) => {
    const { at, note, reference, amount, balanceAfter } = movement;
    return [
      localAt(timeZone, at).replace("T", " "),
      kindOf(movement),
      asText(note),
      asText(reference ?? ""),
      moneyToWire(amount),
      moneyToWire(balanceAfter),
      amount.currency,
    ];
  });
  return `\uFEFF${[columns, ...rows].map((row) => row.map(cellOf).join(",")).join("\r\n")}\r\n`;
};
