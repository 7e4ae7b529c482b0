import { createFileRoute } from "@tanstack/react-router";
import { searchDeps } from "../app/loading/search-deps.ts";
import { FilmPage } from "../features/movies/film-page.tsx";
import { loadFilm } from "../features/movies/load-movies.ts";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/movies/$slug")({
  // Another day is another page; how the shows are filtered is not.
  loaderDeps: searchDeps(["city", "date"]),
  loader: ({ params, ...args }) => loadFilm(params.slug, args),
  head: headOfLoader,
  component: Film,
});

function Film() {
  const loaded = Route.useLoaderData();
  return <FilmPage key={loaded.search} loaded={loaded} />;
}
