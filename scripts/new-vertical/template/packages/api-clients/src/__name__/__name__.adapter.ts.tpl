import {
  type CurrencyCode,
  decode__Pascal__,
  encode__Pascal__,
  type Find__Pascal__Outcome,
  offerId,
  refId,
  type __Pascal__Finder,
  type __Pascal__Offer,
} from "@safar/engine";
import type { RequestOf, ResponseOf } from "../http/endpoint.ts";
import type { AdapterOptions } from "../wire/adapter-options.ts";
import { type MoneyReader, readEach, readMoney } from "../wire/money.ts";
import { namesIn } from "../wire/names.ts";
import { priceIn } from "../wire/price.decoding.ts";
import { isRefusedAs, rereadRefusalOf, sessionRefusalOf } from "../wire/refusals.ts";
import { instantOf } from "../wire/times.ts";
import { __camel__Endpoints } from "./__name__.endpoints.ts";

type WireOffer = ResponseOf<typeof __camel__Endpoints.read__Pascal__Offer>["Offer"];
type Request = RequestOf<typeof __camel__Endpoints.search__Pascal__>;

export type __Pascal__FinderOptions = AdapterOptions & {
  /** The currency that prices are shown in. */
  readonly currency: CurrencyCode;
};

/** An offer of the wire in the engine's words. */
export const __camel__OfferIn = (wire: WireOffer, reader: MoneyReader): __Pascal__Offer => ({
  id: offerId(wire.RefID),
  names: namesIn(wire),
  starts: { local: wire.starts_at, zone: wire.tz },
  ends: { local: wire.ends_at, zone: wire.tz },
  price: priceIn(wire.price, reader),
});

/** The engine's `__Pascal__Finder` over the main app service. */
export const create__Pascal__Finder = ({ client, currency, ...times }: __Pascal__FinderOptions): __Pascal__Finder => {
  const ask = async (request: Request, signal: AbortSignal | undefined): Promise<Find__Pascal__Outcome> => {
    const answer = await client.call(__camel__Endpoints.search__Pascal__, request, { signal });
    if (answer.ok) {
      const { RefID, expires_at, date, Offers } = answer.value;
      const offers = readEach(Offers, __camel__OfferIn);
      const expiresAt = instantOf(expires_at, times);
      return { type: "FOUND", found: { refId: refId(RefID), search: encode__Pascal__({ date }), expiresAt, offers } };
    }
    const refusal = rereadRefusalOf(answer.error);
    return refusal.type === "PROBLEM" && isRefusedAs(answer.error, "validation_failed") ? { type: "INVALID" } : refusal;
  };

  return {
    find: (search, signal) => ask({ ...decode__Pascal__(search), currency }, signal),
    findAgain: (RefID, signal) => ask({ RefID }, signal),

    async readOffer(RefID, signal) {
      const answer = await client.call(__camel__Endpoints.read__Pascal__Offer, { RefID }, { signal });
      if (!answer.ok) return sessionRefusalOf(answer.error);
      const { date, Offer } = answer.value;
      const offer = readMoney((reader) => __camel__OfferIn(Offer, reader));
      return offer.ok ? { type: "OFFER", offer: offer.value, search: encode__Pascal__({ date }) } : offer.error;
    },
  };
};
