import { createEventsBookingService } from "@safar/api-clients";
import { paths } from "../../app/addresses/paths.ts";
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
    if (dashboard?.settings.verticals.includes("events") !== true) return { pages: [], isWhole: dashboard !== null };
    const { finder, guide } = await currentEvents();
    const [home, all] = await Promise.all([guide.home(null), finder.find("")]);
    const [categories, events] = [
      home.type === "HOME" ? home.home.categories : [],
      all.type === "FOUND" ? all.found.offers : [],
    ];
    return {
      pages: [
        { path: verticalHomes.events },
        ...categories.map(({ category }) => ({ path: paths.eventsCategory(category) })),
        ...events.map(({ slug }) => ({ path: paths.event(slug) })),
      ],
      isWhole: home.type === "HOME" && all.type === "FOUND",
    };
  },
};
