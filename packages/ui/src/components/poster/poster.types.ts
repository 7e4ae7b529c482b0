/** What a picture is of. */
export const posterKinds = [
  "hotel",
  "room",
  "lobby",
  "bath",
  "restaurant",
  "terrace",
  "pool",
  "city",
  "event",
  "film",
  "blog",
  "bus",
] as const;

export type PosterKind = (typeof posterKinds)[number];
