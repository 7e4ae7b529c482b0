import type { HotelsView } from "@safar/engine";
import { use } from "react";
import { hotelResults } from "../../engine/hotels/hotels.service.ts";
import { HotelResultsScreen } from "../hotel-results/hotel-results-screen.tsx";
import { FoundWithPage } from "./found-with-page.ts";

export default function ResultsPart({ view }: { readonly view: HotelsView }) {
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
