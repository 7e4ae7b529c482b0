import { createTrainsBookingService } from "@safar/api-clients";
import { verticalHomes } from "../../app/addresses/vertical-homes.ts";
import { currentDashboard } from "../current-dashboard.ts";
import type { ServerVertical } from "../verticals/server-vertical.ts";
import { currentTrains } from "./current-trains.ts";

export const trainsOnServer: ServerVertical = {
  service: "app",
  bookings: createTrainsBookingService,
  checkout: async () => (await currentTrains()).checkout,
  listed: async (request) => {
    const dashboard = await currentDashboard(request);
    const isSold = dashboard?.settings.verticals.includes("trains") === true;
    return { pages: isSold ? [{ path: verticalHomes["trains"] }] : [], isWhole: dashboard !== null };
  },
};
