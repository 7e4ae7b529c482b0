/** The tabs of a booking's page. */
export type BookingPart = "overview" | "itinerary" | "invoice" | "manage";

/** What kept a form or a link without script from doing what it should. */
export type BookingMishap = "proof" | "limited" | "document" | "late" | "failed";
