import type { CabinClass } from "../../../world/flights/aircraft.ts";
import { type Airline, arePartners, brandsOf, knownAirline } from "../../../world/flights/airlines.ts";
import type { FareBrand } from "../../../world/flights/fare-brands.ts";
import { type FareParts, fareOf, offersCabin } from "../../../world/flights/fares.ts";
import { type Journey, journeysOn, minutesOf, withExtraSections } from "../../../world/flights/journeys.ts";
import { providerOf } from "../../../world/flights/providers.ts";
import { digest } from "../../../world/hash.ts";
import type { LocalDate } from "../../../world/zones.ts";

export type SearchLeg = { readonly from: string; readonly to: string; readonly date: LocalDate };

export type OfferQuery = {
  readonly seed: number;
  readonly legs: readonly SearchLeg[];
  readonly tripType: "one_way" | "return" | "multi_city";
  readonly cabin: CabinClass;
  /** The day of booking: fares rise towards departure. */
  readonly booked: LocalDate;
  /** How many offers are wanted whatever the timetable holds; null for what there is. */
  readonly wanted: number | null;
};

/** Journeys for all legs that are sold together, at the airline's lowest fare. */
export type Offer = {
  /** The ItineraryRefID. */
  readonly id: string;
  readonly legs: readonly Journey[];
  readonly airline: string;
  readonly provider: string;
  readonly adult: FareParts;
};

const mostOffers = 120;
const hour = 3_600_000;
/** What a traveller gives for an hour less on the way, in dollars; only used to choose what is worth listing. */
const hourValue = 9;

/** The FareRefID of one of an offer's fare families. */
export const fareRefId = (itineraryRefId: string, level: number): string => digest(`${itineraryRefId}/${level}`);

export const sellerOf = ({ flights }: Journey): string => flights[0]?.flight.airline ?? "";

/** The fare family of an airline in the place of another's at `level`, cheapest first. */
export const brandNear = (airline: Airline, cabin: CabinClass, level: number): FareBrand => {
  const brands = brandsOf(airline, cabin);
  const brand = brands[Math.min(level, brands.length - 1)];
  if (brand === undefined) throw new Error(`${airline.code} sells no fare in ${cabin}.`);
  return brand;
};

/** The fare family of a leg when the itinerary's is the one at `level`. */
export const brandAt = (leg: Journey, cabin: CabinClass, level: number): FareBrand =>
  brandNear(knownAirline(sellerOf(leg)), cabin, level);

/** The fare families of an itinerary's legs, one for each. */
export const brandsAt = (legs: readonly Journey[], cabin: CabinClass, level: number): readonly FareBrand[] =>
  legs.map((leg) => brandAt(leg, cabin, level));

/** The fare family that an itinerary is called by: that of its first leg. */
export const familyOf = ([leg]: readonly Journey[], cabin: CabinClass, level: number): FareBrand => {
  if (leg === undefined) throw new Error("An itinerary has a leg.");
  return brandAt(leg, cabin, level);
};

const totalOf = ({ base, tax, fee, discount }: FareParts): number => base + tax + fee - discount;

const offer = (legs: readonly Journey[], { seed, cabin, booked }: OfferQuery): Offer => {
  const [first] = legs;
  const airline = first === undefined ? "" : sellerOf(first);
  return {
    id: digest(`${legs.map(({ key }) => key).join("|")}/${cabin}`, seed),
    legs,
    airline,
    provider: providerOf(airline),
    adult: fareOf({ legs, cabin, brands: brandsAt(legs, cabin, 0), booked, seed }, "adult"),
  };
};

const score = ({ legs, adult }: Offer): number =>
  totalOf(adult) + legs.reduce((sum, leg) => sum + (minutesOf(leg) / 60) * hourValue, 0);

const leavesAfter = (before: Journey | undefined, next: Journey): boolean =>
  (next.flights[0]?.departs ?? 0) >= (before?.flights.at(-1)?.arrives ?? 0) + hour;

const isSoldTogether = (before: Journey | undefined, next: Journey): boolean =>
  before === undefined || arePartners(knownAirline(sellerOf(before)), knownAirline(sellerOf(next)));

/** Every way of putting one journey for each leg together. */
const combine = (byLeg: readonly (readonly Journey[])[], together: boolean): readonly (readonly Journey[])[] =>
  byLeg.reduce<readonly (readonly Journey[])[]>(
    (combined, journeys) =>
      combined.flatMap((legs) =>
        journeys
          .filter((next) => leavesAfter(legs.at(-1), next) && (!together || isSoldTogether(legs[0], next)))
          .map((next) => legs.concat(next)),
      ),
    [[]],
  );

