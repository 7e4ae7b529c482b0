import { type CalendarDate, encodeMovies, type Film } from "@safar/engine";
import { filmName } from "@safar/ui/film-poster";
import { paths } from "../../app/addresses/paths.ts";
import { inBoth } from "../search-form/told-words.ts";

/** How a film is saved: with a day of its in a city, found again on its own page. */
export const savedFilm = (film: Film, city: string, date: CalendarDate) => {
  const { certificate, genres, poster, slug, title } = film;
  const detail = inBoth((locale) => [certificate.code, ...genres.map(({ name }) => name[locale])].join(" · "));
  const art = { kind: "film", of: filmName(poster) } as const;
  const look = { people: null, of: () => ({ title, detail, art }), hasPicture: true };
  const shown = { href: paths.film(slug, city && `city=${city}`), search: encodeMovies({ film: slug, city, date }) };
  return { look, row: film, held: film, price: null, shown };
};
