import { type CalendarDate, encodeMovies, type Film, type Money } from "@safar/engine";
import { filmName } from "@safar/ui/film-poster";
import { paths } from "../../app/addresses/paths.ts";
import { filmPath } from "../movie-home/movie-plan.ts";
import { inBoth } from "../search-form/told-words.ts";

/** How a film is saved: with a day of its in a city and its cheapest seat on it, found again on its own page. */
export const savedFilm = (film: Film, city: string, date: CalendarDate, price: Money | null) => {
  const { certificate, genres, poster, slug, title } = film;
  const detail = inBoth((locale) => [certificate.code, ...genres.map(({ name }) => name[locale])].join(" · "));
  const art = { kind: "film", of: filmName(poster) } as const;
  const look = { people: null, of: () => ({ key: `film ${slug} ${city}`, title, detail, art }), hasPicture: true };
  const search = encodeMovies({ film: slug, city, date });
  // Before it is shown its page has no day.
  const href = film.state === "now" ? filmPath(search) : paths.film(slug, city && `city=${city}`);
  return { look, row: film, held: film, price, shown: { href, search } };
};
