import { createBusBookingService } from "@safar/api-clients";
import { paths } from "../../app/addresses/paths.ts";
import { currentDashboard } from "../current-dashboard.ts";
import type { ServerVertical } from "../verticals/server-vertical.ts";
import { busOperators } from "./bus-directory.ts";
import { currentBuses } from "./current-buses.ts";

export const busesOnServer: ServerVertical = {
  service: "app",
  bookings: createBusBookingService,
  checkout: async () => (await currentBuses()).checkout,
  // None while it cannot be told whether they are sold, or who drives them.
  listed: async (request) => {
    const dashboard = await currentDashboard(request);
    if (dashboard === null) return { pages: [], isWhole: false };
    if (!dashboard.settings.verticals.includes("buses")) return { pages: [], isWhole: true };
    const operators = await busOperators();
    if (!operators.ok) return { pages: [], isWhole: false };
    const pages = operators.value.map(({ slug }) => ({ path: paths.busOperator(slug) }));
    return { pages: [{ path: paths.busHome() }, ...pages], isWhole: true };
  },
};
