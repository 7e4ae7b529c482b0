import type { SoldVertical } from "../../app/verticals.ts";

/** What a kind says of what is saved of it. */
type SavedKind = {
  /** Whether it is saved before it is sold, without a price. */
  readonly isAnnounced?: true;
  /** Whether its address is of one day's page, and no search that finds it on another. */
  readonly isPage?: true;
  /** Whether it leads to a station, which is in a city. */
  readonly isToStation?: true;
  /** Whether its price is of a seat, where it is not said for how many people. */
  readonly isSeat?: true;
};

export const savedKinds: Readonly<Record<SoldVertical, SavedKind>> = {
  flights: {},
  hotels: {},
  buses: {},
  trains: { isToStation: true },
  movies: { isAnnounced: true, isSeat: true },
  events: { isAnnounced: true, isPage: true },
  tours: {},
};

const noKind: SavedKind = {};

/** The kind of what was kept, which may be of one that is sold no more. */
export const savedKind = (vertical: string): SavedKind =>
  Object.entries(savedKinds).find(([name]) => name === vertical)?.[1] ?? noKind;
