import { WalkOutcome } from "../walk/walk-outcome.tsx";
import type { HotelWalk } from "./hotels-kind.ts";

export default function OutcomePart({ view, send }: HotelWalk) {
  return <WalkOutcome vertical="hotels" view={view} send={send} />;
}
