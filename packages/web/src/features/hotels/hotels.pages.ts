import { paths } from "../../app/addresses/paths.ts";
import { hotelResults } from "../../engine/hotels/hotels.service.ts";
import { hotelsWalk } from "../../engine/hotels/hotels.walk.ts";
import { lastViewOf, leftOnMapFor, mapPart } from "../results/last-view.ts";
import { createWalkPages } from "../walk/create-walk-pages.tsx";
import { isHotelsAt } from "./hotels-address.ts";

const hotel = async () => ({ default: (await import("../hotel-detail/hotel-screen.tsx")).HotelScreen });

/** The pages of the hotels' walk. */
export const hotelsPages = createWalkPages({
  walk: hotelsWalk,
  addresses: {
    search: paths.hotelsHome,
    results: (search) => paths.hotelResults(search, leftOnMapFor(search) === null ? "" : mapPart),
    // What the list was filtered by is what its rooms are looked at by.
    offer: ({ offer: id, refId }, { detail, search }) => {
      const found = hotelResults.read(refId)?.hotels.find((one) => one.id === id) ?? detail?.hotel;
      const isRefundableWanted = new URLSearchParams(lastViewOf(search) ?? "").has("refundable");
      return paths.hotelDetail(refId, { id, hotelId: found?.hotelId, isRefundableWanted }, search);
    },
    isAt: isHotelsAt,
  },
  screens: {
    results: () => import("./results-part.tsx"),
    hotel,
    hotelFailed: hotel,
  },
  trip: () => import("./hotel-trip.tsx"),
});
