/** What a search found, whatever is sold: filters and orders of it, what there is to filter by, and both as an address. */

export type {
  About,
  Abouts,
  Facet,
  FilterInUse,
  Range,
  ResultFacets,
  ResultFilters,
  Results,
  ResultTable,
  ResultView,
} from "../booking/results/results.types.ts";
export { type DayPart, dayPartNames, dayParts } from "../booking/results/times-of-day.ts";
export { type Rated, type Review, type Reviewed, type ReviewTopic, reviewTopics } from "../booking/reviews.ts";
