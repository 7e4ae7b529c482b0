import type { BusTimetable, CurrencyCode, Departure } from "@safar/engine";

/** Whether a coach's seats cost something, and that in another currency. */
const isInAnother = ({ fares }: Departure, currency: CurrencyCode): boolean =>
  fares.some(({ amount }) => amount.currency !== currency);

/**
 * A timetable whose prices are all in the visitor's currency. A session answers in the currency that it was opened in: where
 * that is not theirs any more, its search is made anew, and is another session then.
 */
export const inOneCurrency = <Timetable extends BusTimetable>(
  timetable: Timetable,
  currency: CurrencyCode,
): Timetable => ({
  ...timetable,
  timesAgain: async (refId, signal) => {
    const outcome = await timetable.timesAgain(refId, signal);
    const isRepriced =
      outcome.type === "TIMES" && outcome.times.departures.some((departure) => isInAnother(departure, currency));
    return isRepriced ? timetable.times(outcome.times.search, signal) : outcome;
  },
});
