import type { __Pascal__Booking } from "@safar/engine";
import { useFacts } from "../../app/addresses/page-path.ts";

/** What was booked, in one line. */
export const BookedTitle = ({ booking }: { readonly booking: __Pascal__Booking }) => (
  <bdi>{booking.__camel__.offer.names[useFacts().locale]}</bdi>
);
