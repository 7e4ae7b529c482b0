import type { MoviesView } from "@safar/engine";
import { use } from "react";
import { moviesFound } from "../../engine/movies/movies.service.ts";
import { ShowsScreen } from "../movie-shows/shows-screen.tsx";
import { FoundShowsContext } from "./found-shows.ts";

export default function ShowsPart({ view }: { readonly view: MoviesView }) {
  const { cities, found } = use(FoundShowsContext);
  return (
    <ShowsScreen
      actor={view.children.search}
      search={view.search}
      found={found}
      cities={cities}
      readResults={moviesFound.read}
    />
  );
}
