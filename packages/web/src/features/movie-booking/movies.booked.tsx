import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { instantOfPlace, isMoviesBooking, type MoviesBooking } from "@safar/engine";
import { bookedWords } from "../bookings/booked-words.tsx";
import { createBooked } from "../bookings/create-booked.tsx";
import { DoorAsks } from "./door-asks.tsx";
import { MovieTicket } from "./movie-ticket.tsx";

const words = {
  ...bookedWords.trip,
  base: msg`Seats`,
  cancelTitle: <Trans>Cancel booking</Trans>,
  changed: <Trans>Your show was changed</Trans>,
  over: <Trans>This show is over</Trans>,
  cancelLead: {
    ...bookedWords.trip.cancelLead,
    nothingBack: <Trans>It is too late for a refund. If you cancel, you lose the seats and everything you paid.</Trans>,
  },
  received: {
    ...bookedWords.trip.received,
    title: <Trans>Your seats are booked</Trans>,
    ready: <Trans>Ready for the show</Trans>,
  },
};

/** What was booked, of a show. */
export default createBooked<MoviesBooking>({
  vertical: "movies",
  isOf: isMoviesBooking,
  words,
  ready: <Trans>You are ready to go</Trans>,
  called: ({ movies: { film } }) => film.title,
  begins: ({ movies: { show } }) => show.starts,
  moments: [
    { before: 15, text: <Trans>Show the code at the door. One code covers your whole group.</Trans> },
    { before: 0, text: <Trans>The film starts.</Trans> },
  ],
  advice: (
    <li>
      <Trans>Keep the code ready, printed or on your phone. It is scanned once at the door.</Trans>
    </li>
  ),
  Advice: DoorAsks,
  bought: ({ movies: { film, show } }) => ({ offer: film.slug, places: [show.cinema.city] }),
  isOver: ({ movies: { show } }, now) => instantOfPlace(show.ends) <= now,
  Tickets: MovieTicket,
});
