import type { AnswerOf, moviesEndpoints } from "@safar/api-clients/wire";
import type { Call } from "../../core/service.ts";
import { effectOfFilm } from "../../scenarios/movies.scenarios.ts";
import { toWire } from "../../world/currencies.ts";
import { type Money, minorOf, roundedIn } from "../../world/money.ts";
import type { Cinema } from "../../world/movies/cinemas.ts";
import { certificates, type GenreSlug, genreNames } from "../../world/movies/films.data.ts";
import { type Film, releaseOf, stateOn } from "../../world/movies/films.ts";
import {
  categoryFactor,
  type HallCategory,
  type HallSeat,
  hallCategoryNames,
  hallSeats,
} from "../../world/movies/halls.ts";
import { isFriday, type Show, strangersAt } from "../../world/movies/shows.ts";
import { namesWire } from "../../world/names.ts";
import { type LocalDate, toLocalDate } from "../../world/zones.ts";
import { instantOf } from "../orders/money.ts";
import { type Held, placesTaken } from "../orders/stock.ts";
import { seedOf } from "../selling/seed.ts";

type Seatmap = AnswerOf<typeof moviesEndpoints.movieSeatmap>;
export type WireMovie = Seatmap["Movie"];
export type WireShow = Seatmap["Show"];

export type World = Pick<Call, "store" | "random">;

const stock = "movies_inventory";

export const seatsHeld = ({ id: of }: Show, seats: readonly string[]): Held => ({
  stock,
  of,
  count: seats.length,
  places: seats.map((id) => ({ id, gender: null })),
});

/** Which seats of a show somebody has, those who booked here among them. */
export const takenAt = (call: World, show: Show): ReadonlySet<string> => {
  const { crowd = "usual" } = effectOfFilm(show.film.slug);
  const booked = placesTaken(call.store, stock, show.id).map(({ id }) => id);
  return new Set([...strangersAt(show, seedOf(call, "movies"), crowd), ...booked]);
};

/** What is kept for wheelchairs, and for who comes with them, is not for everybody. */
const isForAll = ({ kind }: HallSeat): boolean => kind !== "wheelchair" && kind !== "companion";

const freeAt = (call: World, show: Show) => {
  const taken = takenAt(call, show);
  const free = hallSeats(show.hall.plan).filter(({ id }) => !taken.has(id));
  return { left: free.filter(isForAll), wheelchairs: free.filter(({ kind }) => kind === "wheelchair").length };
};

/** Whether somebody can still have a place, be it in their wheelchair. */
export const hasSeats = (call: World, show: Show): boolean => {
  const { left, wheelchairs } = freeAt(call, show);
  return left.length + wheelchairs > 0;
};

export const categoryWire = (slug: GenreSlug) => ({ slug, ...namesWire(genreNames[slug]) });

export const cinemaWire = (cinema: Cinema): WireShow["cinema"] => ({
  slug: cinema.slug,
  ...namesWire(cinema.names),
  city: cinema.city.slug,
  address: namesWire(cinema.address),
  lat: cinema.latitude,
  lng: cinema.longitude,
  screens: cinema.halls.length,
  screen_types: [...new Set(cinema.halls.flatMap(({ types }) => types))],
  checks_id: cinema.rules.has("documents"),
});

/** The caller's own day: what is shown on it, is shown. */
export const todayOf = (call: Pick<Call, "now" | "country">): LocalDate =>
  toLocalDate(call.now(), call.country === "PK" ? "Asia/Karachi" : "Asia/Riyadh");

export const movieWire = (film: Film, today: LocalDate): WireMovie => {
  const { fromAge, names } = certificates[film.certificate];
  const { hues, isDark: dark, layout, motif } = film.poster;
  return {
    slug: film.slug,
    ...namesWire(film.names),
    synopsis: namesWire(film.synopsis),
    languages: [film.language],
    subtitles: [film.subtitles],
    genres: film.genres.map(categoryWire),
    duration_min: film.minutes,
    certificate: { code: film.certificate, from_age: fromAge, ...namesWire(names) },
    director: namesWire(film.director),
    cast: film.cast.map(namesWire),
    release_date: releaseOf(film, today),
    state: stateOn(film, today),
    poster: { motif, layout, hues: [...hues], dark },
    score: stateOn(film, today) === "now" ? film.score : null,
  };
};

/** A film with its whole story, where it is all there is to read. */
export const movieInFull = (film: Film, today: LocalDate): WireMovie => ({
  ...movieWire(film, today),
  synopsis: namesWire(film.story),
});

const standardDollars = { PK: 3.4, SA: 13.5 } as const;
const typeFactor = { "2d": 1, "3d": 1.15, imax: 1.4, gold: 1 } as const;
const fridayFactor = 1.12;
const taxShare = { PK: 0, SA: 0.15 } as const;
const feeShare = 0.03;

/** What a seat is made of, in minor units; several come to the sum of what each comes to. */
export type SeatParts = { readonly ticket: number; readonly tax: number; readonly fee: number };

export const seatParts = ({ cinema, date, type }: Show, category: HallCategory, money: Money, drift = 1): SeatParts => {
  const { country } = cinema.city;
  const factor = categoryFactor[category] * typeFactor[type] * (isFriday(date) ? fridayFactor : 1) * drift;
  const ticket = minorOf(standardDollars[country] * factor, money);
  return {
    ticket,
    tax: roundedIn(money, ticket * taxShare[country]),
    fee: Math.max(money.currency.step, roundedIn(money, ticket * feeShare)),
  };
};

const categoriesOf = (seats: readonly HallSeat[]): readonly HallCategory[] => [
  ...new Set(seats.map(({ category }) => category)),
];

/** Of what is shown in 3D. */
export const glassesDollars = { PK: 0.7, SA: 1.6 } as const;

/** A show with its prices, and what nobody has of it. */
export const showWire = (call: World, show: Show, money: Money): WireShow => {
  const places = hallSeats(show.hall.plan);
  const { left, wheelchairs } = freeAt(call, show);
  return {
    show_id: show.id,
    cinema: cinemaWire(show.cinema),
    screen: namesWire(show.hall.names),
    screen_type: show.type,
    language: show.film.language,
    subtitles: show.film.subtitles,
    starts_at: show.starts,
    ends_at: show.ends,
    tz: show.cinema.zone,
    begins_at: instantOf(show.begins),
    currency: money.currency.code,
    categories: categoriesOf(places).map((code) => {
      const { fee, tax, ticket } = seatParts(show, code, money);
      return {
        code,
        ...namesWire(hallCategoryNames[code]),
        price: toWire(ticket + tax + fee, money.currency),
        left: left.filter(({ category }) => category === code).length,
      };
    }),
    left: left.length,
    places: places.filter(isForAll).length,
    wheelchair_left: wheelchairs,
    glasses:
      show.type === "3d" ? toWire(minorOf(glassesDollars[show.cinema.city.country], money), money.currency) : null,
  };
};
