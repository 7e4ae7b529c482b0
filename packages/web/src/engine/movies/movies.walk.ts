import {
  connectMovies,
  decodeMovies,
  encodeMovies,
  type MoviesStart,
  moviesActorsOver,
  moviesMachine,
} from "@safar/engine";
import { requestFacts } from "../../app/loading/request-facts.ts";
import { alongWithCheckout } from "../walk/late-checkout.ts";
import { createWalk } from "../walk/walk.ts";
import { moviesFound, moviesService } from "./movies.service.ts";

const service: typeof moviesService = {
  ...moviesService,
  readHall: (show, signal) => alongWithCheckout(moviesService.readHall(show, signal)),
};

/** The booking of movies that this tab is about. */
export const moviesWalk = createWalk({
  vertical: "movies",
  schema: 1,
  service,
  machine: (over) => moviesMachine.provide({ actors: moviesActorsOver(over) }),
  inputOf: (start: MoviesStart, setting) => ({ start, setting }),
  connect: connectMovies,
  tell: (actor, news) => actor.send(news),
  normal: (search) => encodeMovies(decodeMovies(search)),
  hasFound: (session, offer) => moviesFound.read(session)?.shows.some(({ id }) => id === offer) === true,
  titleOf: ({ shown }) => shown?.film.title[requestFacts().locale] ?? "",
});
