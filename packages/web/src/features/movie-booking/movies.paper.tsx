import { msg } from "@lingui/core/macro";
import { isMoviesBooking, type MoviesBooking } from "@safar/engine";
import { createPaper } from "../papers/create-paper.tsx";
import { MovieTitle } from "./movie-title.tsx";
import booked from "./movies.booked.tsx";
import { PaperMovie } from "./paper-movie.tsx";

/** The papers of a booking of a show. */
export default createPaper<MoviesBooking>({
  booked,
  isOf: isMoviesBooking,
  name: msg`Movie ticket`,
  show: msg`Show this at the door`,
  reference: msg`Booking reference`,
  doorOf: ({ movies: { code } }) => code,
  zoneOf: ({ movies: { show } }) => show.starts.zone,
  briefOf: ({ movies: { lead } }) => ({ lead }),
  Title: MovieTitle,
  Content: PaperMovie,
});
