import { msg } from "@lingui/core/macro";
import { cheapestOf, type FoundShows, moviesResults, type Show } from "@safar/engine";

/** Whether anybody can still go to it. */
const isOpen = ({ left, wheelchairLeft }: Show) => left + wheelchairLeft > 0;

/** Shows as results. Of a day that is sold out none is worth looking at: another day is. */
export const showKind = {
  results: moviesResults,
  rowsOf: ({ shows }: FoundShows) => (shows.some(isOpen) ? shows : []),
  idOf: ({ id }: Show) => id,
  // The other orders say by what they are led: most seats of a day cost the same.
  priceOf: (show: Show, sort = "cheapest") => (sort === "cheapest" ? (cheapestOf(show)?.price ?? null) : null),
  hasHeadings: true,
  isCounted: isOpen,
  sortWords: {
    earliest: msg({ message: "Earliest", context: "show" }),
    cheapest: msg`Cheapest`,
    roomiest: msg`Most seats left`,
  },
} as const;
