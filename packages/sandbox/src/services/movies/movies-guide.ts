import type { AnswerOf, moviesEndpoints, ParsedRequestOf } from "@safar/api-clients/wire";
import { type Call, refuse } from "../../core/service.ts";
import type { Money } from "../../world/money.ts";
import { type Cinema, cinemaBySlug, cinemas, cinemasIn, movieCities } from "../../world/movies/cinemas.ts";
import { genreNames, isGenre } from "../../world/movies/films.data.ts";
import { type Film, filmBySlug, films, filmsLike, releaseOf, stateOn } from "../../world/movies/films.ts";
import { showsOn } from "../../world/movies/shows.ts";
import { createNameSearch } from "../../world/name-search.ts";
import { bothNames } from "../../world/names.ts";
import { outingCityWire } from "../../world/outing-cities.ts";
import { toInstant } from "../../world/zones.ts";
import { usersIn } from "../accounts/users.ts";
import { tellPerson } from "../client/tell-person.ts";
import { ownFirst } from "../selling/own-first.ts";
import { wrong } from "../selling/wrong.ts";
import { daysKnown, knownCity, knownDays, knownFilm, moneyOf, nextShows } from "./movies-shows.ts";
import { categoryWire, cinemaWire, movieInFull, movieWire, showWire, todayOf } from "./movies-wire.ts";

const genres = Object.keys(genreNames).filter(isGenre).map(categoryWire);

const cinemasLike = createNameSearch(cinemas, {
  idOf: ({ slug }) => slug,
  fields: {
    names: { boost: 3, textOf: ({ names }) => bothNames(names) },
    address: { boost: 1, textOf: ({ address }) => bothNames(address) },
  },
  weightOf: () => 1,
});

export const readGeneral = (call: Call): AnswerOf<typeof moviesEndpoints.cinemasGeneral> => ({
  Cities: movieCities.toSorted(ownFirst(call)).map(outingCityWire),
  Cinemas: cinemas.toSorted((one, other) => ownFirst(call)(one.city, other.city)).map(cinemaWire),
  Categories: genres,
});

const mostTonight = 12;

type Next = NonNullable<AnswerOf<typeof moviesEndpoints.moviesHome>["Now"][number]["next"]>;

/** The next show of each film in a city that has a seat left, by the film's slug: the least that one costs then, and how it is shown then. */
const nextOfEach = (call: Call, city: string, money: Money) => {
  const found = new Map<string, Next>();
  for (const show of nextShows(call, city, daysKnown)) {
    const { slug } = show.film;
    const next = found.get(slug);
    // Another hall may begin at the same minute; what is shown later is not of this hour.
    if (next !== undefined && next.starts_at !== show.starts) continue;
    const { categories, currency, screen_type, starts_at, tz } = showWire(call, show, money);
    const amount = categories.find(({ left }) => left > 0)?.price;
    if (amount === undefined) continue;
    const price = next && Number(next.price.amount) <= Number(amount) ? next.price : { amount, currency };
    const screen_types = [...new Set([...(next?.screen_types ?? []), screen_type])];
    found.set(slug, { starts_at, tz, ...next, price, screen_types });
  }
  return found;
};

export const readHome = (
  call: Call,
  { city, currency }: ParsedRequestOf<typeof moviesEndpoints.moviesHome>,
): AnswerOf<typeof moviesEndpoints.moviesHome> => {
  const today = todayOf(call);
  const money = moneyOf(call, currency);
  const inState = (state: ReturnType<typeof stateOn>) =>
    films.filter((film) => stateOn(film, today) === state).map((film) => movieWire(film, today));
  const nexts = nextOfEach(call, city, money);
  return {
    City: outingCityWire(knownCity(city)),
    Now: inState("now").map((movie) => ({ ...movie, next: nexts.get(movie.slug) ?? null })),
    Prebook: inState("prebook"),
    Coming: inState("coming"),
    Tonight: nextShows(call, city, 2)
      .slice(0, mostTonight)
      .map((show) => ({ Movie: movieWire(show.film, today), Show: showWire(call, show, money) })),
    Categories: genres,
  };
};

type PreBooking = {
  readonly id: string;
  readonly film: string;
  readonly email: string;
  readonly userId: string | null;
  readonly cinemas: readonly string[];
};

const preBookingsIn = ({ store }: Pick<Call, "store">) => store.collection<PreBooking>("movies_prebookings");

const keyOf = (film: string, who: string): string => `${film} ${who.toLowerCase()}`;

