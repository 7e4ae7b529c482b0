import { ItineraryScreen } from "../flight-results/itinerary-screen.tsx";
import type { Walk } from "./use-walk.ts";

export default function ItineraryPart({ view, send }: Walk) {
  return <ItineraryScreen view={view} send={send} />;
}
