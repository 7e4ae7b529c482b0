/** What a picture is of. */
export const posterKinds = [
  "hotel",
  "room",
  // Rooms by their beds: a narrow one, two or three of them, a wide one with a narrow one, two wide ones.
  "single",
  "twin",
  "triple",
  "family",
  "doubles",
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
  "berths",
  // Where there is nothing more.
  "end",
] as const;

export type PosterKind = (typeof posterKinds)[number];
