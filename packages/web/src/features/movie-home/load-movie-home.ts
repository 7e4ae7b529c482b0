import { msg } from "@lingui/core/macro";
import { decodeMovies, encodeMovies, type FoundPlace } from "@safar/engine";
import type { QueryClient } from "@tanstack/react-query";
import { notFound, redirect } from "@tanstack/react-router";
import { localisePath } from "../../app/addresses/locale.ts";
import { paths } from "../../app/addresses/paths.ts";
import { isReference } from "../../app/addresses/reference.ts";
import { answerStatus } from "../../app/loading/answer-status.ts";
import { type LoaderArgs, readablePath } from "../../app/loading/loader-args.ts";
import type { RequestFacts } from "../../app/loading/request-facts.ts";
import { readFilms, readMoviesHome } from "../../calls/movie-guide.calls.ts";
import { matchMovies } from "../../calls/movies.calls.ts";
import { i18nOf } from "../../i18n/i18n.ts";
import { pageHead } from "../../seo/page-head.ts";
import { requireVertical } from "../../session/require-vertical.ts";
import { type HomeArgs, loadVerticalHome } from "../vertical-home/load-vertical-home.ts";
import { walkFactsQuery } from "../walk/walk-facts.ts";
import { placeOfFilm } from "./movie-plan.ts";
import { moviesGeneralQuery } from "./movies-general.ts";

/** The film that is meant by a slug or by words in either script; null where no film is called like that. */
const filmMeant = async (text: string): Promise<FoundPlace | null> => {
  if (text.trim() === "") return null;
  const { outcome } = await matchMovies({ data: { text, city: null } });
  if (outcome.type !== "MATCHES") return null;
  const [first] = outcome.films;
  const exact = outcome.films.find(({ slug }) => slug === text);
  const film = exact ?? first;
  return film === undefined ? null : placeOfFilm(film);
};

/** The home page of movies in a city. A search that was sent without script leads to its film, or has the form say what is wrong. */
export const loadMovieHome = async (args: HomeArgs) => {
  const { facts, queryClient } = args.context;
  const query = new URLSearchParams(args.location.searchStr);
  const asked = query.get("film");
  const meant = asked === null ? null : await filmMeant(asked);
  const home = await loadVerticalHome(args, {
    vertical: "movies",
    searchIn: () =>
      asked === null ? null : encodeMovies({ ...decodeMovies(query.toString()), film: meant?.id ?? "" }),
    title: msg`Movie tickets online`,
    description: msg`Films and show times in your city's cinemas. Choose your exact seat and book in English or Arabic.`,
  });
  if (query.has("sent")) {
    const { city } = decodeMovies(query.toString());
    const path =
      meant === null
        ? paths.moviesHomeChecked(home.search ?? "film=")
        : paths.film(meant.id, city === "" ? "" : `city=${city}`);
    throw redirect({ href: localisePath(path, facts.locale), statusCode: 302 });
  }
  const [outcome, general] = await Promise.all([
    readMoviesHome({ data: { city: query.get("city") || null } }),
    queryClient.ensureQueryData(moviesGeneralQuery),
    queryClient.ensureQueryData(walkFactsQuery),
  ]);
  // A city that has no cinemas has no page.
  if (outcome.type === "NOT_FOUND") throw notFound({ data: readablePath(args.location) });
  if (outcome.type === "PROBLEM") answerStatus(503);
  return {
    ...home,
    known: meant,
    home: outcome.type === "HOME" ? outcome.home : null,
    cities: general?.cities ?? [],
  };
};

type CategoryArgs = LoaderArgs & {
  readonly context: { readonly queryClient: QueryClient; readonly facts: RequestFacts };
};

/** All films of a category, such as a genre. */
export const loadMovieCategory = async (slug: string, args: CategoryArgs) => {
  await requireVertical("movies", args);
  const { facts, queryClient } = args.context;
  const city = new URLSearchParams(args.location.searchStr).get("city") || null;
  const [outcome, shown, general] = await Promise.all([
    isReference(slug) ? readFilms({ data: { category: slug } }) : { type: "NOT_FOUND" as const },
    readMoviesHome({ data: { city } }),
    queryClient.ensureQueryData(moviesGeneralQuery),
    queryClient.ensureQueryData(walkFactsQuery),
  ]);
  if (outcome.type === "NOT_FOUND" || shown.type === "NOT_FOUND") throw notFound({ data: readablePath(args.location) });
  if (outcome.type === "PROBLEM") answerStatus(503);
  const home = shown.type === "HOME" ? shown.home : null;
  const i18n = i18nOf(facts.locale);
  const category = outcome.type === "FILMS" ? outcome.category : null;
  const name = category?.name[facts.locale] ?? slug;
  return {
    category,
    films:
      outcome.type === "FILMS"
        ? outcome.films.flatMap((film) =>
            film.state === "now" && home !== null ? home.now.filter(({ slug }) => slug === film.slug) : [film],
          )
        : null,
    city: home?.city ?? null,
    cities: general?.cities ?? [],
    head: pageHead({
      facts,
      path: paths.movieCategory(slug),
      title: i18n._(msg`${name}: films in the cinemas`),
      description: i18n._(msg`${name} films that are shown now and soon, with show times and seats to book.`),
    }),
  };
};
