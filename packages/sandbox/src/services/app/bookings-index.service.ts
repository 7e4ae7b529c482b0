import { bookingsIndexEndpoints } from "@safar/api-clients/wire";
import { defineService } from "../../core/service.ts";
import { listBookings } from "../orders/booking-list.ts";

/** The signed-in user's bookings, as the main service lists them. */
export const bookingsIndexService = defineService({
  endpoints: bookingsIndexEndpoints,
  handlers: { bookingsIndex: listBookings },
});
