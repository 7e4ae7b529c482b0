import { HotelScreen } from "../hotel-detail/hotel-screen.tsx";
import type { HotelWalk } from "./hotels-kind.ts";

export default function HotelPart({ view, send }: HotelWalk) {
  return <HotelScreen view={view} send={send} />;
}
