import type { ToursBooking } from "@safar/engine";
import { useFacts } from "../../app/addresses/page-path.ts";

/** What was booked, in one line. */
export const BookedTitle = ({ booking }: { readonly booking: ToursBooking }) => (
  <bdi>{booking.tours.offer.names[useFacts().locale]}</bdi>
);
