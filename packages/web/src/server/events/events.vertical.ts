import { createEventsBookingService } from "@safar/api-clients";
import { verticalHomes } from "../../app/addresses/vertical-homes.ts";
import { currentDashboard } from "../current-dashboard.ts";
import type { ServerVertical } from "../verticals/server-vertical.ts";
import { currentEvents } from "./current-events.ts";

export const eventsOnServer: ServerVertical = {
  service: "app",
  bookings: createEventsBookingService,
  checkout: async () => (await currentEvents()).checkout,
  listed: async (request) => {
    const dashboard = await currentDashboard(request);
    const isSold = dashboard?.settings.verticals.includes("events") === true;
    return { pages: isSold ? [{ path: verticalHomes["events"] }] : [], isWhole: dashboard !== null };
  },
};
