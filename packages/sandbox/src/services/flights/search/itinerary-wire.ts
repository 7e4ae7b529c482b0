import type { AnswerOf, flightsEndpoints } from "@safar/api-clients/wire";
import type { EpochMs } from "../../../core/service.ts";
import { knownAirport } from "../../../world/airports.ts";
import { toWire } from "../../../world/currencies.ts";
import { type CabinClass, knownAircraft } from "../../../world/flights/aircraft.ts";
import { brandsOf, isDomestic, knownAirline } from "../../../world/flights/airlines.ts";
import type { FareBrand } from "../../../world/flights/fare-brands.ts";
import { cabinOn, co2Of } from "../../../world/flights/fares.ts";
import type { DatedFlight, Journey } from "../../../world/flights/journeys.ts";
import type { Money } from "../../../world/money.ts";
import { namesWire } from "../../../world/names.ts";
import { daysBetween, type LocalDate, toLocal } from "../../../world/zones.ts";
import { type Policy, ruleAt } from "../../orders/policy.ts";
import type { SeatsLeft } from "./flight-inventory.ts";
import { itineraryPrice, paxPrices, paxTypes, type Travellers } from "./flight-prices.ts";
import { brandNear, brandsAt, familyOf, fareRefId, type Offer, sellerOf } from "./offers.ts";

export type WireItinerary = AnswerOf<typeof flightsEndpoints.searchFlights>["Itineraries"][number];
export type WireLeg = WireItinerary["legs"][number];
export type WireSegment = WireLeg["segments"][number];
type WireBaggage = WireItinerary["baggage"][number];
type WireFares = AnswerOf<typeof flightsEndpoints.fares>["Fares"][number];

const minute = 60_000;

export const segmentId = (leg: number, index: number): string => `${leg + 1}.${index + 1}`;

const endsOf = (first: DatedFlight, last: DatedFlight) => {
  const [from, to] = [knownAirport(first.flight.from), knownAirport(last.flight.to)];
  return {
    from: from.iata,
    to: to.iata,
    departs_at: toLocal(first.departs, from.zone),
    departs_tz: from.zone,
    arrives_at: toLocal(last.arrives, to.zone),
    arrives_tz: to.zone,
    duration_min: (last.arrives - first.departs) / minute,
  };
};

const terminal = (iata: string, domestic: boolean): string | null =>
  knownAirport(iata).terminals?.[domestic ? "domestic" : "international"] ?? null;

const segmentWire = (
  dated: DatedFlight,
  previous: DatedFlight | undefined,
  id: string,
  cabin: CabinClass,
): WireSegment => {
  const { flight } = dated;
  const domestic = isDomestic(flight.from, flight.to);
  return {
    id,
    ...endsOf(dated, dated),
    airline: flight.airline,
    flight_no: flight.number,
    operated_by: flight.airline,
    aircraft: flight.aircraft,
    from_terminal: terminal(flight.from, domestic),
    to_terminal: terminal(flight.to, domestic),
    cabin: cabinOn(flight.aircraft, cabin),
    layover_min: previous === undefined ? null : (dated.departs - previous.arrives) / minute,
  };
};

const legWire = ({ flights }: Journey, leg: number, cabin: CabinClass): WireLeg => {
  const [first, last] = [flights[0], flights.at(-1)];
  if (first === undefined || last === undefined) throw new Error("A leg has at least one flight.");
  const ends = endsOf(first, last);
  return {
    ...ends,
    stops: flights.length - 1,
    day_offset: daysBetween(ends.departs_at.slice(0, 10), ends.arrives_at.slice(0, 10)),
    segments: flights.map((dated, index) => segmentWire(dated, flights[index - 1], segmentId(leg, index), cabin)),
  };
};

/** The brand a flight's own airline gives in place of the seller's: its family of the same rank. */
const brandOnBoard = (dated: DatedFlight, cabin: CabinClass, level: number): FareBrand =>
  brandNear(knownAirline(dated.flight.airline), cabin, level);

const infantAllowance = { unit: "kg", kg: 10 } as const;

