import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Vertical } from "@safar/engine";
import { verticalHomes } from "../../app/addresses/vertical-homes.ts";

/** The name of each vertical, in the order of the navigation. */
const labels: Readonly<Record<Vertical, MessageDescriptor>> = {
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

/** The home pages of what the edition sells, and of nothing else. */
export const verticalPlaces = (enabled: readonly Vertical[]) =>
  enabled.map((vertical) => ({ label: labels[vertical], href: verticalHomes[vertical] }));
