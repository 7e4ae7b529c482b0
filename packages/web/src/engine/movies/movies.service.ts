import {
  createMoviesResultsStore,
  createMoviesSearch,
  type MoveService,
  type MovieAsks,
  type MoviesService,
  type ShowsFinder,
} from "@safar/engine";
import {
  moveMovie,
  preBookMovie,
  priceHallSeats,
  readHall,
  readMoves,
  rereadShows,
  searchShows,
} from "../../calls/movies.calls.ts";
import { askServer } from "../asking/ask-server.ts";
import { checkoutService } from "../services/checkout.service.ts";

/** What the searches of this document have found. */
export const moviesFound = createMoviesResultsStore();

const finder: ShowsFinder = {
  find: (search, signal) => askServer((signal) => searchShows({ data: { search }, signal }), signal),
  findAgain: (refId, signal) => askServer((signal) => rereadShows({ data: { refId }, signal }), signal),
};

/** Movies, over our server. */
export const moviesService: MoviesService = {
  ...createMoviesSearch({ finder, store: moviesFound }),
  ...checkoutService("movies"),
  readHall: (show, signal) => askServer((signal) => readHall({ data: { show }, signal }), signal),
  priceSeats: (data, signal) => askServer((signal) => priceHallSeats({ data, signal }), signal),
};

/** What is asked for beside: to be told when a film's shows open. */
export const movieAsks: MovieAsks = {
  preBook: ({ cinemas = "", email, film = "", way = "join" }, signal) => {
    const draft = { film, cinemas, way, ...(email === undefined ? {} : { email }) };
    return askServer((signal) => preBookMovie({ data: { draft }, signal }), signal);
  },
};

export const moveService: MoveService = {
  offers: (data, signal) => askServer((signal) => readMoves({ data, signal }), signal),
  move: (data, signal) => askServer((signal) => moveMovie({ data, signal }), signal),
};
