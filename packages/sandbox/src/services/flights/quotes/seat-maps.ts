import type { AnswerOf, ancillariesEndpoints } from "@safar/api-clients/wire";
import type { Store } from "../../../core/store.ts";
import { toWire } from "../../../world/currencies.ts";
import { type CabinLayout, type Facility, knownAircraft } from "../../../world/flights/aircraft.ts";
import type { FareBrand } from "../../../world/flights/fare-brands.ts";
import { cabinOn, loadOf } from "../../../world/flights/fares.ts";
import { type DatedFlight, flightKey } from "../../../world/flights/journeys.ts";
import { chance } from "../../../world/hash.ts";
import { type Money, minorOf } from "../../../world/money.ts";
import type { LocalDate } from "../../../world/zones.ts";
import { takenSeats } from "../search/flight-inventory.ts";
import { segmentId } from "../search/itinerary-wire.ts";
import { brandAt, type Offer } from "../search/offers.ts";
import { bookedOn, type FlightQuote, type QuotePassenger, seatedPassengers } from "./quote-store.ts";

type WireSeatMap = AnswerOf<typeof ancillariesEndpoints.flightSeatMap>["SeatMaps"][number];
type WireCabin = WireSeatMap["cabins"][number];
type WireRow = WireCabin["rows"][number];
type WireElement = WireRow["sections"][number]["elements"][number];

type Feature = "window" | "aisle" | "exit" | "bassinet" | "extra_legroom" | "limited_recline" | "over_wing";

export type Seat = {
  readonly designator: string;
  readonly features: readonly Feature[];
  readonly status: "available" | "booked" | "unavailable";
  readonly dollars: number;
};

const seatServiceId = (segment: string, designator: string): string => `seat.${segment}.${designator}`;

const frontRows = 4;

const featuresOf = (
  { sections, exitRows, bassinetRows, wing, firstRow, lastRow }: CabinLayout,
  row: number,
  letter: string,
): readonly Feature[] => {
  const all = sections.join("");
  const edges = sections.map((section) => [section.charAt(0), section.charAt(section.length - 1)] as const);
  const isWindow = letter === all.charAt(0) || letter === all.charAt(all.length - 1);
  const isAisle = edges.some(
    ([first, last], index) => (letter === first && index > 0) || (letter === last && index < sections.length - 1),
  );
  const isExit = exitRows.includes(row);
  const features: readonly (readonly [Feature, boolean])[] = [
    ["window", isWindow],
    ["aisle", isAisle],
    ["exit", isExit],
    ["bassinet", bassinetRows.includes(row)],
    ["extra_legroom", isExit || row === firstRow],
    ["limited_recline", row === lastRow || exitRows.includes(row + 1)],
    ["over_wing", wing !== null && row >= wing[0] && row <= wing[1]],
  ];
  return features.filter(([, holds]) => holds).map(([feature]) => feature);
};

const seatDollars = (
  layout: CabinLayout,
  row: number,
  features: readonly Feature[],
  brand: FareBrand,
  hours: number,
): number => {
  if (layout.cabin !== "economy") return 0;
  if (features.includes("extra_legroom")) return brand.code === "FLEX" || brand.code === "PLUS" ? 0 : 9 + 6 * hours;
  if (brand.seat === "included") return 0;
  if (row < layout.firstRow + frontRows) return 5 + 3 * hours;
  return features.includes("window") || features.includes("aisle") ? 3 + 1.5 * hours : 2 + hours;
};

type SeatContext = {
  readonly flight: DatedFlight;
  readonly brand: FareBrand;
  readonly booked: LocalDate;
  readonly seed: number;
  readonly taken: ReadonlySet<string>;
};

const seatAt = (
  layout: CabinLayout,
  row: number,
  letter: string,
  { flight, brand, booked, seed, taken }: SeatContext,
): Seat => {
  const designator = `${row}${letter}`;
  const features = featuresOf(layout, row, letter);
  const key = `${flightKey(flight)}/${designator}`;
  const popularity = features.includes("window") || features.includes("aisle") ? 1.12 : 0.7;
  const isBooked = taken.has(designator) || chance(key, seed) < loadOf(flight, booked, seed) * 0.8 * popularity;
  const isBlocked = chance(`${key}/blocked`, seed) < 0.02;
  return {
    designator,
    features,
    status: isBooked ? "booked" : isBlocked ? "unavailable" : "available",
    dollars: seatDollars(layout, row, features, brand, flight.flight.block / 60),
  };
};

/** The passengers who may sit there: nobody under twelve beside an exit. */
const mayTake = ({ features }: Seat, { pax_type }: QuotePassenger): boolean =>
  pax_type === "adult" || !features.includes("exit");

