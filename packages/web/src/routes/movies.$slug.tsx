import { createFileRoute } from "@tanstack/react-router";
import { FilmPage } from "../features/movies/film-page.tsx";
import { loadFilm } from "../features/movies/load-movies.ts";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/movies/$slug")({
  codeSplitGroupings: [["loader", "component"]],
  staticData: { catalogues: ["walk", "movies", "movie-home", "movie-shows", "results"] },
  // Another day is another page; how the shows are filtered is not.
  loaderDeps: ({ search }) => {
    const query = new Map(Object.entries(search));
    return { city: query.get("city"), date: query.get("date") };
  },
  loader: ({ params, ...args }) => loadFilm(params.slug, args),
  head: headOfLoader,
  component: Film,
});

function Film() {
  const loaded = Route.useLoaderData();
  return <FilmPage key={loaded.search} loaded={loaded} />;
}
