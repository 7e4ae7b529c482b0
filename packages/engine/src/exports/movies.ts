/** Movies: the walk, the search as an address, films, shows as a table, halls, pre-booking, and what was booked. */

// The walk.

export { moviesActorsOver } from "../verticals/movies/movies.actors.ts";
export { connectMovies, type MoviesView } from "../verticals/movies/movies.connect.ts";
export {
  type Certificate,
  type Cinema,
  type Film,
  type FilmOn,
  type FoundShows,
  type MovieCategory,
  type MovieCity,
  type MoviesGeneral,
  type MoviesHome,
  type MoviesSummary,
  type PosterRecipe,
  posterMotifs,
  type ScreenType,
  type Show,
  type ShowCategory,
  type ShowDay,
  screenTypes,
} from "../verticals/movies/movies.domain.ts";
export { moviesMachine } from "../verticals/movies/movies.machine.ts";
export type {
  FilmOutcome,
  FilmSearchOutcome,
  FilmsOutcome,
  HallOutcome,
  HallService,
  MovieAsks,
  MoviesGeneralOutcome,
  MoviesGuide,
  MoviesHomeOutcome,
  MoviesService,
  SeatPriceRequest,
  ShowsFinder,
} from "../verticals/movies/movies.service.ts";
export type { MoviesStart } from "../verticals/movies/movies.types.ts";

// The search as an address.

export {
  checkMovies,
  decodeMovies,
  encodeMovies,
  farthestMoviesDays,
  type MoviesCriteria,
  type MoviesCriteriaProblem,
} from "../verticals/movies/criteria.ts";

// Shows, filtered and sorted; the searches made before.

export {
  cheapestOf,
  createMoviesResultsStore,
  createMoviesSearch,
  createRecentMovies,
  leastSeat,
  type MoviesFacets,
  type MoviesResultsView,
  moviesResults,
  type RecentMovies,
} from "../verticals/movies/movies-search.ts";

// Halls.

export { connectHall, type HallView } from "../verticals/movies/hall/hall.connect.ts";
export { hallMachine } from "../verticals/movies/hall/hall.machine.ts";
export type { HallEvent } from "../verticals/movies/hall/hall.types.ts";
export { mostMovieSeats, nearestParty, unfitFor } from "../verticals/movies/hall/hall-kit.ts";
export type { HallParty, HallPick, HallPlan, HallRule } from "../verticals/movies/hall/hall-plan.types.ts";

// What was booked, and moving it to another show.

export {
  type BookedMovie,
  isMoviesBooking,
  type MoveOffer,
  type MoveOffersOutcome,
  type MoveOutcome,
  type MoveRequest,
  type MoveService,
  type MovieExtra,
  type MoviesBooking,
} from "../verticals/movies/booked-movies.ts";
export {
  connectMoving,
  type MovingView,
  movingActors,
  movingMachine,
} from "../verticals/movies/moving/moving.machine.ts";