const facilityRow = (facilities: readonly Facility[], sections: readonly string[]): WireRow | null =>
  facilities.length === 0
    ? null
    : {
        number: null,
        sections: sections.map((_, index) => {
          const kind = facilities[Math.min(index, facilities.length - 1)] ?? "galley";
          return {
            elements:
              index < facilities.length
                ? [{ kind, features: [], offers: [] }]
                : [{ kind: "empty", features: [], offers: [] }],
          };
        }),
      };

const seatElement = (
  seat: Seat,
  segment: string,
  passengers: readonly QuotePassenger[],
  money: Money,
): WireElement => ({
  kind: "seat",
  designator: seat.designator,
  status: seat.status,
  features: [...seat.features],
  offers:
    seat.status === "available"
      ? passengers
          .filter((passenger) => mayTake(seat, passenger))
          .map(({ id }) => ({
            pax_id: id,
            service_id: seatServiceId(segment, seat.designator),
            status: "available",
            price: toWire(minorOf(seat.dollars, money), money.currency),
            currency: money.currency.code,
          }))
      : [],
});

const exitRow = (sections: readonly string[]): WireRow => ({
  number: null,
  sections: sections.map((_, index) => ({
    elements: [{ kind: index === 0 || index === sections.length - 1 ? "exit_row" : "empty", features: [], offers: [] }],
  })),
});

const cabinWire = (
  layout: CabinLayout,
  segment: string,
  passengers: readonly QuotePassenger[],
  context: SeatContext,
  money: Money,
): WireCabin => {
  const { sections, firstRow, lastRow, exitRows, before, after, wing } = layout;
  const rows: WireRow[] = [];
  const ahead = facilityRow(before, sections);
  const behind = facilityRow(after, sections);
  if (ahead !== null) rows.push(ahead);
  for (let row = firstRow; row <= lastRow; row += 1) {
    if (exitRows.includes(row)) rows.push(exitRow(sections));
    rows.push({
      number: row,
      sections: sections.map((letters) => ({
        elements: Array.from(letters, (letter) =>
          seatElement(seatAt(layout, row, letter, context), segment, passengers, money),
        ),
      })),
    });
  }
  if (behind !== null) rows.push(behind);
  const place = (row: number): number => rows.findIndex(({ number }) => number === row);
  return {
    deck: 0,
    cabin: layout.cabin,
    aisles: Math.max(1, sections.length - 1),
    wings: wing === null ? null : { first: place(wing[0]), last: place(wing[1]) },
    rows,
  };
};

type SegmentSeats = {
  readonly segment: string;
  readonly layouts: readonly CabinLayout[];
  readonly context: SeatContext;
};

const segmentsOf = (store: Store, quote: FlightQuote, offer: Offer, seed: number): readonly SegmentSeats[] =>
  offer.legs.flatMap((leg, legIndex) => {
    const brand = brandAt(leg, quote.criteria.cabin, quote.level);
    return leg.flights.map((flight, index) => {
      const cabin = cabinOn(flight.flight.aircraft, quote.criteria.cabin);
      return {
        segment: segmentId(legIndex, index),
        layouts: knownAircraft(flight.flight.aircraft).cabins.filter((layout) => layout.cabin === cabin),
        context: { flight, brand, booked: bookedOn(quote, quote.basis), seed, taken: takenSeats(store, flight) },
      };
    });
  });

/** Seat maps of all segments of a quote, or of one. */
export const seatMapsOf = (
  store: Store,
  quote: FlightQuote,
  offer: Offer,
  seed: number,
  money: Money,
  only?: string,
): readonly WireSeatMap[] =>
  segmentsOf(store, quote, offer, seed)
    .filter(({ segment }) => only === undefined || segment === only)
    .map(({ segment, layouts, context }) => ({
      segment_id: segment,
      aircraft: context.flight.flight.aircraft,
      cabins: layouts.map((layout) => cabinWire(layout, segment, seatedPassengers(quote), context, money)),
    }));

type ChosenSeat = { readonly seat: Seat; readonly flight: DatedFlight };

/** The seat that a service id names and a passenger may take, or undefined. */
export const seatFor = (
  store: Store,
  quote: FlightQuote,
  offer: Offer,
  seed: number,
  serviceId: string,
  paxId: string,
): ChosenSeat | undefined => {
  const match = /^seat\.(\d\.\d)\.(\d{1,2})([A-Z])$/.exec(serviceId);
  const passenger = seatedPassengers(quote).find(({ id }) => id === paxId);
  if (match === null || passenger === undefined) return undefined;
  const [, segment, number, letter = ""] = match;
  const found = segmentsOf(store, quote, offer, seed).find((each) => each.segment === segment);
  const row = Number(number);
  const layout = found?.layouts.find(
    (each) => row >= each.firstRow && row <= each.lastRow && each.sections.join("").includes(letter),
  );
  if (found === undefined || layout === undefined) return undefined;
  const seat = seatAt(layout, row, letter, found.context);
  return mayTake(seat, passenger) ? { seat, flight: found.context.flight } : undefined;
};