export const readMovies = (
  call: Call,
  { category, slug }: ParsedRequestOf<typeof moviesEndpoints.movies>,
): AnswerOf<typeof moviesEndpoints.movies> => {
  const today = todayOf(call);
  const genre = genres.find((one) => one.slug === category);
  if (category !== undefined && genre === undefined)
    throw refuse("not_found", { status: 404, message: `There is no category "${category}".` });
  const found = slug === undefined ? films : [knownFilm(slug)];
  return {
    Movies: found
      .filter((film) => genre === undefined || film.genres.includes(genre.slug))
      .map((film) => (slug === undefined ? movieWire : movieInFull)(film, today)),
    Cinemas: slug === undefined ? [] : cinemas.map(cinemaWire),
    Category: genre ?? null,
    prebooked_cinemas:
      preBookingsIn(call)
        .get(keyOf(slug ?? "", call.userId ?? ""))
        ?.cinemas.slice() ?? null,
  };
};

const mostMatches = 8;

export const readMatches = (
  call: Call,
  { city, text }: ParsedRequestOf<typeof moviesEndpoints.searchMovies>,
): AnswerOf<typeof moviesEndpoints.searchMovies> => {
  const near = new Set(city === undefined ? [] : cinemasIn(city));
  const nearFirst = (one: Cinema, other: Cinema): number => Number(near.has(other)) - Number(near.has(one));
  return {
    Movies: filmsLike(text)
      .slice(0, mostMatches)
      .map((film) => movieWire(film, todayOf(call))),
    Cinemas: cinemasLike(text).toSorted(nearFirst).slice(0, mostMatches).map(cinemaWire),
  };
};

/** When a film's shows open: in the morning of its first day. */
const opensAt = (call: Call, film: Film, cinema: Cinema): number =>
  toInstant(`${releaseOf(film, todayOf(call))}T09:00`, cinema.zone);

/** Asks to be told when a film's shows open, or no longer; asked again, it is what it was. */
export const preReserve = (
  call: Call,
  request: ParsedRequestOf<typeof moviesEndpoints.preReserveMovie>,
): AnswerOf<typeof moviesEndpoints.preReserveMovie> => {
  const film = knownFilm(request.movie);
  const email = call.userId === null ? request.email : usersIn(call.store).get(call.userId)?.email;
  if (email === undefined) throw wrong("email", "Say where the mail goes.");
  const id = keyOf(film.slug, call.userId ?? email);
  const already = preBookingsIn(call).get(id) !== undefined;
  if (request.leave) {
    preBookingsIn(call).delete(id);
    return { registered: false, already: !already };
  }
  const state = stateOn(film, todayOf(call));
  if (state === "now")
    throw refuse("results_expired", { status: 409, message: "The film is shown. Book one of its shows." });
  if (state === "coming") throw wrong("movie", "This film cannot be pre-booked yet.");
  const [cinema] = request.cinemas.flatMap((slug) => cinemaBySlug(slug) ?? []);
  if (cinema === undefined) throw wrong("cinemas", "Choose a cinema.");
  if (already) return { registered: true, already };
  preBookingsIn(call).put({ id, film: film.slug, email, userId: call.userId, cinemas: request.cinemas });
  call.schedule(opensAt(call, film, cinema) - call.now(), "movies.opened", { preBooking: id });
  return { registered: true, already };
};

/** The first day that is known on which some of these cinemas show a film, with those that do; null where none does. */
const firstShown = (call: Call, film: Film, preferred: readonly Cinema[]) => {
  for (const date of knownDays(call, preferred[0]?.city.slug ?? "")) {
    const at = preferred.filter((cinema) => showsOn([cinema], date).some((show) => show.film === film));
    if (at.length > 0) return { date, at };
  }
  return null;
};

/**
 * The shows of a film have opened: whoever asked to be told reads it in a mail, and among their notifications. It leads straight to what
 * can be chosen from: the first day that a preferred cinema shows the film, and that cinema's shows.
 */
export const tellOpened = (call: Call, id: string): void => {
  const asked = preBookingsIn(call).get(id);
  const film = asked === undefined ? undefined : filmBySlug(asked.film);
  if (asked === undefined || film === undefined) return;
  // Whoever left and asked again is told once.
  preBookingsIn(call).delete(id);
  const preferred = asked.cinemas.flatMap((slug) => cinemaBySlug(slug) ?? []);
  const shown = firstShown(call, film, preferred);
  const [cinema] = shown?.at ?? [];
  const title = { en: `${film.names.en}: seats are on sale`, ar: `${film.names.ar}: بدأ بيع المقاعد` };
  if (shown === null || cinema === undefined) {
    const body = { en: "Its first shows can be booked now.", ar: "يمكن الآن حجز أول عروضه." };
    tellPerson(call, { to: asked, kind: "prebooking", title, body, link: `/movies/${film.slug}` });
    return;
  }
  const near = shown.at.filter(({ city }) => city === cinema.city).map(({ slug }) => slug);
  const link = `/movies/${film.slug}?city=${cinema.city.slug}&date=${shown.date}&cinemas=${near.join("_")}`;
  const body = {
    en: `Shows at ${cinema.names.en} can be booked now.`,
    ar: `يمكن الآن حجز عروض ${cinema.names.ar}.`,
  };
  tellPerson(call, { to: asked, kind: "prebooking", title, body, link });
};
