import { msg } from "@lingui/core/macro";
import {
  type Airport,
  createRecentSearches,
  type DraftField,
  decodeCriteria,
  draftFromBegunForm,
  draftOf,
  draftProblems,
  editions,
  type RecentSearch,
  type SearchDraft,
  searchOf,
} from "@safar/engine";
import { paths } from "../../app/addresses/paths.ts";
import { deviceStorage } from "../../engine/device/device-storage.ts";
import { formatShortDays } from "../../i18n/short-days.ts";
import type { SearchPlan } from "../search-form/search-plan.types.ts";
import { inBoth } from "../search-form/told-words.ts";
import type { SearchFormState } from "../search-form/use-search-form.ts";
import { airportText, cityText } from "./places.ts";
import { draftProblemWords } from "./search-words.ts";

/** The searches of flights made on this device. */
export const recentSearches = createRecentSearches(deviceStorage);

/** The leg that a field belongs to, from 1; 0 of one that belongs to none. */
const legOf = (field: DraftField): number => Number(/\d+$/.exec(field)?.[0] ?? 0);

/** A search for flights, of one leg to six. */
export const flightPlan: SearchPlan<SearchDraft, DraftField, Airport, RecentSearch> = {
  vertical: "flights",
  words: { search: msg`Search flights`, trouble: msg`Something is missing or not right yet` },
  action: "/flights/search",
  columns: "minmax(0, 1.7fr) minmax(0, 1fr)",
  draftOf,
  fromFields: draftFromBegunForm,
  problemsOf: (draft, { today, edition }) => {
    const problems = draftProblems(draft, { today, seatedPassengers: editions[edition].seatedPassengers });
    // Where neither day is chosen, what is said of the first one asks for both.
    const isBothDays = problems.date1?.code === "date_missing" && problems.back?.code === "date_missing";
    const isField = (field: string): field is DraftField => field in problems;
    return Object.keys(problems)
      .filter(isField)
      .filter((field) => field !== "back" || !isBothDays)
      .flatMap((field) => {
        const problem = problems[field];
        const number = legOf(field);
        if (problem === undefined) return [];
        const words = draftProblemWords(field, problem, draft);
        return draft.trip === "multi_city" && number > 0
          ? [{ field, words, about: msg`Flight ${number}` }]
          : [{ field, words }];
      });
  },
  searchOf,
  resultsOf: paths.flightResults,
  placeId: ({ iata }) => iata,
  placeText: airportText,
  recents: recentSearches,
  recentOf: (search, airportOf) => ({
    search,
    airports: [...new Set(decodeCriteria(search).legs.flatMap(({ from, to }) => [from, to]))].flatMap(
      (iata) => airportOf(iata) ?? [],
    ),
  }),
  placesOf: ({ airports }) => airports,
  toldOf: ({ airports, search }) => {
    const { legs } = decodeCriteria(search);
    const { from, to, date: first } = legs[0] ?? { from: "", to: "", date: "" };
    const last = legs.length > 1 ? legs.at(-1)?.date : undefined;
    const book = new Map(airports.map((airport) => [airport.iata, airport]));
    const name = inBoth((locale) => [from, to].map((place) => cityText(place, book, locale)).join(" – "));
    return {
      href: paths.flightResults(search),
      name,
      days: inBoth((locale) => formatShortDays(first, last, locale)),
      first,
    };
  },
};

export type FlightFormState = SearchFormState<SearchDraft, DraftField, Airport> & {
  /** Where the edition's travellers usually start. */
  readonly usualStart: string | null;
};
