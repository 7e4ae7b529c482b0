import type { CalendarDate, Money } from "@safar/engine";

/** How a date stands. Only `open` and `few` can be chosen. */
export type WhenState = "open" | "few" | "soldOut" | "closed" | "notYet" | "over" | "cancelled" | "moved";

/** A date that something can be had on, or could once. */
export type When = {
  /** What is chosen by it: a show, a day. */
  readonly id: string;
  readonly date: CalendarDate;
  /** `HH:MM` of the place; null where the day is all that is chosen. */
  readonly clock: string | null;
  /** What one costs at least, fees in it. */
  readonly from: Money | null;
  /** Null where nobody counts. */
  readonly left: number | null;
  readonly state: WhenState;
  /** What `from` is the price of, where that is only for some: `Child`. */
  readonly only?: string | null;
  /** What would cost less and is sold out, so that `from` is higher than on other dates: `Standard`. */
  readonly gone?: string | null;
};
