import { msg } from "@lingui/core/macro";
import { isMoviesBooking, type MoviesBooking } from "@safar/engine";
import { commaIn } from "../../i18n/format.ts";
import { isolated } from "../../i18n/isolated.ts";
import { createCalendar } from "../bookings/create-calendar.ts";
import { cinemaPlace } from "./cinema-place.ts";

/** A show as a calendar keeps it. */
export const movieCalendar = createCalendar<MoviesBooking>({
  vertical: "movies",
  isOf: isMoviesBooking,
  eventsOf: ({ movies: { film, lead, seats, show } }, { i18n, locale, reference, hijri }) => {
    const seated = seats.join(commaIn(locale));
    const name = isolated(lead?.name ?? "");
    return [
      {
        id: "show",
        starts: show.starts,
        ends: show.ends,
        title: film.title[locale],
        place: cinemaPlace(show.cinema, locale),
        lines: [
          show.hall[locale],
          i18n._(msg`Seats: ${seated}`),
          ...(lead === null ? [] : [i18n._(msg`ID is checked at the door, in the name of ${name}.`)]),
          ...(show.glasses === null ? [] : [i18n._(msg`In 3D: each of you needs glasses.`)]),
          ...reference,
          ...hijri(show.starts.local),
        ],
      },
    ];
  },
});
