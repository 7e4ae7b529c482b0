import "./search-styles.ts";
import { createIsomorphicFn } from "@tanstack/react-start";
import type { SoldVertical } from "../app/verticals.ts";
import { BusSearchForm } from "../features/bus-search/bus-search-form.tsx";
import { EventsSearchForm } from "../features/event-search/events-search-form.tsx";
import { SearchForm } from "../features/flight-search/search-form.tsx";
import { drawnForm, type LateForm, lateForm } from "../features/home/late-form.tsx";
import { StayForm } from "../features/hotel-search/stay-form.tsx";
import { MovieSearchForm } from "../features/movie-home/movie-search-form.tsx";
import { ToursSearchForm } from "../features/tour-search/tours-search-form.tsx";
import { TrainSearchForm } from "../features/train-search/train-search-form.tsx";

const flights = createIsomorphicFn()
  .server(() => drawnForm(SearchForm))
  .client(() => lateForm(async () => (await import("../features/flight-search/search-form.tsx")).SearchForm));
const hotels = createIsomorphicFn()
  .server(() => drawnForm(StayForm))
  .client(() => lateForm(async () => (await import("../features/hotel-search/stay-form.tsx")).StayForm));
const buses = createIsomorphicFn()
  .server(() => drawnForm(BusSearchForm))
  .client(() => lateForm(async () => (await import("../features/bus-search/bus-search-form.tsx")).BusSearchForm));

const trains = createIsomorphicFn()
  .server(() => drawnForm(TrainSearchForm))
  .client(() => lateForm(async () => (await import("../features/train-search/train-search-form.tsx")).TrainSearchForm));

const movies = createIsomorphicFn()
  .server(() => drawnForm(MovieSearchForm))
  .client(() => lateForm(async () => (await import("../features/movie-home/movie-search-form.tsx")).MovieSearchForm));

const events = createIsomorphicFn()
  .server(() => drawnForm(EventsSearchForm))
  .client(() =>
    lateForm(async () => (await import("../features/event-search/events-search-form.tsx")).EventsSearchForm),
  );

const tours = createIsomorphicFn()
  .server(() => drawnForm(ToursSearchForm))
  .client(() => lateForm(async () => (await import("../features/tour-search/tours-search-form.tsx")).ToursSearchForm));

/** The search of each vertical on the home page: the same form as on its own page. One that is missing does not compile. */
export const searchPanels = {
  flights: flights(),
  hotels: hotels(),
  buses: buses(),
  trains: trains(),
  movies: movies(),
  events: events(),
  tours: tours(),
} as const satisfies Readonly<Record<SoldVertical, LateForm>>;
