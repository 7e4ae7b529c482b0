import { is__Pascal__Booking } from "@safar/engine";
import { paths } from "../../app/addresses/paths.ts";
import { addressOf } from "../../seo/alternates.ts";
import type { BookedCalendar } from "../bookings/booked.types.ts";

/** What was booked as a calendar keeps it, in the page's language. */
export const __camel__Calendar: BookedCalendar = {
  words: "__name__",
  eventsOf: (booking, facts) => {
    if (!is__Pascal__Booking(booking)) return [];
    const { ends, names, starts } = booking.__camel__.offer;
    const url = addressOf(paths.booking("__name__", booking.uuid), facts);
    const name = names[facts.locale];
    return [{ id: `${booking.uuid}.__name__`, starts, ends, title: name, place: name, text: url, url }];
  },
};
