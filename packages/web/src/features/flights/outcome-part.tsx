import { WalkOutcome } from "../walk/walk-outcome.tsx";
import type { FlightWalk } from "./flights-kind.ts";

export default function OutcomePart({ view, send }: FlightWalk) {
  return <WalkOutcome vertical="flights" view={view} send={send} />;
}
