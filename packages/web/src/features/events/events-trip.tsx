import type { EventsView } from "@safar/engine";
import { journeyWords } from "../checkout/journey-words.tsx";
import type { WalkTrip } from "../walk/walk-kind.ts";
import { OfferSummary } from "./offer-summary.tsx";

/** What the steps of a checkout are told. Fill in words of its own where these are not right: `CheckoutWords`. */
const eventsTrip: WalkTrip<EventsView> = {
  words: journeyWords,
  Summary: ({ view: { shown } }) => shown && <OfferSummary offer={shown} />,
  useTrip: ({ shown }) => ({ parts: [], zone: shown?.starts.zone }),
};

export default eventsTrip;
