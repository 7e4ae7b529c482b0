import type { CalendarDate } from "../../../kernel/calendar-date.ts";
import type { CurrencyCode, Money } from "../../../kernel/money.ts";
import type { Problem } from "../../../kernel/problem.ts";
import type { Cabin } from "../flights.types.ts";

export type FareCalendarQuery = {
  readonly from: string;
  readonly to: string;
  /** The first day, and how many from it: 1 to `mostCalendarDays`. */
  readonly date: CalendarDate;
  readonly days: number;
  /**
   * Of a way there and back, when that comes back: so many days after each of them, or on each of some days that is not before it. All
   * pairs are at most `mostCalendarDays`. Without it nobody comes back.
   */
  readonly back?: { readonly stay: number } | { readonly date: CalendarDate; readonly days: number } | undefined;
  /** Economy where none is said. */
  readonly cabin?: Cabin | undefined;
  /** Each day in its least fare with a checked bag. */
  readonly withBag?: boolean | undefined;
  readonly currency: CurrencyCode;
};

/** The least that a search of a day, or of a day out and one back, finds for one adult in a cabin. */
export type DayFare = {
  readonly date: CalendarDate;
  /** The day of coming back; null for one way. */
  readonly back: CalendarDate | null;
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
