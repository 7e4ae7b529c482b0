import "./search-styles.ts";
import { createIsomorphicFn } from "@tanstack/react-start";
import type { SoldVertical } from "../app/verticals.ts";
import { BusSearchForm } from "../features/bus-search/bus-search-form.tsx";
import { EventsSearchForm } from "../features/event-search/events-search-form.tsx";
import { SearchForm } from "../features/flight-search/search-form.tsx";
import { drawnForm, lateForm } from "../features/home/late-form.tsx";
import type { SearchPanelPart } from "../features/home/search-panel.tsx";
import { StayForm } from "../features/hotel-search/stay-form.tsx";
import { MovieSearchForm } from "../features/movie-home/movie-search-form.tsx";
import { ToursSearchForm } from "../features/tour-search/tours-search-form.tsx";
import { TrainSearchForm } from "../features/train-search/train-search-form.tsx";

const words = {
  flights: ["search-form", "flight-search"],
  hotels: ["search-form", "hotel-search"],
  buses: ["search-form", "bus-search"],
  trains: ["search-form", "train-search"],
  movies: ["search-form", "movie-home"],
  events: ["search-form", "event-search"],
  tours: ["search-form", "tour-search"],
} as const satisfies Readonly<Record<SoldVertical, readonly string[]>>;

const flights = createIsomorphicFn()
  .server(() => drawnForm(SearchForm))
  .client(() =>
    lateForm(async () => (await import("../features/flight-search/search-form.tsx")).SearchForm, words.flights),
  );
const hotels = createIsomorphicFn()
  .server(() => drawnForm(StayForm))
  .client(() => lateForm(async () => (await import("../features/hotel-search/stay-form.tsx")).StayForm, words.hotels));
const buses = createIsomorphicFn()
  .server(() => drawnForm(BusSearchForm))
  .client(() =>
    lateForm(async () => (await import("../features/bus-search/bus-search-form.tsx")).BusSearchForm, words.buses),
  );

const trains = createIsomorphicFn()
  .server(() => drawnForm(TrainSearchForm))
  .client(() =>
    lateForm(
      async () => (await import("../features/train-search/train-search-form.tsx")).TrainSearchForm,
      words.trains,
    ),
  );

const movies = createIsomorphicFn()
  .server(() => drawnForm(MovieSearchForm))
  .client(() =>
    lateForm(async () => (await import("../features/movie-home/movie-search-form.tsx")).MovieSearchForm, words.movies),
  );

const events = createIsomorphicFn()
  .server(() => drawnForm(EventsSearchForm))
  .client(() =>
    lateForm(
      async () => (await import("../features/event-search/events-search-form.tsx")).EventsSearchForm,
      words["events"],
    ),
  );

const tours = createIsomorphicFn()
  .server(() => drawnForm(ToursSearchForm))
  .client(() =>
    lateForm(
      async () => (await import("../features/tour-search/tours-search-form.tsx")).ToursSearchForm,
      words["tours"],
    ),
  );

/** The search of each vertical on the home page: the same form as on its own page. One that is missing does not compile. */
export const searchPanels = {
  flights: { ...flights(), words: words.flights },
  hotels: { ...hotels(), words: words.hotels },
  buses: { ...buses(), words: words.buses },
  trains: { ...trains(), words: words.trains },
  movies: { ...movies(), words: words.movies },
  events: { ...events(), words: words["events"] },
  tours: { ...tours(), words: words["tours"] },
} as const satisfies Readonly<Record<SoldVertical, SearchPanelPart>>;