/** One entry for the segments of a leg that follow one rule, for each type of passenger. */
const legBaggage = (
  { flights }: Journey,
  leg: number,
  cabin: CabinClass,
  level: number,
  travellers: Travellers,
): readonly WireBaggage[] => {
  const rules = new Map<string, { segments: string[]; brand: FareBrand }>();
  for (const [index, dated] of flights.entries()) {
    const brand = brandOnBoard(dated, cabin, level);
    const key = JSON.stringify([brand.cabinBag, brand.checked]);
    const rule = rules.get(key) ?? { segments: [], brand };
    rule.segments.push(segmentId(leg, index));
    rules.set(key, rule);
  }
  return paxTypes
    .filter((paxType) => travellers[paxType] > 0)
    .flatMap((paxType) =>
      [...rules.values()].map(
        ({ segments, brand }): WireBaggage => ({
          leg,
          segment_ids: segments,
          pax_type: paxType,
          cabin_bag: paxType === "infant" ? { pieces: 0, kg: 0 } : brand.cabinBag,
          checked: paxType === "infant" ? infantAllowance : brand.checked,
        }),
      ),
    );
};

const isAllowed = (brands: readonly FareBrand[], of: "cancellation" | "change", mostKept = 0.99): boolean =>
  brands.every((brand) => brand[of].some(({ allowed, penalty }) => allowed && penalty <= mostKept));

export type ItineraryContext = {
  readonly cabin: CabinClass;
  readonly travellers: Travellers;
  readonly booked: LocalDate;
  readonly seed: number;
  readonly money: Money;
  readonly seatsLeft: SeatsLeft;
  /** Which fare family, cheapest first. */
  readonly level: number;
  readonly drift: number;
};

const mostSeatsShown = 9;

export const offerSeatsLeft = (
  offer: Offer,
  { cabin, booked, seatsLeft }: Pick<ItineraryContext, "cabin" | "booked" | "seatsLeft">,
): number =>
  Math.min(...offer.legs.flatMap(({ flights }) => flights.map((flight) => seatsLeft(flight, cabin, booked))));

const fareFacts = ({ legs }: Offer, context: ItineraryContext) => {
  const { cabin, level, travellers } = context;
  const brands = brandsAt(legs, cabin, level);
  return {
    baggage: legs.flatMap((leg, index) => legBaggage(leg, index, cabin, level, travellers)),
    refundable: isAllowed(brands, "cancellation"),
    refund_fee: !isAllowed(brands, "cancellation", 0),
    changeable: isAllowed(brands, "change"),
    price: itineraryPrice(paxPrices({ legs, ...context }, context.money), context.money.currency),
  };
};

const brandWire = ({ code, names }: FareBrand): WireItinerary["fare_brand"] => ({ code, ...namesWire(names) });

export const itineraryWire = (offer: Offer, context: ItineraryContext): WireItinerary => ({
  ItineraryRefID: offer.id,
  provider: offer.provider,
  airline: offer.airline,
  legs: offer.legs.map((leg, index) => legWire(leg, index, context.cabin)),
  fare_brand: brandWire(familyOf(offer.legs, context.cabin, context.level)),
  ...fareFacts(offer, context),
  seats_left: Math.min(mostSeatsShown, offerSeatsLeft(offer, context)),
  co2_kg: co2Of(offer.legs, context.cabin),
  hold_allowed: knownAirline(offer.airline).holdMinutes !== null,
});

const isBag = ({ checked }: Pick<FareBrand, "checked">): boolean =>
  checked.unit === "kg" ? checked.kg > 0 : checked.pieces > 0;

/** Whether every adult may check a bag in all the way. */
export const hasCheckedBag = ({ baggage }: Pick<WireItinerary, "baggage">): boolean =>
  baggage.filter(({ pax_type }) => pax_type === "adult").every(isBag);

/** How many fare families an offer can be had in. */
export const levelsOf = (offer: Offer, cabin: CabinClass): number =>
  Math.max(...offer.legs.map((leg) => brandsOf(knownAirline(sellerOf(leg)), cabin).length));

