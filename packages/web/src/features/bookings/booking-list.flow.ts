import { bookingListActors, bookingListMachine } from "@safar/engine";
import { readBookings } from "../../engine/services/booking.service.ts";

/** The list of bookings, over our server. */
export const bookingListFlow = bookingListMachine.provide({ actors: bookingListActors(readBookings) });
