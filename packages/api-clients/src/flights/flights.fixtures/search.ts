import { itinerary, references } from "./itinerary.ts";

/** One provider of five has answered. */
export const search = {
  RefID: "K7M2PQ94XWZ8HDVB",
  expires_at: "2026-11-21T09:15:00.000Z",
  providers_total: 5,
  providers_done: 1,
  Itineraries: [itinerary],
  ...references,
  filters: {
    stops: [{ stops: 1, count: 1, price_min: "92305.50" }],
    airlines: [{ code: "X1", count: 1, price_min: "92305.50" }],
    price_min: "92305.50",
    price_max: "92305.50",
    duration_min: 565,
    duration_max: 565,
    refundable: 1,
    with_checked_bag: 1,
    departs: [{ leg: 0, earliest_min: 1360, latest_min: 1360 }],
    arrives: [{ leg: 0, earliest_min: 365, latest_min: 365 }],
  },
};
