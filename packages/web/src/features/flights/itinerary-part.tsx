import { ItineraryScreen } from "../flight-results/itinerary-screen.tsx";
import type { FlightWalk } from "./flights-kind.ts";

export default function ItineraryPart({ view, send }: FlightWalk) {
  return <ItineraryScreen view={view} send={send} />;
}
