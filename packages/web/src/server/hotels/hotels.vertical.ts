import { createHotelBookingService } from "@safar/api-clients";
import { paths } from "../../app/addresses/paths.ts";
import type { ServerVertical } from "../verticals/server-vertical.ts";
import { currentHotels } from "./current-hotels.ts";

export const hotelsOnServer: ServerVertical = {
  service: "hotels",
  bookings: createHotelBookingService,
  checkout: async () => (await currentHotels()).checkout,
  listed: async () => ({ pages: [{ path: paths.hotelsHome() }], isWhole: true }),
};
