import { type CalendarDate, type OfferId, parseCalendarDate } from "@safar/engine";

/** The day that the card of a tour told the price of, when it was pressed last. */
export const pressedDays = new Map<OfferId, CalendarDate | null>();

/** The day that a tour opens on: the one that its address names or, on the way there, the one that was pressed. */
export const wantedDay = (tour: OfferId): CalendarDate | null => {
  const { pathname, search } = window.location;
  if (!pathname.endsWith(`/${tour}`)) return pressedDays.get(tour) ?? null;
  return parseCalendarDate(new URLSearchParams(search).get("date") ?? "") ?? null;
};
