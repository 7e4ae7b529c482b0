import { offerId } from "@safar/engine";
import { createFileRoute } from "@tanstack/react-router";
import { busesPages } from "../features/buses/buses.pages.ts";
import { loadBusSeats } from "../features/buses/load-seats.ts";
import SeatsPart from "../features/buses/seats-part.tsx";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/bus/seat-selection/$RefID")({
  staticData: { isStep: true },
  loader: loadBusSeats,
  head: headOfLoader,
  component: Seats,
});

function Seats() {
  const { RefID } = Route.useParams();
  const start = { at: "offer", search: null, refId: null, offer: offerId(RefID) } as const;
  return <busesPages.WalkPage key={RefID} entry={{ start, step: "offer" }} own={{ seats: SeatsPart }} />;
}
