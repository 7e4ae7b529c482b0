import { addDays, type CalendarDate, type EditionCountry } from "@safar/engine";

export type Days = { readonly from: CalendarDate; readonly to: CalendarDate };

/** 0 for Sunday to 6. */
const weekdayOf = (date: CalendarDate): number => new Date(`${date}T12:00:00Z`).getUTCDay();

/** The first day of a weekend: Friday in Saudi Arabia, Saturday in Pakistan. */
const begins: Readonly<Record<EditionCountry, number>> = { SA: 5, PK: 6 };

/** The weekend that is, or else the next one. */
export const weekendFrom = (today: CalendarDate, edition: EditionCountry): Days => {
  const past = (weekdayOf(today) - begins[edition] + 7) % 7;
  return past === 1
    ? { from: today, to: today }
    : { from: addDays(today, (7 - past) % 7), to: addDays(today, ((7 - past) % 7) + 1) };
};
