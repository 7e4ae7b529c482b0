import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Vertical } from "@safar/engine";

/** The name of each vertical, in the order of the navigation. */
export const verticalNames: Readonly<Record<Vertical, MessageDescriptor>> = {
  flights: msg`Flights`,
  hotels: msg`Hotels`,
  buses: msg`Buses`,
  trains: msg`Trains`,
  events: msg`Events`,
  movies: msg`Movies`,
  tours: msg`Tours`,
  "car-rental": msg`Car rental`,
  "airport-shuttle": msg`Airport shuttle`,
};
