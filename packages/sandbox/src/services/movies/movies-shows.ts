import type { AnswerOf, moviesEndpoints } from "@safar/api-clients/wire";
import { type Call, refuse } from "../../core/service.ts";
import { editionCurrency } from "../../world/editions.ts";
import { type Money, moneyAt } from "../../world/money.ts";
import { cinemasIn, cityBySlug } from "../../world/movies/cinemas.ts";
import { filmBySlug, stateOn } from "../../world/movies/films.ts";
import { type Show, showBy, showsOn } from "../../world/movies/shows.ts";
import { outingCityWire } from "../../world/outing-cities.ts";
import { addDays, type LocalDate, toLocalDate } from "../../world/zones.ts";
import { instantOf } from "../orders/money.ts";
import { insistOnCurrency } from "../selling/currency.ts";
import { seedOf } from "../selling/seed.ts";
import { createSessions, openSession, type Session } from "../selling/sessions.ts";
import { wrong } from "../selling/wrong.ts";
import { hasSeats, movieInFull, showWire } from "./movies-wire.ts";

type MoviesSearch = Session & {
  readonly movie: string;
  readonly city: string;
  readonly date: LocalDate;
  readonly currency: string;
};

const sessions = createSessions<MoviesSearch>("movies_searches");

/** Shows are known so many days ahead, today among them. */
export const daysKnown = 14;

const missing = (what: string) => refuse("not_found", { status: 404, message: `There is no such ${what}.` });

export const knownFilm = (slug: string) => {
  const film = filmBySlug(slug);
  if (film === undefined) throw missing("film");
  return film;
};

export const knownCity = (slug: string) => {
  const city = cityBySlug(slug);
  if (city === undefined) throw missing("city");
  return city;
};

export const moneyOf = (call: Call, currency: string = editionCurrency[call.country]): Money => {
  insistOnCurrency(currency);
  return moneyAt(currency, call.now(), seedOf(call, "movies"));
};

const zoneOf = (city: string): string => cinemasIn(city)[0]?.zone ?? "Asia/Karachi";

/** The days in a city whose shows are known, from today on. */
export const knownDays = (call: Call, city: string): readonly LocalDate[] => {
  const today = toLocalDate(call.now(), zoneOf(city));
  return Array.from({ length: daysKnown }, (_, day) => addDays(today, day));
};

/** The shows of a film in a city on a day that can still be booked: none before the film has opened. */
const openShows = (call: Call, movie: string, city: string, date: LocalDate): readonly Show[] => {
  const film = knownFilm(movie);
  const today = toLocalDate(call.now(), zoneOf(city));
  if (call.scenario("no_showtimes") || stateOn(film, today) !== "now") return [];
  return showsOn(cinemasIn(city), date).filter((show) => show.film.slug === movie && show.begins > call.now());
};

const opened = (call: Call, movie: string, city: string, date: LocalDate, currency: string): MoviesSearch => {
  knownFilm(movie);
  knownCity(city);
  const today = toLocalDate(call.now(), zoneOf(city));
  if (date < today || date >= addDays(today, daysKnown)) throw wrong("date", "Shows are known for two weeks.");
  insistOnCurrency(currency);
  return sessions.keep(call, { ...openSession(call), movie, city, date, currency });
};

type Request =
  | { readonly RefID: string }
  | { readonly movie: string; readonly city: string; readonly date: string; readonly currency?: string | undefined };

export const readShows = (call: Call, request: Request): AnswerOf<typeof moviesEndpoints.movieShows> => {
  const search =
    "RefID" in request
      ? sessions.read(call, request.RefID)
      : opened(call, request.movie, request.city, request.date, request.currency ?? editionCurrency[call.country]);
  const { city, currency, date, expiresAt, id, movie } = search;
  const today = toLocalDate(call.now(), zoneOf(city));
  const days = knownDays(call, city).map((on) => {
    const open = openShows(call, movie, city, on);
    const seated = open.filter((show) => hasSeats(call, show)).length;
    return { date: on, shows: seated || open.length, full: open.length > 0 && seated === 0 };
  });
  const shows = openShows(call, movie, city, date);
  const money = moneyOf(call, currency);
  return {
    RefID: id,
    expires_at: instantOf(expiresAt),
    date,
    Movie: movieInFull(knownFilm(movie), today),
    City: outingCityWire(knownCity(city)),
    Shows: shows.toSorted((one, other) => one.begins - other.begins).map((show) => showWire(call, show, money)),
    days,
    next_date: shows.length > 0 ? null : (days.find((day) => day.date > date && day.shows > 0)?.date ?? null),
  };
};

export const showGone = () =>
  refuse("session_expired", { status: 410, message: "The show has begun. Choose another one." });

/** A show that has not begun. */
export const livingShow = (call: Pick<Call, "now">, id: string): Show => {
  const show = showBy(id);
  if (show === undefined) throw missing("show");
  if (show.begins <= call.now()) throw showGone();
  return show;
};

/** The shows of a city on its next days that have not begun, the soonest first. */
export const nextShows = (call: Call, city: string, days: number): readonly Show[] => {
  const known = knownDays(call, city);
  const [today = ""] = known;
  return known
    .slice(0, days)
    .flatMap((date) => showsOn(cinemasIn(city), date))
    .filter(({ begins, film }) => begins > call.now() && stateOn(film, today) === "now")
    .toSorted((one, other) => one.begins - other.begins);
};
