import { createMoviesBookingService } from "@safar/api-clients";
import { paths } from "../../app/addresses/paths.ts";
import { verticalHomes } from "../../app/addresses/vertical-homes.ts";
import { currentDashboard } from "../current-dashboard.ts";
import type { ServerVertical } from "../verticals/server-vertical.ts";
import { currentMovies } from "./current-movies.ts";

export const moviesOnServer: ServerVertical = {
  service: "app",
  bookings: createMoviesBookingService,
  checkout: async () => (await currentMovies()).checkout,
  listed: async (request) => {
    const dashboard = await currentDashboard(request);
    if (dashboard?.settings.verticals.includes("movies") !== true) return { pages: [], isWhole: dashboard !== null };
    const { guide } = await currentMovies();
    const [films, general] = await Promise.all([guide.films(null), guide.general()]);
    const [own, categories] = [
      films.type === "FILMS" ? films.films : [],
      general.type === "GENERAL" ? general.general.categories : [],
    ];
    return {
      pages: [
        { path: verticalHomes.movies },
        ...categories.map(({ slug }) => ({ path: paths.movieCategory(slug) })),
        ...own.map(({ slug }) => ({ path: paths.film(slug) })),
      ],
      isWhole: films.type === "FILMS" && general.type === "GENERAL",
    };
  },
};
