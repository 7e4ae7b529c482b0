import type { Booking } from "@safar/engine";
import type { RequestFacts } from "../app/loading/request-facts.ts";
import type { SoldVertical } from "../app/verticals.ts";
import type { BookedCalendar } from "../features/bookings/booked.types.ts";
import { hasEnded } from "../features/bookings/has-ended.ts";
import { busCalendar } from "../features/bus-booking/bus-events.ts";
import { eventsCalendar } from "../features/event-booking/event-calendar.ts";
import { flightCalendar } from "../features/flight-booking/flight-events.ts";
import { hotelCalendar } from "../features/hotel-booking/hotel-events.ts";
import { movieCalendar } from "../features/movie-booking/movie-events.ts";
import { toursCalendar } from "../features/tour-booking/tours-events.ts";
import { trainCalendar } from "../features/train-booking/train-events.ts";
import { i18nOf, loadWords } from "../i18n/i18n.ts";

// Apart from the registry: only our server writes calendars.
const calendars = {
  flights: flightCalendar,
  hotels: hotelCalendar,
  buses: busCalendar,
  trains: trainCalendar,
  movies: movieCalendar,
  events: eventsCalendar,
  tours: toursCalendar,
} satisfies Readonly<Record<SoldVertical, BookedCalendar>>;

/** What a booking is to a calendar, in the page's language; null where it came to nothing before it was paid. */
export const calendarOf = async (vertical: SoldVertical, booking: Booking, facts: RequestFacts) => {
  if (booking.isNeverPaid) return null;
  await loadWords(facts.locale);
  const events = calendars[vertical].eventsOf(booking, facts, i18nOf(facts.locale));
  return { events, isCancelled: hasEnded(booking) };
};
