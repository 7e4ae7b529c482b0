import type { CalendarDate } from "../../../kernel/calendar-date.ts";
import type { CurrencyCode, Money } from "../../../kernel/money.ts";
import type { Problem } from "../../../kernel/problem.ts";

export type FareCalendarQuery = {
  readonly from: string;
  readonly to: string;
  /** The first day, and how many from it: 1 to `mostCalendarDays`. */
  readonly date: CalendarDate;
  readonly days: number;
  readonly currency: CurrencyCode;
};

/** The cheapest flight of a day for one adult in economy, one way. */
export type DayFare = {
  readonly date: CalendarDate;
  /** Null when nothing is sold that day. */
  readonly price: Money | null;
  /** Few seats are left. */
  readonly isLimited: boolean;
};

export type FareCalendarOutcome =
  | { readonly type: "FARES"; readonly days: readonly DayFare[] }
  | { readonly type: "PROBLEM"; readonly problem: Problem };

/** What flying costs on which day. No method rejects. */
export interface FareCalendarService {
  days(query: FareCalendarQuery, signal?: AbortSignal): Promise<FareCalendarOutcome>;
}
