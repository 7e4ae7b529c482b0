import type { Locale } from "@safar/engine";
import { formatShortDay } from "./days.ts";

/** From a day to another, the month once where it is the same: `Fri 11 – Sun 13 Dec`. */
export const formatShortDays = (first: string, last: string, locale: Locale): string => {
  const [from, to] = [formatShortDay(first, locale), formatShortDay(last, locale)];
  const isSameMonth = first.slice(0, 7) === last.slice(0, 7);
  return `${isSameMonth ? from.slice(0, from.lastIndexOf("\u00a0")) : from} – ${to}`;
};
