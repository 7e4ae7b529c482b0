import type { CalendarDate } from "../../../kernel/calendar-date.ts";
import type { Money } from "../../../kernel/money.ts";
import type { DayFare } from "./fare-calendar.types.ts";

/** The most days one question may ask for. */
export const mostCalendarDays = 62;

type SoldDay = DayFare & { readonly price: Money };

const isSold = (day: DayFare): day is SoldDay => day.price !== null;

/** The cheapest of some days, the earliest of equals; null when nothing is sold on any. */
export const lowestOf = (days: readonly DayFare[]): SoldDay | null =>
  days
    .filter(isSold)
    .reduce<SoldDay | null>(
      (lowest, day) => (lowest === null || day.price.minor < lowest.price.minor ? day : lowest),
      null,
    );

/** `2026-12` of `2026-12-03`. */
const monthOf = (date: CalendarDate): string => date.slice(0, 7);

export type MonthFare = {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly lowest: SoldDay;
};

/** The cheapest day of each month in which anything is sold, in the order of the months. */
export const lowestByMonth = (days: readonly DayFare[]): readonly MonthFare[] =>
  [...Map.groupBy(days, ({ date }) => monthOf(date))]
    .flatMap(([month, ofMonth]) => {
      const lowest = lowestOf(ofMonth);
      return lowest === null ? [] : [{ month, lowest }];
    })
    .toSorted((one, other) => one.month.localeCompare(other.month));

/** One day in this many is called cheap. */
const cheapShare = 5;

/** At or below which of some amounts the lowest fifth of them is, so that it can be pointed at; null where all are the same. */
const cheapLimit = (amounts: readonly number[]): number | null => {
  const sorted = amounts.toSorted((one, other) => one - other);
  const limit = sorted[Math.floor((sorted.length - 1) / cheapShare)];
  return limit === undefined || limit === sorted.at(-1) ? null : limit;
};

/** The days whose fare is among the lowest fifth of all that are given. */
export const cheapDays = (days: readonly DayFare[]): ReadonlySet<CalendarDate> => {
  const sold = days.filter(isSold);
  const limit = cheapLimit(sold.map(({ price }) => price.minor)) ?? Number.NEGATIVE_INFINITY;
  return new Set(sold.flatMap(({ date, price }) => (price.minor <= limit ? [date] : [])));
};
