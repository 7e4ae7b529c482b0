import { createToursBookingService } from "@safar/api-clients";
import { editions, encodeTours } from "@safar/engine";
import { paths } from "../../app/addresses/paths.ts";
import { verticalHomes } from "../../app/addresses/vertical-homes.ts";
import { currentDashboard } from "../current-dashboard.ts";
import { todayIn } from "../today.ts";
import type { ServerVertical } from "../verticals/server-vertical.ts";
import { currentTours } from "./current-tours.ts";

export const toursOnServer: ServerVertical = {
  service: "app",
  bookings: createToursBookingService,
  checkout: async () => (await currentTours()).checkout,
  listed: async (request) => {
    const dashboard = await currentDashboard(request);
    if (dashboard?.settings.verticals.includes("tours") !== true) return { pages: [], isWhole: dashboard !== null };
    const { finder, guide } = await currentTours();
    const outcome = await guide.home();
    const places = outcome.type === "HOME" ? outcome.home.places : [];
    const today = todayIn(editions[request.context.facts.edition].timeZone);
    const found = await Promise.all(
      places.map(({ slug: place }) => finder.find(encodeTours({ place, from: today, to: today }))),
    );
    const tours = found.flatMap((one) => (one.type === "FOUND" ? one.found.offers : []));
    return {
      pages: [
        { path: verticalHomes.tours },
        ...places.map(({ slug }) => ({ path: paths.toursPlace(slug) })),
        ...tours.map(({ id, place }) => ({ path: paths.toursOffer({ refId: place.slug, offer: id }) })),
      ],
      isWhole: outcome.type === "HOME" && found.every(({ type }) => type === "FOUND"),
    };
  },
};
