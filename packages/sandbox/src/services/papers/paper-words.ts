import { knownCurrency } from "../../world/currencies.ts";
import type { Names } from "../../world/names.ts";
import type { OrderMoney } from "../orders/order.ts";

const signs: Readonly<Record<string, Names>> = { PKR: { en: "Rs", ar: "روبية" }, SAR: { en: "SAR", ar: "ر.س" } };

/** How the editions' numbers are grouped; mobile ones come first, as the next pattern would take them as well. */
const phoneGroups = [/^(\+92)(3\d{2})(\d{7})$/, /^(\+92)(\d{2})(\d{3,4})(\d{4})$/, /^(\+966)(\d{2})(\d{3})(\d{4})$/];

/** A telephone number as people read it: `+92 300 1234567`. Any other text is left as it is. */
export const groupedPhone = (phone: string): string =>
  phoneGroups
    .find((groups) => groups.test(phone))
    ?.exec(phone)
    ?.slice(1)
    .join("\u00a0") ?? phone;

/** An amount in words: `Rs 24,000`, `450.50 ر.س`. Marks keep a minus at its number in Arabic. */
export const moneyWords = ({ minor, currency }: OrderMoney, locale: keyof Names): string => {
  const { exponent } = knownCurrency(currency);
  const amount = Math.abs(minor) / 10 ** exponent;
  const digits = Number.isInteger(amount) ? 0 : exponent;
  const number = new Intl.NumberFormat("en", { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
    amount,
  );
  const sign = signs[currency]?.[locale] ?? currency;
  const minus = minor < 0 ? "\u2212" : "";
  return locale === "ar" ? `\u200f\u200e${minus}${number} ${sign}` : `${minus}${sign} ${number}`;
};
