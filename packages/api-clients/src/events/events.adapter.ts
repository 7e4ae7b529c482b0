import {
  type CurrencyCode,
  decodeEvents,
  type EventsFinder,
  type EventsOffer,
  encodeEvents,
  type FindEventsOutcome,
  offerId,
  refId,
} from "@safar/engine";
import type { RequestOf, ResponseOf } from "../http/endpoint.ts";
import type { AdapterOptions } from "../wire/adapter-options.ts";
import { type MoneyReader, readEach, readMoney } from "../wire/money.ts";
import { namesIn } from "../wire/names.ts";
import { priceIn } from "../wire/price.decoding.ts";
import { isRefusedAs, rereadRefusalOf, sessionRefusalOf } from "../wire/refusals.ts";
import { instantOf } from "../wire/times.ts";
import { eventsEndpoints } from "./events.endpoints.ts";

type WireOffer = ResponseOf<typeof eventsEndpoints.readEventsOffer>["Offer"];
type Request = RequestOf<typeof eventsEndpoints.searchEvents>;

export type EventsFinderOptions = AdapterOptions & {
  /** The currency that prices are shown in. */
  readonly currency: CurrencyCode;
};

/** An offer of the wire in the engine's words. */
export const eventsOfferIn = (wire: WireOffer, reader: MoneyReader): EventsOffer => ({
  id: offerId(wire.RefID),
  names: namesIn(wire),
  starts: { local: wire.starts_at, zone: wire.tz },
  ends: { local: wire.ends_at, zone: wire.tz },
  price: priceIn(wire.price, reader),
});

/** The engine's `EventsFinder` over the main app service. */
export const createEventsFinder = ({ client, currency, ...times }: EventsFinderOptions): EventsFinder => {
  const ask = async (request: Request, signal: AbortSignal | undefined): Promise<FindEventsOutcome> => {
    const answer = await client.call(eventsEndpoints.searchEvents, request, { signal });
    if (answer.ok) {
      const { RefID, expires_at, date, Offers } = answer.value;
      const offers = readEach(Offers, eventsOfferIn);
      const expiresAt = instantOf(expires_at, times);
      return { type: "FOUND", found: { refId: refId(RefID), search: encodeEvents({ date }), expiresAt, offers } };
    }
    const refusal = rereadRefusalOf(answer.error);
    return refusal.type === "PROBLEM" && isRefusedAs(answer.error, "validation_failed") ? { type: "INVALID" } : refusal;
  };

  return {
    find: (search, signal) => ask({ ...decodeEvents(search), currency }, signal),
    findAgain: (RefID, signal) => ask({ RefID }, signal),

    async readOffer(RefID, signal) {
      const answer = await client.call(eventsEndpoints.readEventsOffer, { RefID }, { signal });
      if (!answer.ok) return sessionRefusalOf(answer.error);
      const { date, Offer } = answer.value;
      const offer = readMoney((reader) => eventsOfferIn(Offer, reader));
      return offer.ok ? { type: "OFFER", offer: offer.value, search: encodeEvents({ date }) } : offer.error;
    },
  };
};
