import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { currentMovies } from "../server/movies/current-movies.ts";
import { movieCityOf, movieGeneral } from "../server/movies/movie-directory.ts";
import { aReference } from "./values.ts";

/** Cities, cinemas and categories, and the city that somebody chose last; null when they could not be had. */
export const readMoviesGeneral = createServerFn().handler(async () => {
  const found = await movieGeneral();
  return found.ok ? { ...found.value, city: await movieCityOf(found.value) } : null;
});

/** The front page of movies in a city; in the one chosen last where none is named. */
export const readMoviesHome = createServerFn()
  .validator(z.object({ city: aReference.nullable() }))
  .handler(async ({ data }) => {
    const found = await movieGeneral();
    if (!found.ok) return { type: "PROBLEM", problem: found.error } as const;
    return (await currentMovies()).guide.home(data.city ?? (await movieCityOf(found.value)));
  });

export const readFilm = createServerFn()
  .validator(z.object({ slug: aReference }))
  .handler(async ({ data }) => (await currentMovies()).guide.film(data.slug));

export const readFilms = createServerFn()
  .validator(z.object({ category: aReference.nullable() }))
  .handler(async ({ data }) => (await currentMovies()).guide.films(data.category));
