import { createToursBookingService } from "@safar/api-clients";
import { paths } from "../../app/addresses/paths.ts";
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
    if (dashboard?.settings.verticals.includes("tours") !== true) return { pages: [], isWhole: dashboard !== null };
    const outcome = await (await currentTours()).guide.home();
    const { places, picked } = outcome.type === "HOME" ? outcome.home : { places: [], picked: [] };
    return {
      pages: [
        { path: verticalHomes.tours },
        ...places.map(({ slug }) => ({ path: paths.toursPlace(slug) })),
        ...picked.map(({ id, place }) => ({ path: paths.toursOffer({ refId: place.slug, offer: id }) })),
      ],
      isWhole: outcome.type === "HOME",
    };
  },
};
