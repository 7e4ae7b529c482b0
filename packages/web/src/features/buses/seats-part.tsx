import type { BusesView } from "@safar/engine";
import { seatsChart } from "../../engine/buses/late-seats.ts";
import { createSeats } from "../../engine/buses/seats.chart.ts";
import { BusSeatsScreen } from "../bus-seats/bus-seats-screen.tsx";
import { WalkSkeleton } from "../walk/walk-skeleton.tsx";

seatsChart.arrives(createSeats);

export default function SeatsPart({ view }: { readonly view: BusesView }) {
  const { seats } = view.children;
  return seats === undefined ? <WalkSkeleton /> : <BusSeatsScreen actor={seats} />;
}
