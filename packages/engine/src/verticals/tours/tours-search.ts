import { allOf, anyOf, oneOf } from "../../booking/results/choice-filters.ts";
import { among, like } from "../../booking/results/choices.ts";
import { atMost } from "../../booking/results/number-filters.ts";
import { leastFirst, mostFirst } from "../../booking/results/orders.ts";
import { describeResults } from "../../booking/results/results.ts";
import { createOneAnswerSearch, type FoundOutcome } from "../../booking/search/one-answer-search.ts";
import { createRecents, isKeptRecord, type Recents } from "../../booking/search/recents.ts";
import { createResultsStore, type ResultsStore } from "../../booking/search/results-store.ts";
import type { SearchService, SearchText } from "../../booking/search/search.types.ts";
import type { Names } from "../../kernel/names.ts";
import type { DeviceStorage } from "../../kernel/ports.ts";
import { decodeTours } from "./criteria.ts";
import { type FoundTours, type TourCard, tourKinds } from "./tours.domain.ts";
import type { FindToursOutcome, ToursFinder } from "./tours.service.ts";

type Options = { readonly finder: ToursFinder; readonly store: ResultsStore<FoundTours> };

/** What searches found, session by session: the `most` that were written to last. */
export const createToursResultsStore: (most?: number) => ResultsStore<FoundTours> = createResultsStore;

const foundIn = (outcome: FindToursOutcome): FoundOutcome<FoundTours> =>
  outcome.type === "FOUND" ? { type: "FOUND", refId: outcome.found.refId, results: outcome.found } : outcome;

/** All tours come from one service. */
export const createToursSearch = ({ finder, store }: Options): SearchService =>
  createOneAnswerSearch({
    provider: { code: "tours", name: { en: "Guides", ar: "المرشدون" } },
    store,
    countOf: ({ offers }) => offers.length,
    find: async (search, signal) => foundIn(await finder.find(search, signal)),
    again: async (refId, _, signal) => foundIn(await finder.findAgain(refId, signal)),
  });

export const tourLengths = ["short", "half", "whole", "days"] as const;

/** How long a tour takes: up to three hours, up to six, a day, or several. */
export type TourLength = (typeof tourLengths)[number];

export const tourLengthOf = ({ minutes }: Pick<TourCard, "minutes">): TourLength => {
  if (minutes <= 180) return "short";
  if (minutes <= 360) return "half";
  return minutes <= 1_440 ? "whole" : "days";
};

const tourEases = ["pickup", "free", "instant"] as const;

/** What makes a tour easy: somebody is fetched, all still comes back on its cheapest day, it is confirmed at once. */
export type TourEase = (typeof tourEases)[number];

const easeOf = ({ isFromRefunded, isInstant, pickup }: TourCard): readonly TourEase[] => [
  ...(pickup === "none" ? [] : (["pickup"] as const)),
  ...(isFromRefunded ? (["free"] as const) : []),
  ...(isInstant ? (["instant"] as const) : []),
];

const price = ({ from }: TourCard): number | null => from?.minor ?? null;

/** Tours of a place, by what they are compared. */
export const toursResults = describeResults({
  between: "_",
  idOf: ({ id }: TourCard) => id,
  price,
  currency: ({ from }: TourCard) => from?.currency ?? null,
  filters: {
    kinds: oneOf("kinds", among(tourKinds), ({ kind }: TourCard) => kind),
    lengths: oneOf("lengths", among(tourLengths), tourLengthOf),
    languages: anyOf("languages", like(/^[a-z]{2,3}$/), ({ languages }: TourCard) => languages),
    ease: allOf("ease", among(tourEases), easeOf),
    maxPrice: atMost("price", price),
  },
  sorts: {
    cheapest: leastFirst(price),
    score: mostFirst(({ score }: TourCard) => score && Math.round(score * 10)),
    shortest: leastFirst(({ minutes }: TourCard) => minutes),
    soonest: leastFirst(({ nextDay }: TourCard) => (nextDay === null ? null : Number(nextDay.replaceAll("-", "")))),
  },
  ties: [price],
});

export type ToursResultsView = ReturnType<typeof toursResults.decode>;
export type ToursFacets = ReturnType<typeof toursResults.facets>;

/** A place that was looked for on this device, with what it is called. */
export type RecentTours = { readonly search: SearchText; readonly place: Names };

export const createRecentTours = (storage: DeviceStorage): Recents<RecentTours> =>
  createRecents({
    storage,
    key: "tours-searches",
    isEntry: (kept): kept is RecentTours & typeof kept => isKeptRecord(kept, { texts: ["search"], names: ["place"] }),
    isAhead: ({ search }, today) => decodeTours(search).to >= today,
  });
