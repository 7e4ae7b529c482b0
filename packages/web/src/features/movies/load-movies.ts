import { msg } from "@lingui/core/macro";
import { checkMovies, decodeMovies, encodeMovies, type Film, type FilmOn, type FoundShows } from "@safar/engine";
import type { QueryClient } from "@tanstack/react-query";
import { notFound, redirect } from "@tanstack/react-router";
import { localisePath } from "../../app/addresses/locale.ts";
import { paths } from "../../app/addresses/paths.ts";
import { isReference } from "../../app/addresses/reference.ts";
import { answerStatus } from "../../app/loading/answer-status.ts";
import { type LoaderArgs, readablePath } from "../../app/loading/loader-args.ts";
import { readFilm, readMoviesHome } from "../../calls/movie-guide.calls.ts";
import { searchShows } from "../../calls/movies.calls.ts";
import { i18nOf } from "../../i18n/i18n.ts";
import { sentencesOf } from "../../i18n/sentences.ts";
import { pageHead, unlistedHead } from "../../seo/page-head.ts";
import { requireVertical } from "../../session/require-vertical.ts";
import { moviesGeneralQuery } from "../movie-home/movies-general.ts";
import { loadStep, type StepArgs } from "../walk/load-step.ts";
import { walkFactsQuery } from "../walk/walk-facts.ts";

type Args = LoaderArgs & { readonly context: StepArgs["context"] & { readonly queryClient: QueryClient } };

const headOf = (film: Film, { context: { facts } }: Args) => {
  const i18n = i18nOf(facts.locale);
  const title = film.title[facts.locale];
  const isOn = film.state === "now";
  return pageHead({
    facts,
    path: paths.film(film.slug),
    title: isOn ? i18n._(msg`${title}: show times and tickets`) : i18n._(msg`${title}: coming to the cinemas`),
    description: sentencesOf(film.synopsis[facts.locale])[0] ?? "",
  });
};

const foundBy = async (search: string): Promise<FoundShows | null> => {
  const { outcome } = await searchShows({ data: { search } });
  return outcome.type === "FOUND" ? outcome.found : null;
};

/** The shows of a film in a city on a day; where no day is named, the first that has one with seats, or else one at all. */
const showsOf = async (search: string, isDayGiven: boolean) => {
  const found = await foundBy(search);
  if (found === null) answerStatus(503);
  if (found === null || isDayGiven) return found;
  const shown = found.days.filter(({ shows }) => shows > 0);
  const first = shown.find(({ isFull }) => !isFull) ?? shown[0];
  if (first === undefined || first.date === found.date) return found;
  return (await foundBy(encodeMovies({ ...decodeMovies(search), date: first.date }))) ?? found;
};

const mostLikeIt = 4;

/** What of its kind has a show in a city; nothing where that could not be had. */
const likeIt = async ({ genres: [genre] }: Film, city: string): Promise<readonly FilmOn[]> => {
  const outcome = genre && (await readMoviesHome({ data: { city: city || null } }));
  const shown = outcome?.type === "HOME" ? outcome.home.now : [];
  return shown.filter(({ genres }) => genres.some(({ slug }) => slug === genre?.slug)).slice(0, mostLikeIt);
};

/** `/movies/{film}`: a film with its shows, or with what it is still waited for. */
export const loadFilm = async (slug: string, args: Args) => {
  await requireVertical("movies", args);
  const { facts, queryClient } = args.context;
  const [outcome, general, { today }] = await Promise.all([
    isReference(slug) ? readFilm({ data: { slug } }) : ({ type: "NOT_FOUND" } as const),
    queryClient.ensureQueryData(moviesGeneralQuery),
    queryClient.ensureQueryData(walkFactsQuery),
  ]);
  if (outcome.type === "NOT_FOUND") throw notFound({ data: readablePath(args.location) });
  const cities = general?.cities ?? [];
  if (outcome.type === "PROBLEM") {
    answerStatus(503);
    const head = unlistedHead({ facts, title: i18nOf(facts.locale)._(msg`Show times`) });
    return { kind: "failed" as const, search: slug, head };
  }
  const { cinemas, film, preBooked } = outcome;
  const head = headOf(film, args);
  const given = decodeMovies(args.location.searchStr.replace(/^\?/, ""));
  const city = given.city || (general?.city ?? "");
  if (film.state !== "now") {
    const similar = await likeIt(film, city);
    return { kind: "coming" as const, search: slug, head, film, cinemas, cities, city, preBooked, similar };
  }
  const wanted = { film: film.slug, city, date: given.date || today };
  if (!checkMovies(wanted, { today }).ok && given.date !== "") {
    throw redirect({ href: localisePath(paths.film(slug), facts.locale), statusCode: 302 });
  }
  const found = await showsOf(encodeMovies(wanted), given.date !== "");
  return { kind: "shows" as const, search: found?.search ?? encodeMovies(wanted), head, film, found, cities };
};

export type LoadedFilm = Awaited<ReturnType<typeof loadFilm>>;

export const loadHall = async (args: Args) => {
  await requireVertical("movies", args);
  return loadStep(msg`Choose your seats`, args);
};
