import { type AnswerOf, ancillariesEndpoints } from "@safar/api-clients/wire";
import { type Call, defineService, refuse } from "../../../core/service.ts";
import { toWire } from "../../../world/currencies.ts";
import { type Money, minorOf, moneyAt } from "../../../world/money.ts";
import { seedOf } from "../../selling/seed.ts";
import { type FlightService, servicesOf } from "./flight-services.ts";
import { type FlightQuote, flightQuotes, offerOfQuote } from "./quote-store.ts";
import { allSegmentIds } from "./quote-wire.ts";
import { seatMapsOf } from "./seat-maps.ts";

type Services = AnswerOf<typeof ancillariesEndpoints.flightBaggage>;

const moneyOf = (call: Call, { currency, basis }: FlightQuote): Money =>
  moneyAt(currency, basis.pricedAt, seedOf(call, "flights"));

const offered = (call: Call, refId: string, kind: FlightService["kind"]): Services => {
  const quote = flightQuotes.living(call, refId);
  const money = moneyOf(call, quote);
  return {
    RefID: quote.id,
    Services: servicesOf(quote, offerOfQuote(call, quote))
      .filter((service) => service.kind === kind)
      .map((service) => ({
        service_id: service.id,
        kind: service.kind,
        title: service.names[call.locale],
        detail: service.detail?.[call.locale] ?? null,
        pax_ids: [...service.paxIds],
        segment_ids: [...service.segmentIds],
        price: toWire(minorOf(service.dollars, money), money.currency),
        currency: money.currency.code,
        max_quantity: service.mostEach,
        included: service.included,
      })),
  };
};

export const ancillariesService = defineService({
  endpoints: ancillariesEndpoints,
  handlers: {
    flightBaggage: (call, { refid }) => offered(call, refid, "bag"),
    flightMeals: (call, { refid }) => offered(call, refid, "meal"),
    flightAssistance: (call, { refid }) => offered(call, refid, "ssr"),
    flightSeatMap: (call, { refid, segment_id }) => {
      const quote = flightQuotes.living(call, refid);
      const offer = offerOfQuote(call, quote);
      const segments = allSegmentIds(offer);
      if (segment_id !== undefined && !segments.includes(segment_id)) {
        throw refuse("not_found", {
          status: 404,
          field: "segment_id",
          message: `This quote has the segments ${segments.join(", ")}.`,
        });
      }
      const maps = seatMapsOf(call.store, quote, offer, seedOf(call, "flights"), moneyOf(call, quote), segment_id);
      return { RefID: quote.id, SeatMaps: [...maps] };
    },
  },
});
