import type { HotelsView } from "@safar/engine";
import type { WalkTrip } from "../walk/walk-kind.ts";
import { hotelCheckoutWords } from "./hotel-checkout-words.tsx";
import { StaySummary } from "./stay-summary.tsx";

/** What the steps of a checkout are told of a stay. */
const hotelTrip: WalkTrip<HotelsView> = {
  words: hotelCheckoutWords,
  Summary: StaySummary,
  useTrip: ({ stay }) => ({ zone: stay?.zone }),
};

export default hotelTrip;