/** Those of them with a checked bag all the way. */
export const levelsWithBag = (offer: Offer, cabin: CabinClass): readonly number[] => {
  const flights = offer.legs.flatMap((leg) => leg.flights);
  return [...Array(levelsOf(offer, cabin)).keys()].filter((level) =>
    flights.every((flight) => isBag(brandOnBoard(flight, cabin, level))),
  );
};

/** What every fare family of an offer says of itself, in the order of their levels. */
export const familiesOf = (offer: Offer, context: ItineraryContext) =>
  Array.from({ length: levelsOf(offer, context.cabin) }, (_, level) => ({
    FareRefID: fareRefId(offer.id, level),
    fare_brand: brandWire(familyOf(offer.legs, context.cabin, level)),
    ...fareFacts(offer, { ...context, level }),
  }));

/** An itinerary of a list: beside its own fare, where that has no checked bag, the least that has one. */
export const listedWire = (offer: Offer, context: ItineraryContext): WireItinerary => {
  const own = itineraryWire(offer, context);
  if (hasCheckedBag(own)) return own;
  const [least] = familiesOf(offer, context)
    .filter(hasCheckedBag)
    .sort((one, other) => Number(one.price.total) - Number(other.price.total));
  return least === undefined ? own : { ...own, with_bag: least };
};

const inclusion = (allowed: boolean, free: boolean): "included" | "paid" | "none" =>
  allowed ? (free ? "included" : "paid") : "none";

const bagText = ({ checked }: FareBrand): string | null => {
  if (checked.unit === "kg") return checked.kg === 0 ? null : `${checked.kg} kg`;
  return checked.pieces === 0 ? null : `${checked.pieces} × ${checked.kg_each} kg`;
};

/** What a fare family includes; the policy says what cancelling and changing cost at an instant, in minor units. */
export const includesOf = (
  brand: FareBrand,
  { cancellation, change }: Policy,
  now: EpochMs,
  { currency }: Money,
): WireFares["includes"] => {
  const deed = (kind: "refund" | "change", allowed: boolean, penalty: number) => {
    const state = inclusion(allowed, penalty === 0);
    return { kind, state, detail: null, ...(state === "paid" && { fee: toWire(penalty, currency) }) };
  };
  const cancelling = ruleAt(cancellation, now);
  const changing = ruleAt(change, now);
  const bag = bagText(brand);
  return [
    { kind: "cabin_bag", state: "included", detail: `${brand.cabinBag.pieces} × ${brand.cabinBag.kg} kg` },
    { kind: "bag", state: bag === null ? "paid" : "included", detail: bag },
    { kind: "seat", state: brand.seat, detail: null },
    { kind: "meal", state: brand.meal, detail: null },
    { kind: "lounge", state: brand.lounge, detail: null },
    { kind: "priority", state: brand.priority, detail: null },
    deed("refund", (cancelling?.refund ?? 0) > 0, cancelling?.penalty ?? 0),
    deed("change", changing?.allowed ?? false, changing?.penalty ?? 0),
  ];
};

/** Names for every code that the itineraries mention. */
export const referencesOf = (itineraries: readonly WireItinerary[]) => {
  const segments = itineraries.flatMap(({ legs }) => legs.flatMap((leg) => leg.segments));
  const airlines = new Set([
    ...itineraries.map(({ airline }) => airline),
    ...segments.flatMap(({ airline, operated_by }) => [airline, operated_by]),
  ]);
  const airports = new Set(segments.flatMap(({ from, to }) => [from, to]));
  const aircraft = new Set(segments.map((segment) => segment.aircraft));
  return {
    Airlines: Object.fromEntries(
      [...airlines].sort().map((code) => {
        const { names } = knownAirline(code);
        return [code, { name: names.en, name_ar: names.ar }];
      }),
    ),
    Airports: Object.fromEntries(
      [...airports].sort().map((iata) => {
        const { name, city, country, zone } = knownAirport(iata);
        return [iata, { name: name.en, name_ar: name.ar, city: city.en, city_ar: city.ar, country, tz: zone }];
      }),
    ),
    Aircraft: Object.fromEntries([...aircraft].sort().map((code) => [code, { name: knownAircraft(code).name }])),
  };
};
