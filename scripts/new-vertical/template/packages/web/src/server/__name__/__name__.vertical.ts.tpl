import { create__Pascal__BookingService } from "@safar/api-clients";
import { verticalHomes } from "../../app/addresses/vertical-homes.ts";
import { currentDashboard } from "../current-dashboard.ts";
import type { ServerVertical } from "../verticals/server-vertical.ts";
import { current__Pascal__ } from "./current-__name__.ts";

export const __camel__OnServer: ServerVertical = {
  service: "app",
  bookings: create__Pascal__BookingService,
  checkout: async () => (await current__Pascal__()).checkout,
  listed: async (request) => {
    const dashboard = await currentDashboard(request);
    const isSold = dashboard?.settings.verticals.includes("__name__") === true;
    return { pages: isSold ? [{ path: verticalHomes["__name__"] }] : [], isWhole: dashboard !== null };
  },
};
