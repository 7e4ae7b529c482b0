import { paths } from "../../app/addresses/paths.ts";
import { moviesWalk } from "../../engine/movies/movies.walk.ts";
import { filmPath } from "../movie-home/movie-plan.ts";
import { createWalkPages } from "../walk/create-walk-pages.tsx";
import { isAtMovieWalk } from "./movie-address.ts";

/** The pages of the walk of movies. */
export const moviesPages = createWalkPages({
  walk: moviesWalk,
  addresses: {
    search: paths.moviesHome,
    results: (search) => filmPath(search),
    offer: ({ offer }) => paths.hall(offer),
    isAt: isAtMovieWalk,
  },
  screens: {
    results: () => import("./shows-part.tsx"),
    seats: () => import("./hall-part.tsx"),
  },
  trip: () => import("./movies-trip.tsx"),
});
