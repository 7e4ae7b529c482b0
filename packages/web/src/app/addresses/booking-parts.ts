/** The tabs of a booking's page. */
export type BookingPart = "overview" | "itinerary" | "invoice" | "manage";

/** What kept a form or a link without script from doing what it should. */
export type ArrivalTrouble = "proof" | "limited" | "document" | "late" | "failed";

export const findTroubles = ["empty", "unknown", "limited", "failed"] as const;

/** What kept a booking from being found without script. */
export type FindTrouble = (typeof findTroubles)[number];
