import { moviesEndpoints } from "@safar/api-clients/wire";
import { defineService } from "../../core/service.ts";
import { preReserve, readGeneral, readHome, readMatches, readMovies, tellOpened } from "./movies-guide.ts";
import { letRivalIn, readSeatmap } from "./movies-hall.ts";
import { moveBooking, readMoves } from "./movies-moves.ts";
import { quotedMovies, quoteMovies } from "./movies-quotes.ts";
import { bookingWire, moviesOrders, reserveMovies } from "./movies-sales.ts";
import { readShows } from "./movies-shows.ts";

/** Films in the cinemas of Pakistan and Saudi Arabia. */
export const moviesService = defineService({
  endpoints: moviesEndpoints,
  handlers: {
    cinemasGeneral: readGeneral,
    searchMovies: readMatches,
    moviesHome: readHome,
    movies: readMovies,
    movieShows: readShows,
    movieSeatmap: readSeatmap,
    preReserveMovie: preReserve,
    quoteMovies,
    reserveMovies,
    moviesBooking: (call, wish) => moviesOrders.shown(call, wish, bookingWire),
    movieMoves: readMoves,
    moveMovie: moveBooking,
  },
  quoted: quotedMovies,
  jobs: {
    "movies.opened": (call, { preBooking }) => tellOpened(call, String(preBooking)),
    "movies.rival": (call, { show }) => letRivalIn(call, String(show)),
  },
});
