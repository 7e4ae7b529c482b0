import "@tanstack/react-start/server-only";
import {
  createMoves,
  createMovieAsks,
  createMoviesCheckout,
  createMoviesFinder,
  createMoviesGuide,
} from "@safar/api-clients";
import { currenciesOf } from "../general-data.ts";
import { currentWires } from "../request/current-wire.ts";

/** Movies on behalf of the request being answered: in its currency, and for whoever is signed in. */
export const currentMovies = async () => {
  const { request, wireOf } = await currentWires();
  const { chosen: currency } = await currenciesOf(request);
  const wire = wireOf("app");
  return {
    finder: createMoviesFinder({ ...wire, currency }),
    guide: createMoviesGuide({ ...wire, currency }),
    asks: createMovieAsks(wire),
    moves: createMoves(wire),
    checkout: createMoviesCheckout(wire),
  };
};
