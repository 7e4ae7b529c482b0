import { msg } from "@lingui/core/macro";
import {
  createRecentMovies,
  decodeMovies,
  encodeMovies,
  type Film,
  type FormFields,
  type FoundPlace,
  type MoviesCriteria,
  type RecentMovies,
  type SearchText,
} from "@safar/engine";
import { paths } from "../../app/addresses/paths.ts";
import { deviceStorage } from "../../engine/device/device-storage.ts";
import type { SearchPlan } from "../search-form/search-plan.types.ts";

export type MovieField = "film" | "city";

/** The films looked for on this device. */
export const recentMovies = createRecentMovies(deviceStorage);

/** A film that is looked for without a day: its page begins with the first that has a show. Without a film it is all of the city. */
const filmIn = ({ city, film }: MoviesCriteria): string =>
  film === "" ? `${paths.moviesHome()}?city=${city}#films` : paths.film(film, city === "" ? "" : `city=${city}`);

/** Where the shows of a search are. */
export const filmPath = (search: SearchText, view = ""): string => {
  const { city, date, film } = decodeMovies(search);
  const rest = new URLSearchParams([...(city ? [["city", city]] : []), ...(date ? [["date", date]] : [])]);
  return paths.film(film, String(rest), view);
};

/** A film as forms and their lists know it. */
export const placeOfFilm = ({ slug, title }: Pick<Film, "slug" | "title">): FoundPlace => ({
  id: slug,
  kind: "landmark",
  names: title,
  within: null,
  country: "",
});

const textOf = (fields: FormFields, name: string): string => {
  const value = fields.get(name);
  return typeof value === "string" ? value : "";
};

const needed = msg`This Field is required`;

/** A search for a film. The film is as addresses name it. */
export const moviePlan: SearchPlan<MoviesCriteria, MovieField, FoundPlace, RecentMovies> = {
  vertical: "movies",
  words: { search: msg`Find show times`, trouble: msg`Choose a film from the list` },
  action: paths.moviesHome(),
  sent: { sent: "1" },
  columns: "minmax(0, 1.8fr) minmax(0, 1fr)",
  draftOf: decodeMovies,
  fromFields: (fields, films) => ({
    film: films.get(textOf(fields, "film")) ?? textOf(fields, "film"),
    city: textOf(fields, "city"),
    date: "",
  }),
  // Whoever names no film means all of them.
  problemsOf: ({ film, city }, { isNothing, isPlace }) => [
    ...(film.trim() === "" || isPlace(film)
      ? []
      : [
          {
            field: "film" as const,
            words: isNothing(film) ? msg`No film is called “${film}”` : msg`Looking for films`,
          },
        ]),
    ...(city === "" ? [{ field: "city" as const, words: needed }] : []),
  ],
  searchOf: encodeMovies,
  resultsOf: (search) => filmIn(decodeMovies(search)),
  placeId: ({ id }) => id,
  placeText: ({ names }, locale) => names[locale],
  recents: recentMovies,
  recentOf: (search, filmOf) => {
    const film = filmOf(decodeMovies(search).film);
    return film && { search, title: film.names };
  },
  placesOf: ({ search, title }) => [placeOfFilm({ slug: decodeMovies(search).film, title })],
};
