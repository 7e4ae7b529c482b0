import { BusSeatsScreen } from "../bus-seats/bus-seats-screen.tsx";
import { WalkSkeleton } from "../walk/walk-skeleton.tsx";
import type { BusWalk } from "./buses-kind.ts";

export default function SeatsPart({ view }: BusWalk) {
  const { seats } = view.children;
  return seats === undefined ? <WalkSkeleton /> : <BusSeatsScreen actor={seats} />;
}
