import { decodeTours } from "@safar/engine";
import { paths } from "../../app/addresses/paths.ts";
import { pressedDays } from "../../engine/tours/pressed-day.ts";
import { toursWalk } from "../../engine/tours/tours.walk.ts";
import { toursPath } from "../tour-search/tours-plan.ts";
import { createWalkPages } from "../walk/create-walk-pages.tsx";
import { isAtTours } from "./tours-address.ts";

const placeOf = (search: string | null) => decodeTours(search ?? "").place || null;

/** The pages of the walk of tours. */
export const toursPages = createWalkPages({
  walk: toursWalk,
  addresses: {
    search: paths.toursHome,
    results: (search) => toursPath(search),
    offer: ({ offer, refId }, { search }) =>
      paths.toursOffer({ refId: refId ?? placeOf(search), offer, date: pressedDays.get(offer) ?? null }),
    isAt: isAtTours,
  },
  screens: {
    results: () => import("./results-part.tsx"),
    choice: () => import("./tour-part.tsx"),
  },
  trip: () => import("./tours-trip.tsx"),
});
