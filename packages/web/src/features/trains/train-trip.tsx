import type { TrainsView } from "@safar/engine";
import { journeyWords } from "../checkout/journey-words.tsx";
import type { WalkTrip } from "../walk/walk-kind.ts";
import { TrainSummaryCard } from "./train-summary.tsx";

/** What the steps of a checkout are told of a train. */
const trainTrip: WalkTrip<TrainsView> = {
  words: journeyWords,
  Summary: ({ view: { shown } }) => <TrainSummaryCard of={shown} />,
  useTrip: ({ shown }) => ({
    parts: [],
    seats: shown?.places.map(({ coach, label }) => `${coach}/${label}`),
    zone: shown?.train.departs.zone,
  }),
};

export default trainTrip;
