import type { BusesView } from "@safar/engine";
import { BusSeatsScreen } from "../bus-seats/bus-seats-screen.tsx";
import { WalkSkeleton } from "../walk/walk-skeleton.tsx";

export default function SeatsPart({ view }: { readonly view: BusesView }) {
  const { seats } = view.children;
  return seats === undefined ? <WalkSkeleton /> : <BusSeatsScreen actor={seats} />;
}
