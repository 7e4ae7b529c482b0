import { endpointsOf } from "../http/endpoint.ts";
import { bookingListRequestSchema, bookingListSchema } from "./bookings-index.schemas.ts";

const endpoint = endpointsOf("app");

export const bookingsIndexEndpoints = {
  bookingsIndex: endpoint({
    call: "C034",
    method: "POST",
    path: "api/v2/bookings/index",
    auth: "user",
    summary: "The signed-in user's bookings of every kind, newest first.",
    request: bookingListRequestSchema,
    response: bookingListSchema,
  }),
};
