import {
  type Baggage,
  checkPrice,
  type FlightReferences,
  type FlightSegment,
  type Itinerary,
  offerId,
  type Price,
  type PriceLine,
} from "@safar/engine";
import type { z } from "zod";
import type { MoneyReader } from "../wire/money.ts";
import { namesIn } from "../wire/names.ts";
import { cleanText } from "../wire/text.ts";
import type {
  baggageSchema,
  brandSchema,
  itineraryPriceSchema,
  listedItinerarySchema,
  referenceMaps,
  segmentSchema,
} from "./itinerary.schemas.ts";

type WireItinerary = z.output<typeof listedItinerarySchema>;
type WireReferences = { readonly [Name in keyof typeof referenceMaps]: z.output<(typeof referenceMaps)[Name]> };
type WirePrice = z.output<typeof itineraryPriceSchema>;

export const brandIn = (brand: z.output<typeof brandSchema>) => ({ code: brand.code, ...namesIn(brand) });

/** What a fare is made of, as lines; parts that come to nothing are left out. */
export const fareIn = (wire: WirePrice, reader: MoneyReader): Price => {
  const { money, reject } = reader;
  const line = (kind: PriceLine["kind"], amount: string): PriceLine => ({ kind, amount: money(amount, wire.currency) });
  const { amount: off, ...discount } = line("discount", wire.discount);
  const lines = [
    line("base", wire.base),
    line("tax", wire.tax),
    line("fee", wire.fee),
    line("service_fee", wire.service_fee ?? "0"),
    { ...discount, amount: { ...off, minor: 0 - off.minor } },
  ];
  const price = {
    lines: lines.filter(({ kind, amount }) => kind === "base" || amount.minor !== 0),
    total: money(wire.total, wire.currency),
  };
  if (!checkPrice(price).ok) reject(`the parts of a fare do not come to its total ${wire.total} ${wire.currency}`);
  return price;
};

export const baggageIn = (items: readonly z.output<typeof baggageSchema>[]): readonly Baggage[] =>
  items.map(({ leg, segment_ids: segmentIds, pax_type: type, cabin_bag: cabinBag, checked }) => ({
    leg,
    segmentIds,
    type,
    cabinBag,
    checked: checked.unit === "kg" ? checked : { unit: checked.unit, pieces: checked.pieces, kgEach: checked.kg_each },
  }));

type WireEnds = Pick<z.output<typeof segmentSchema>, "departs_at" | "departs_tz" | "arrives_at" | "arrives_tz">;

const timesIn = ({ departs_at, departs_tz, arrives_at, arrives_tz }: WireEnds) => ({
  departs: { local: departs_at, zone: departs_tz },
  arrives: { local: arrives_at, zone: arrives_tz },
});

export const segmentIn = (wire: z.output<typeof segmentSchema>): FlightSegment => ({
  id: wire.id,
  from: wire.from,
  to: wire.to,
  ...timesIn(wire),
  minutes: wire.duration_min,
  airline: wire.airline,
  operatedBy: wire.operated_by,
  number: wire.flight_no,
  aircraft: wire.aircraft,
  terminals: { from: wire.from_terminal, to: wire.to_terminal },
  cabin: wire.cabin,
  layoverMinutes: wire.layover_min,
});

type WireFare = Pick<WireItinerary, "baggage" | "changeable" | "fare_brand" | "price" | "refund_fee" | "refundable">;

const fareFactsIn = (
  { baggage, changeable, fare_brand, price, refund_fee, refundable }: WireFare,
  reader: MoneyReader,
) => ({
  baggage: baggageIn(baggage),
  brand: brandIn(fare_brand),
  isRefundable: refundable,
  hasRefundFee: refundable && refund_fee,
  isChangeable: changeable,
  price: fareIn(price, reader),
  perType: price.per_pax.map(({ pax_type: type, count, total }) => ({
    type,
    count,
    total: reader.money(total, price.currency),
  })),
});

const bagFareIn = ({ FareRefID: id, ...fare }: WireFare & { FareRefID: string }, own: string, reader: MoneyReader) => {
  const facts = fareFactsIn(fare, reader);
  const { currency, minor } = facts.price.total;
  return { ...facts, id, extra: { currency, minor: minor - reader.money(own, currency).minor } };
};

export const itineraryIn = (wire: WireItinerary, reader: MoneyReader): Itinerary => ({
  id: offerId(wire.ItineraryRefID),
  provider: wire.provider,
  airline: wire.airline,
  legs: wire.legs.map((leg) => ({
    from: leg.from,
    to: leg.to,
    ...timesIn(leg),
    minutes: leg.duration_min,
    stops: leg.stops,
    dayOffset: leg.day_offset,
    segments: leg.segments.map(segmentIn),
  })),
  ...fareFactsIn(wire, reader),
  ...(wire.with_bag && { withBag: bagFareIn(wire.with_bag, wire.price.total, reader) }),
  seatsLeft: wire.seats_left,
  co2Kg: wire.co2_kg ?? null,
  isHoldAllowed: wire.hold_allowed,
});

const mapped = <From, To>(map: Readonly<Record<string, From>>, to: (value: From) => To): Readonly<Record<string, To>> =>
  Object.fromEntries(Object.entries(map).map(([code, value]) => [code, to(value)]));

export const referencesIn = ({ Airlines, Airports, Aircraft }: WireReferences): FlightReferences => ({
  airlines: mapped(Airlines, namesIn),
  airports: mapped(Airports, (airport) => ({
    ...namesIn(airport),
    city: namesIn({ name: airport.city, name_ar: airport.city_ar }),
    country: airport.country,
    zone: airport.tz,
  })),
  aircraft: mapped(Aircraft, ({ name }) => cleanText(name)),
});
