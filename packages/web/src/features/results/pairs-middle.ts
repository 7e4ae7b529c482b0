import { addDays, type CalendarDate } from "@safar/engine";
import { stripReach } from "./day-strip.tsx";

export type DayPair = { readonly first: CalendarDate; readonly last: CalendarDate };

/** Which pair the days of a route stand around in this tab. */
let known: { readonly route: string; readonly middle: DayPair } | null = null;

const isNear = (day: CalendarDate, middle: CalendarDate): boolean =>
  day >= addDays(middle, -stripReach) && day <= addDays(middle, stripReach);

/** The pair in the middle of the days that are compared: the same as before, as long as the chosen one is among them. */
export const middleOf = (route: string, pair: DayPair): DayPair => {
  const isAmong =
    known?.route === route && isNear(pair.first, known.middle.first) && isNear(pair.last, known.middle.last);
  if (known === null || !isAmong) known = { route, middle: pair };
  return known.middle;
};
