import { hotelNamedIn, offerId, refId } from "@safar/engine";
import { createFileRoute, useRouterState } from "@tanstack/react-router";
import { HotelScreen } from "../features/hotel-detail/hotel-screen.tsx";
import { hotelsPages } from "../features/hotels/hotels.pages.ts";
import { loadHotel } from "../features/hotels/load-hotel.ts";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/hotels/detail/$RefID/$ItineraryRefID")({
  loader: loadHotel,
  head: headOfLoader,
  component: Hotel,
});

const own = { hotel: HotelScreen, hotelFailed: HotelScreen };

function Hotel() {
  const { RefID, ItineraryRefID } = Route.useParams();
  const said = useRouterState({ select: ({ location }) => location.searchStr.slice(1) });
  const search = hotelNamedIn(said) && said;
  const start = { at: "offer", search, refId: refId(RefID), offer: offerId(ItineraryRefID) } as const;
  return <hotelsPages.WalkPage key={ItineraryRefID} entry={{ start, step: "offer" }} own={own} />;
}
