/** What a picture is of. */
export const posterKinds = [
  "hotel",
  "room",
  // A room whose beds stand apart.
  "twin",
  "lobby",
  "bath",
  "restaurant",
  "terrace",
  "pool",
  "city",
  "event",
  "tour",
  "film",
  "blog",
  "bus",
  "train",
  // Berths of a train at night.
  "sleeper",
  // Where there is nothing more.
  "end",
] as const;

export type PosterKind = (typeof posterKinds)[number];
