import { type Locale, type PlaceTime, placeTimeAfter, type ToursBooking } from "@safar/engine";
import { commaIn } from "../../i18n/format.ts";

/** When and where somebody has to be there: where they are picked up, else where all meet. */
export const tourBegins = ({ tours: { meeting, pickup, starts, tour } }: Pick<ToursBooking, "tours">) => {
  const where = pickup ?? meeting;
  return {
    at: placeTimeAfter(starts, -(pickup?.minutesBefore ?? 0)) satisfies PlaceTime,
    where,
    /** With its city: there are airports in many. */
    spotIn: (locale: Locale) => [where.name[locale], tour.place.name[locale]].join(commaIn(locale)),
  };
};
