import { createToursBookingService } from "@safar/api-clients";
import { verticalHomes } from "../../app/addresses/vertical-homes.ts";
import { currentDashboard } from "../current-dashboard.ts";
import type { ServerVertical } from "../verticals/server-vertical.ts";
import { currentTours } from "./current-tours.ts";

export const toursOnServer: ServerVertical = {
  service: "app",
  bookings: createToursBookingService,
  checkout: async () => (await currentTours()).checkout,
  listed: async (request) => {
    const dashboard = await currentDashboard(request);
    const isSold = dashboard?.settings.verticals.includes("tours") === true;
    return { pages: isSold ? [{ path: verticalHomes["tours"] }] : [], isWhole: dashboard !== null };
  },
};
