import type { HotelBooking } from "@safar/engine";
import { useFacts } from "../../app/addresses/page-path.ts";

/** Where a booking's stay is, by the hotel's name. */
export function HotelTitle({ booking: { hotel } }: { readonly booking: HotelBooking }) {
  return <bdi>{hotel.stay.names[useFacts().locale]}</bdi>;
}
