import type { products, Vertical } from "@safar/engine";

type Names = {
  readonly [Of in Vertical]?: Readonly<Pick<(typeof products)[Of], "urlSegment" | "serviceType">>;
};

/**
 * The lines of business whose pages there are, by what addresses call them. A record by them that leaves one out does not compile.
 * The engine's own table has more to it, and every page loads this.
 */
export const sold = {
  flights: { urlSegment: "flights", serviceType: "flight" },
  hotels: { urlSegment: "hotels", serviceType: "hotel" },
  buses: { urlSegment: "bus", serviceType: "bus" },
  trains: { urlSegment: "train", serviceType: "train" },
  movies: { urlSegment: "movies", serviceType: "movie" },
  events: { urlSegment: "events", serviceType: "event" },
  tours: { urlSegment: "tours", serviceType: "tour" },
} as const satisfies Names;

export type SoldVertical = keyof typeof sold;

export const isSold = (name: string): name is SoldVertical => Object.hasOwn(sold, name);

export const soldVerticals: readonly SoldVertical[] = Object.keys(sold).filter(isSold);

export const segmentOf = (vertical: SoldVertical): string => sold[vertical].urlSegment;

/** What the address of a booking calls it: as everywhere, but that one event is booked of all events. */
export const bookingSegmentOf = (vertical: SoldVertical): string =>
  vertical === "events" ? sold.events.serviceType : segmentOf(vertical);

/**
 * An address's parameters with the line of business that it calls `name`; false, by which a route leaves an address to others, when
 * none is called so.
 */
export const ofSold = <Others extends object>(column: "urlSegment" | "serviceType", name: string, others: Others) => {
  const vertical = soldVerticals.find((one) => sold[one][column] === name);
  return vertical !== undefined && { ...others, vertical };
};

/** The same of the address of a booking. */
export const ofBooked = <Others extends object>(name: string, others: Others) => {
  const vertical = soldVerticals.find((one) => bookingSegmentOf(one) === name);
  return vertical !== undefined && { ...others, vertical };
};
