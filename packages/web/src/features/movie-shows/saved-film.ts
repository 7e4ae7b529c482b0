import { type CalendarDate, encodeMovies, type Film, type Money, type MovieCity } from "@safar/engine";
import { filmName } from "@safar/ui/film-poster";
import { filmPath } from "../movie-home/movie-plan.ts";
import { inBoth } from "../search-form/told-words.ts";

/** The city that a film is looked for in; what the address names and nobody knows has no name. */
export type FilmCity = Pick<MovieCity, "slug"> & Partial<Pick<MovieCity, "name">>;

/** How a film is saved: in a city, with the day that was asked for, if any, and its cheapest seat, found again on its own page. */
export const savedFilm = (film: Film, { slug: city, name }: FilmCity, date: CalendarDate, price: Money | null) => {
  const { certificate, genres, poster, releasedOn, slug, state, title } = film;
  const detail = inBoth((locale) =>
    [...(name ? [name[locale]] : []), certificate.code, ...genres.map((genre) => genre.name[locale])].join(" · "),
  );
  const art = { kind: "film", of: filmName(poster) } as const;
  const day = state === "now" ? {} : { day: releasedOn };
  const of = () => ({ key: `film ${slug} ${city}`, title, detail, art, ...(name && { city: name }), ...day });
  const look = { people: null, of, hasPicture: true, isOfManyDays: true };
  const search = encodeMovies({ film: slug, city, date });
  return { look, row: film, held: film, price, shown: { href: filmPath(search), search } };
};
