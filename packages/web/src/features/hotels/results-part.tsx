import { use } from "react";
import { hotelResults } from "../../engine/hotels.service.ts";
import { HotelResultsScreen } from "../hotel-results/hotel-results-screen.tsx";
import { FoundWithPage } from "./found-with-page.ts";
import type { HotelWalk } from "./hotels-kind.ts";

export default function ResultsPart({ view }: HotelWalk) {
  const first = use(FoundWithPage);
  return (
    <HotelResultsScreen
      actor={view.children.search}
      search={view.search ?? ""}
      readResults={hotelResults.read}
      first={first}
    />
  );
}
