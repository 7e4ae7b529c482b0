import type { BusesView } from "@safar/engine";
import { journeyWords } from "../checkout/journey-words.tsx";
import type { WalkTrip } from "../walk/walk-kind.ts";
import { BusSummary } from "./bus-summary.tsx";

/** What the steps of a checkout are told of a bus. */
const busTrip: WalkTrip<BusesView> = {
  words: journeyWords,
  Summary: ({ view }) => <BusSummary bus={view.bus} />,
  useTrip: ({ bus }) => ({ parts: [], seats: bus?.seats, zone: bus?.departure.departs.zone }),
};

export default busTrip;
