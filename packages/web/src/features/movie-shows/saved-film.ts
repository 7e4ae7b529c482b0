import { type CalendarDate, encodeMovies, type Film, type Money, type MovieCity } from "@safar/engine";
import { filmName } from "@safar/ui/film-poster";
import { filmPath } from "../movie-home/movie-plan.ts";
import { inBoth } from "../search-form/told-words.ts";

/** A film in a city, on the day that was asked for, where one was, with its cheapest seat there; null while none is sold. */
export type FilmAsked = {
  readonly film: Film;
  readonly city: string;
  readonly cities: readonly MovieCity[];
  readonly date?: CalendarDate;
  readonly price?: Money | null;
};

/** How it is saved, found again on its own page. */
export const savedFilm = ({ film, city, cities, date = "", price = null }: FilmAsked) => {
  const { certificate, genres, poster, releasedOn, slug, state, title } = film;
  const name = cities.find((one) => one.slug === city)?.name;
  const code = { en: certificate.code, ar: certificate.code };
  const told = [...(name ? [name] : []), code, ...genres.map((one) => one.name)];
  const detail = inBoth((locale) => told.map((one) => one[locale]).join(" · "));
  const art = { kind: "film", of: filmName(poster) } as const;
  const day = state === "now" ? {} : { day: releasedOn };
  const of = () => ({ key: `film ${slug} ${city}`, title, detail, art, ...(name && { city: name }), ...day });
  const look = { people: null, of, hasPicture: true, isOfManyDays: true };
  const search = encodeMovies({ film: slug, city, date });
  return { look, row: film, held: film, price, shown: { href: filmPath(search), search } };
};
