import type { Locale } from "../../language/locale.ts";
import type { Offer } from "./offer-facts.ts";
import { eventOffer, showOffer, tourOffer } from "./outing-offers.ts";
import { busOffer, flightOffer, hotelOffer, trainOffer } from "./travel-offers.ts";

const kinds = [flightOffer, hotelOffer, busOffer, trainOffer, showOffer, tourOffer, eventOffer];

/** What is offered, by the wire's own words for it; null where it is nothing that a list offers. */
export const offerOf = (wire: unknown, locale: Locale): Offer | null => {
  for (const kind of kinds) {
    const offer = kind(wire, locale);
    if (offer !== null) return offer;
  }
  return null;
};
