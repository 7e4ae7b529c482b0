import {
  type CurrencyCode,
  decodeTours,
  encodeTours,
  type FindToursOutcome,
  offerId,
  refId,
  type ToursFinder,
  type ToursOffer,
} from "@safar/engine";
import type { RequestOf, ResponseOf } from "../http/endpoint.ts";
import type { AdapterOptions } from "../wire/adapter-options.ts";
import { type MoneyReader, readEach, readMoney } from "../wire/money.ts";
import { namesIn } from "../wire/names.ts";
import { priceIn } from "../wire/price.decoding.ts";
import { isRefusedAs, rereadRefusalOf, sessionRefusalOf } from "../wire/refusals.ts";
import { instantOf } from "../wire/times.ts";
import { toursEndpoints } from "./tours.endpoints.ts";

type WireOffer = ResponseOf<typeof toursEndpoints.readToursOffer>["Offer"];
type Request = RequestOf<typeof toursEndpoints.searchTours>;

export type ToursFinderOptions = AdapterOptions & {
  /** The currency that prices are shown in. */
  readonly currency: CurrencyCode;
};

/** An offer of the wire in the engine's words. */
export const toursOfferIn = (wire: WireOffer, reader: MoneyReader): ToursOffer => ({
  id: offerId(wire.RefID),
  names: namesIn(wire),
  starts: { local: wire.starts_at, zone: wire.tz },
  ends: { local: wire.ends_at, zone: wire.tz },
  price: priceIn(wire.price, reader),
});

/** The engine's `ToursFinder` over the main app service. */
export const createToursFinder = ({ client, currency, ...times }: ToursFinderOptions): ToursFinder => {
  const ask = async (request: Request, signal: AbortSignal | undefined): Promise<FindToursOutcome> => {
    const answer = await client.call(toursEndpoints.searchTours, request, { signal });
    if (answer.ok) {
      const { RefID, expires_at, date, Offers } = answer.value;
      const offers = readEach(Offers, toursOfferIn);
      const expiresAt = instantOf(expires_at, times);
      return { type: "FOUND", found: { refId: refId(RefID), search: encodeTours({ date }), expiresAt, offers } };
    }
    const refusal = rereadRefusalOf(answer.error);
    return refusal.type === "PROBLEM" && isRefusedAs(answer.error, "validation_failed") ? { type: "INVALID" } : refusal;
  };

  return {
    find: (search, signal) => ask({ ...decodeTours(search), currency }, signal),
    findAgain: (RefID, signal) => ask({ RefID }, signal),

    async readOffer(RefID, signal) {
      const answer = await client.call(toursEndpoints.readToursOffer, { RefID }, { signal });
      if (!answer.ok) return sessionRefusalOf(answer.error);
      const { date, Offer } = answer.value;
      const offer = readMoney((reader) => toursOfferIn(Offer, reader));
      return offer.ok ? { type: "OFFER", offer: offer.value, search: encodeTours({ date }) } : offer.error;
    },
  };
};
