import type { LucideIcon } from "@safar/ui/icon";

/** What happened, and what to do now. */
type Told = { readonly title: string; readonly text: string };

/** What a vertical calls its results. All that is said of any results alike stands in the screens. */
export type ResultsWords = {
  /** Of the page that found nothing. */
  readonly icon: LucideIcon;
  /** The list's name: "Flights found". */
  readonly list: string;
  /** "Sort flights by". */
  readonly sortBy: string;
  /** "Skip to the flights". */
  readonly skip: string;
  /** "Looking for flights". */
  readonly looking: string;
  /** "3 flights". */
  readonly count: (count: number) => string;
  /** "Best 120 flights": of those that are listed, where more could be. */
  readonly countBest?: (count: number) => string;
  /** What all prices have in common: "Prices include taxes and fees". */
  readonly prices: string;
  readonly nothing: Told;
  /** The filters leave nothing of what there is; `clear` takes them away. */
  readonly noneLeft: Told & { readonly clear?: string };
  /** "Prices and seats may have changed." */
  readonly expired: string;
  /** "A place or a date is missing, in the past or too far ahead." */
  readonly invalid: string;
  /** What is said where nobody knows what went wrong, if not what is said anywhere. */
  readonly unexpected?: string;
};
