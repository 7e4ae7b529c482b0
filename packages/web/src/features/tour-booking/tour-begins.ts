import { type PlaceTime, placeTimeAfter, type ToursBooking } from "@safar/engine";

/** When and where somebody has to be there: where they are picked up, else where all meet. */
export const tourBegins = ({ tours: { meeting, pickup, starts } }: Pick<ToursBooking, "tours">) => ({
  at: placeTimeAfter(starts, -(pickup?.minutesBefore ?? 0)) satisfies PlaceTime,
  where: pickup ?? meeting,
});
