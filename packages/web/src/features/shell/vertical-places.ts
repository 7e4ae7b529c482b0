import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Vertical } from "@safar/engine";

/** The home page of each vertical and its name, in the order of the navigation. */
const places: Readonly<Record<Vertical, { readonly label: MessageDescriptor; readonly href: string }>> = {
  flights: { label: msg`Flights`, href: "/book-flights-online" },
  hotels: { label: msg`Hotels`, href: "/book-hotels-online" },
  buses: { label: msg`Buses`, href: "/buy-bus-tickets-online" },
  trains: { label: msg`Trains`, href: "/train-tickets-booking-online" },
  events: { label: msg`Events`, href: "/event-tickets-online" },
  movies: { label: msg`Movies`, href: "/movie-tickets-online" },
  tours: { label: msg`Tours`, href: "/tours-online" },
  "car-rental": { label: msg`Car rental`, href: "/car-rental-booking-online" },
  "airport-shuttle": { label: msg`Airport shuttle`, href: "/car-rental-booking-online" },
};

/** Only what the edition sells. */
export const verticalPlaces = (enabled: readonly Vertical[]) => enabled.map((vertical) => places[vertical]);
