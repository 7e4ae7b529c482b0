import { createFileRoute } from "@tanstack/react-router";
import { loadMovieCategory } from "../features/movie-home/load-movie-home.ts";
import { MovieCategoryPage } from "../features/movie-home/movie-category-page.tsx";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/movies/category/$slug")({
  loaderDeps: ({ search }) => search,
  loader: ({ params, ...args }) => loadMovieCategory(params.slug, args),
  head: headOfLoader,
  component: MovieCategory,
});

function MovieCategory() {
  return <MovieCategoryPage {...Route.useLoaderData()} />;
}
