import {
  type CurrencyCode,
  decodeMovies,
  encodeMovies,
  type FinderOutcome,
  type FoundShows,
  type HallService,
  type MovieAsks,
  type MoviesGuide,
  type Problem,
  refId,
  type ShowsFinder,
} from "@safar/engine";
import { askedOf } from "../bookings/asked.ts";
import type { ServiceClient } from "../http/client.ts";
import type { RequestOf, ResponseOf } from "../http/endpoint.ts";
import { seatPriceIn } from "../seats/seat-price.decoding.ts";
import type { AdapterOptions } from "../wire/adapter-options.ts";
import { isKnown } from "../wire/known.ts";
import { readEach, readMoney } from "../wire/money.ts";
import { isRefusedAs, sessionRefusalOf, unfoundOf } from "../wire/refusals.ts";
import { instantOf, type Times } from "../wire/times.ts";
import { categoryIn, cinemaIn, cityIn, filmIn, hallIn, searchOfHall, showIn } from "./movies.decoding.ts";
import { moviesEndpoints } from "./movies.endpoints.ts";

export type MoviesFinderOptions = AdapterOptions & {
  /** The currency that prices are shown in. */
  readonly currency: CurrencyCode;
};

type Request = RequestOf<typeof moviesEndpoints.movieShows>;
type WireFound = ResponseOf<typeof moviesEndpoints.movieShows>;

const foundIn = (wire: WireFound, times: Times): FoundShows => {
  const { City, Movie, RefID, Shows, date, days, expires_at } = wire;
  return {
    refId: refId(RefID),
    search: encodeMovies({ film: Movie.slug, city: City.slug, date }),
    expiresAt: instantOf(expires_at, times),
    film: filmIn(Movie),
    city: cityIn(City),
    date,
    shows: readEach(Shows, (show, reader) => showIn(show, reader, times)),
    days: days.map(({ full: isFull, ...day }) => ({ ...day, isFull })),
  };
};

/** The shows of a film and the hall of one, over the main app service. */
export const createMoviesFinder = ({ client, currency, ...times }: MoviesFinderOptions): ShowsFinder & HallService => {
  const ask = async (request: Request, signal: AbortSignal | undefined): Promise<FinderOutcome<FoundShows>> => {
    const answer = await client.call(moviesEndpoints.movieShows, request, { signal });
    if (answer.ok) return { type: "FOUND", found: foundIn(answer.value, times) };
    return unfoundOf(answer.error, "validation_failed", "not_found");
  };

  return {
    find(search, signal) {
      const { film: movie, ...where } = decodeMovies(search);
      return ask({ movie, ...where, currency }, signal);
    },
    findAgain: (RefID, signal) => ask({ RefID }, signal),

    async readHall(show_id, signal) {
      const answer = await client.call(moviesEndpoints.movieSeatmap, { show_id, currency }, { signal });
      if (!answer.ok) return sessionRefusalOf(answer.error);
      const read = readMoney((reader) => ({
        show: showIn(answer.value.Show, reader, times),
        plan: hallIn(answer.value, reader),
      }));
      if (!read.ok) return read.error;
      return {
        type: "HALL",
        film: filmIn(answer.value.Movie),
        ...read.value,
        search: searchOfHall(answer.value),
        expiresAt: read.value.show.startsAt,
      };
    },

    async priceSeats({ picks, show: show_id }, signal) {
      const seats = picks.map(({ seat: id }) => ({ id }));
      const answer = await client.call(moviesEndpoints.quoteMovies, { show_id, seats, currency }, { signal });
      return seatPriceIn(answer, times);
    },
  };
};

/** Films, cinemas and pre-booking, over the main app service of whoever is signed in. */
export const createMoviesGuide = ({ client, currency, ...times }: MoviesFinderOptions): MoviesGuide => {
  const failed = (problem: Problem) =>
    isRefusedAs(problem, "not_found", "validation_failed")
      ? ({ type: "NOT_FOUND" } as const)
      : ({ type: "PROBLEM", problem } as const);

  return {
    async general(signal) {
      const answer = await client.call(moviesEndpoints.cinemasGeneral, {}, { signal });
      if (!answer.ok) return { type: "PROBLEM", problem: answer.error };
      const { Categories, Cinemas, Cities } = answer.value;
      return {
        type: "GENERAL",
        general: { cities: Cities.map(cityIn), cinemas: Cinemas.map(cinemaIn), categories: Categories.map(categoryIn) },
      };
    },

    async home(city, signal) {
      const answer = await client.call(moviesEndpoints.moviesHome, { city, currency }, { signal });
      if (!answer.ok) return failed(answer.error);
      const { Categories, City, Coming, Now, Prebook, Tonight } = answer.value;
      // What has no show there in the days that are known is not shown there.
      const shown = Now.filter(({ next }) => next !== null);
      return {
        type: "HOME",
        home: {
          city: cityIn(City),
          now: readEach(shown, ({ next, ...movie }, { amount }) => ({
            ...filmIn(movie),
            next: next && {
              starts: { local: next.starts_at, zone: next.tz },
              price: amount(next.price),
              types: next.screen_types.filter(isKnown),
            },
          })),
          prebook: Prebook.map(filmIn),
          coming: Coming.map(filmIn),
          tonight: readEach(Tonight, ({ Movie, Show }, reader) => ({
            film: filmIn(Movie),
            show: showIn(Show, reader, times),
          })),
          categories: Categories.map(categoryIn),
        },
      };
    },

    async film(slug, signal) {
      const answer = await client.call(moviesEndpoints.movies, { slug }, { signal });
      if (!answer.ok) return failed(answer.error);
      const { Cinemas, Movies, prebooked_cinemas: preBooked } = answer.value;
      const [movie] = Movies;
      return movie === undefined
        ? { type: "NOT_FOUND" }
        : { type: "FILM", film: filmIn(movie), cinemas: Cinemas.map(cinemaIn), preBooked };
    },

    async films(category, signal) {
      const answer = await client.call(moviesEndpoints.movies, category === null ? {} : { category }, { signal });
      if (!answer.ok) return failed(answer.error);
      const { Category, Movies } = answer.value;
      return { type: "FILMS", category: Category === null ? null : categoryIn(Category), films: Movies.map(filmIn) };
    },

    async matching(text, city, signal) {
      const answer = await client.call(moviesEndpoints.searchMovies, city === null ? { text } : { text, city }, {
        signal,
      });
      if (!answer.ok) return { type: "PROBLEM", problem: answer.error };
      const { Cinemas, Movies } = answer.value;
      return { type: "MATCHES", films: Movies.map(filmIn), cinemas: Cinemas.map(cinemaIn) };
    },
  };
};

/** The engine's `MovieAsks`, over the main app service of whoever is signed in. */
export const createMovieAsks = ({ client }: { readonly client: ServiceClient }): MovieAsks => ({
  async preBook({ cinemas = "", email, film: movie = "", way }, signal) {
    const wish = {
      movie,
      cinemas: cinemas.split(" "),
      leave: way === "leave",
      ...(email === undefined ? {} : { email }),
    };
    return askedOf(await client.call(moviesEndpoints.preReserveMovie, wish, { signal }));
  },
});
