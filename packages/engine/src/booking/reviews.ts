import type { CalendarDate } from "../kernel/calendar-date.ts";
import type { Names } from "../kernel/names.ts";

/** What those who had something give it, out of ten, and how many they are; null until somebody has written. */
export type Rated = { readonly score: number | null; readonly reviewCount: number };

export const reviewTopics = ["cleanliness", "staff", "location", "comfort", "value", "guide", "way", "pace"] as const;

export type ReviewTopic = (typeof reviewTopics)[number] | "unknown";

export type Review = {
  readonly id: string;
  readonly author: Names;
  /** ISO 3166 alpha-2. */
  readonly country: string;
  /** Out of ten. */
  readonly score: number;
  /** When they had it. */
  readonly on: CalendarDate;
  readonly text: Names;
};

/** What they say, topic by topic and one by one, the latest first: a few of all. */
export type Reviewed = Rated & {
  readonly scores: readonly { readonly topic: ReviewTopic; readonly score: number }[];
  readonly reviews: readonly Review[];
};
