import type { FlightBooking } from "@safar/engine";

/** The IANA zone of the place where a booking's first flight leaves. */
export const zoneOfFlight = ({ flight }: FlightBooking): string => flight.itinerary.legs[0]?.departs.zone ?? "UTC";
