import type { EventsBooking } from "@safar/engine";
import { useFacts } from "../../app/addresses/page-path.ts";

/** What was booked, in one line. */
export const BookedTitle = ({ booking }: { readonly booking: EventsBooking }) => (
  <bdi>{booking.events.offer.names[useFacts().locale]}</bdi>
);
