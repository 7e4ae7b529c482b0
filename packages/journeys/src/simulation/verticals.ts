import type { SoldVertical } from "@safar/sandbox";
import type { VerticalKind } from "./errand.types.ts";
import { buses } from "./verticals/buses.ts";
import { events } from "./verticals/events.ts";
import { flights } from "./verticals/flights.ts";
import { hotels } from "./verticals/hotels.ts";
import { movies } from "./verticals/movies.ts";
import { tours } from "./verticals/tours.ts";
import { trains } from "./verticals/trains.ts";

/** Every vertical that is sold. One that is missing here does not compile. */
export const verticals = {
  flights,
  hotels,
  buses,
  trains,
  movies,
  tours,
  events,
} satisfies Readonly<Record<SoldVertical, VerticalKind>>;

export const isSold = (name: string): name is SoldVertical => Object.hasOwn(verticals, name);

const kinds: Readonly<Record<SoldVertical, VerticalKind>> = verticals;

/** Whether its people come by its aims, and by no turn. */
export const isByAimsAlone = (errand: string): boolean => isSold(errand) && kinds[errand].byAimsAlone === true;

/** Those whose people come by turns, and whose promises are each seen to be watched. */
export const verticalsByTurn: readonly SoldVertical[] = Object.keys(kinds)
  .filter(isSold)
  .filter((name) => !isByAimsAlone(name));