const journeysOf = ({ cabin, legs, seed }: OfferQuery): readonly (readonly Journey[])[] =>
  legs.map(({ from, to, date }) => journeysOn(seed, from, to, date).filter((journey) => offersCabin(journey, cabin)));

/** As many of what is ranked as are worth listing, and of each airline some: a list of the best alone would hide whoever is a little dearer. */
const fairlyChosen = <Of>(
  ranked: readonly Of[],
  airlineOf: (one: Of) => string,
  most: number,
  ownOf: (own: readonly Of[]) => readonly Of[],
): readonly Of[] => {
  if (ranked.length <= most) return ranked;
  const chosen = new Set([...Map.groupBy(ranked, airlineOf).values()].flatMap(ownOf));
  for (const one of ranked) {
    if (chosen.size >= most) break;
    chosen.add(one);
  }
  return [...chosen];
};

/** The most promising journeys of each leg, few enough that their combinations can be gone through. */
const promising = (
  query: OfferQuery,
  byLeg: readonly (readonly Journey[])[],
  most: number,
): readonly (readonly Journey[])[] =>
  byLeg.map((journeys) => {
    const ranked = journeys
      .map((journey) => ({ journey, value: score(offer([journey], query)) }))
      .sort((a, b) => a.value - b.value)
      .map(({ journey }) => journey);
    // Of more legs than these every journey counts many times over.
    return fairlyChosen(ranked, sellerOf, most, (own) => own.slice(0, byLeg.length > 3 ? 0 : 2));
  });

const minutesOfAll = ({ legs }: Offer): number => legs.reduce((sum, leg) => sum + minutesOf(leg), 0);

/** What an airline has in a long list at the least: its best offers and its fastest. */
const ownOffers = (own: readonly Offer[]): readonly Offer[] => {
  const [fastest] = own.toSorted((a, b) => minutesOfAll(a) - minutesOfAll(b));
  return fastest === undefined ? [] : [...own.slice(0, 5), fastest];
};

const byPrice = (a: Offer, b: Offer): number => totalOf(a.adult) - totalOf(b.adult) || a.id.localeCompare(b.id);

const journeysPerLeg: Readonly<Record<number, number>> = { 1: mostOffers, 2: 36, 3: 9, 4: 6, 5: 4, 6: 3 };

type Found = { readonly offers: readonly Offer[]; readonly hasMore: boolean };

const find = (query: OfferQuery): Found => {
  const all = journeysOf(query);
  const most = journeysPerLeg[query.legs.length] ?? 3;
  const byLeg = promising(query, all, most);
  const together = query.tripType === "return" ? combine(byLeg, true) : combine(byLeg, false);
  const legsOf = together.length > 0 ? together : combine(byLeg, false);
  if (query.wanted !== null) return { offers: padded(legsOf, query, query.wanted), hasMore: false };
  const ranked = legsOf
    .map((legs) => offer(legs, query))
    .map((each) => ({ each, value: score(each) }))
    .sort((a, b) => a.value - b.value)
    .map(({ each }) => each);
  const offers = fairlyChosen(ranked, ({ airline }) => airline, mostOffers, ownOffers).toSorted(byPrice);
  return { offers, hasMore: legsOf.length > mostOffers || all.some(({ length }) => length > most) };
};

/** Extra sections of the first leg make as many offers as are wanted. */
const padded = (legsOf: readonly (readonly Journey[])[], query: OfferQuery, wanted: number): readonly Offer[] => {
  const sections = Math.ceil(wanted / Math.max(1, legsOf.length));
  return legsOf
    .flatMap(([first, ...rest]) =>
      first === undefined ? [] : withExtraSections([first], sections).map((journey) => [journey].concat(rest)),
    )
    .slice(0, wanted)
    .map((legs) => offer(legs, query))
    .sort(byPrice);
};

const remembered = new Map<string, Found>();

const found = (query: OfferQuery): Found => {
  const key = JSON.stringify(query);
  const known = remembered.get(key) ?? find(query);
  if (remembered.size > 40) remembered.clear();
  remembered.set(key, known);
  return known;
};

/** What the whole market sells for a query, cheapest first; availability is the caller's business. */
export const offersFor = (query: OfferQuery): readonly Offer[] => found(query).offers;

/** Whether more can be put together than is worth listing. */
export const hasMore = (query: OfferQuery): boolean => found(query).hasMore;
