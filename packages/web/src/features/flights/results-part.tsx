import type { FlightsView } from "@safar/engine";
import { use } from "react";
import { flightResults } from "../../engine/flights/flights.service.ts";
import { FlightResultsScreen } from "../flight-results/flight-results-screen.tsx";
import { FirstOffersContext } from "./first-offers.ts";

export default function ResultsPart({ view }: { readonly view: FlightsView }) {
  const first = use(FirstOffersContext);
  return (
    <FlightResultsScreen
      actor={view.children.search}
      search={view.search ?? ""}
      readResults={flightResults.read}
      first={first}
    />
  );
}
