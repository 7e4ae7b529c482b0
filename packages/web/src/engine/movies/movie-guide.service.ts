import type { Film, FilmSearchOutcome } from "@safar/engine";
import { readMoviesHome } from "../../calls/movie-guide.calls.ts";
import { matchMovies as matchOnServer } from "../../calls/movies.calls.ts";
import { askServer } from "../asking/ask-server.ts";

/** Films by any part of their names, over our server. */
export const matchMovies = (text: string, signal: AbortSignal): Promise<FilmSearchOutcome> =>
  askServer((signal) => matchOnServer({ data: { text, city: null }, signal }), signal);

/** The films that are shown in the city chosen last; none when they could not be had. */
export const popularFilms = async (signal: AbortSignal): Promise<readonly Film[]> => {
  try {
    const outcome = await readMoviesHome({ data: { city: null }, signal });
    return outcome.type === "HOME" ? outcome.home.now : [];
  } catch {
    return [];
  }
};
