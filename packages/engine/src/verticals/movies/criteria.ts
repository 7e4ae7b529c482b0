import { checked, type DayProblem, dayIn, dayProblem } from "../../booking/search/criteria.ts";
import { slugIn } from "../../booking/search/route-address.ts";
import type { SearchText } from "../../booking/search/search.types.ts";
import type { CalendarDate } from "../../kernel/calendar-date.ts";
import { readQuery, writeQuery } from "../../kernel/query.ts";
import type { Result } from "../../kernel/result.ts";

/** A film in a city on a day. Film and city are as addresses name them. */
export type MoviesCriteria = { readonly film: string; readonly city: string; readonly date: CalendarDate };

export type MoviesCriteriaProblem = { readonly code: "film_missing" | "city_missing" } | DayProblem<"date">;

/** Shows are known two weeks ahead. */
export const farthestMoviesDays = 13;

/** The search as one text, the same for the same search: `film=the-last-tonga&city=lahore&date=2026-12-03`. */
export const encodeMovies = ({ film, city, date }: MoviesCriteria): SearchText =>
  writeQuery([
    ["film", film],
    ["city", city],
    ["date", date],
  ]);

/** Any text as a search, as far as it goes; `checkMovies` names what is missing. */
export const decodeMovies = (text: SearchText): MoviesCriteria => {
  const pairs = readQuery(text);
  return {
    film: slugIn(pairs.get("film") ?? ""),
    city: slugIn(pairs.get("city") ?? ""),
    date: dayIn(pairs.get("date")),
  };
};

/** A search that can be made, or everything that keeps it from being made. */
export const checkMovies = (
  criteria: MoviesCriteria,
  { today }: { readonly today: CalendarDate },
): Result<MoviesCriteria, readonly MoviesCriteriaProblem[]> =>
  checked<MoviesCriteria, MoviesCriteriaProblem>(criteria, [
    criteria.film === "" ? { code: "film_missing" } : undefined,
    criteria.city === "" ? { code: "city_missing" } : undefined,
    dayProblem("date", criteria.date, { today, daysAhead: farthestMoviesDays }, {}),
  ]);

export const readMoviesSearch = (text: SearchText, limits: { readonly today: CalendarDate }) =>
  checkMovies(decodeMovies(text), limits);
