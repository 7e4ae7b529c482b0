import { createFileRoute } from "@tanstack/react-router";
import { loadMovieHome } from "../features/movie-home/load-movie-home.ts";
import { MovieHomePage } from "../features/movie-home/movie-home-page.tsx";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/movie-tickets-online")({
  staticData: { layout: "home" },
  // The search that the form begins with, and the city, stand in the address.
  loaderDeps: ({ search }) => search,
  loader: loadMovieHome,
  head: headOfLoader,
  component: MovieHome,
});

function MovieHome() {
  return <MovieHomePage {...Route.useLoaderData()} />;
}
