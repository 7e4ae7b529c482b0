import type { ToursBooking } from "@safar/engine";
import { useFacts } from "../../app/addresses/page-path.ts";

/** What was booked, in one line. */
export const TourTitle = ({ booking }: { readonly booking: ToursBooking }) => (
  <bdi>{booking.tours.tour.names[useFacts().locale]}</bdi>
);
