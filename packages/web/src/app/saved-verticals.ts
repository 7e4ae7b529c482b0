/** What of all that is sold can be saved with its price. */
export const savedVerticals = ["flights", "hotels", "buses", "trains", "tours", "movies", "events"] as const;

export type SavedVertical = (typeof savedVerticals)[number];

export const isSavedVertical = (vertical: string): vertical is SavedVertical =>
  savedVerticals.some((one) => one === vertical);
