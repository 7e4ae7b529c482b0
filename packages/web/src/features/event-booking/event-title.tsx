import type { EventsBooking } from "@safar/engine";
import { useFacts } from "../../app/addresses/page-path.ts";

/** Which event a booking is for. */
export const EventTitle = ({ booking: { events } }: { readonly booking: EventsBooking }) => (
  <bdi>{events.title[useFacts().locale]}</bdi>
);
