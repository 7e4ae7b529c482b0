import { msg } from "@lingui/core/macro";
import { isMoviesBooking, type MoviesBooking } from "@safar/engine";
import { commaIn } from "../../i18n/format.ts";
import { createCalendar } from "../bookings/create-calendar.ts";

/** A show as a calendar keeps it. */
export const movieCalendar = createCalendar<MoviesBooking>({
  vertical: "movies",
  isOf: isMoviesBooking,
  eventsOf: ({ movies: { film, seats, show } }, { i18n, locale, reference, hijri }) => {
    const seated = seats.join(commaIn(locale));
    return [
      {
        id: "show",
        starts: show.starts,
        ends: show.ends,
        title: film.title[locale],
        place: `${show.cinema.name[locale]}${commaIn(locale)}${show.cinema.address[locale]}`,
        lines: [show.hall[locale], i18n._(msg`Seats: ${seated}`), ...reference, ...hijri(show.starts.local)],
      },
    ];
  },
});
