import { type Call, refuse } from "../../core/service.ts";
import { effectOnRoute, unluckySeat } from "../../scenarios/buses.scenarios.ts";
import { knownBusCity } from "../../world/buses/bus-cities.ts";
import { routeName } from "../../world/names.ts";
import { insistOnSeated, travellerOf } from "../selling/people.ts";
import { createSales } from "../selling/sales.ts";
import type { BusBooking, BusReserveRequest } from "./bus-booking.ts";
import { type PricedBus, priceQuote } from "./bus-prices.ts";
import { type BusQuote, busQuotes } from "./bus-quote-store.ts";
import { busHoldMinutes, documentsFor, paxIdOf } from "./bus-quote-wire.ts";
import { busSeatsHeld, insistOnBusSeats } from "./bus-seating.ts";
import { busWire, categoryOf } from "./bus-wire.ts";

const soldOut = () => refuse("sold_out", { status: 409, message: "The last seats of this coach have just been sold." });

/** The seat that was chosen for a passenger. */
const seatOf = ({ seats }: BusQuote, paxId: string) => seats.find((_, index) => paxIdOf(index) === paxId);

const insistOnPassengers = (_: Call, { seats }: BusReserveRequest, { quote, departure }: PricedBus): void => {
  const documents = documentsFor(departure);
  const expected = quote.seats.map(({ gender }, index) => ({ pax_id: paxIdOf(index), gender, documents }));
  insistOnSeated("seats", seats, expected);
};

const titlesOf = ({ departure: { from, to, operator }, quote }: PricedBus) => {
  const placeAt = (code: string, { name, name_ar }: BusQuote["boarding"]) => ({
    code,
    names: knownBusCity(code).names,
    stop: { en: name, ar: name_ar },
  });
  const seats = quote.seats.map(({ id }) => id);
  return {
    title: routeName(knownBusCity(from).names, knownBusCity(to).names),
    places: [placeAt(from, quote.boarding), placeAt(to, quote.dropping)],
    subtitle: {
      en: `${operator.names.en}, seat ${seats.join(", ")}`,
      ar: `${operator.names.ar}، المقعد ${seats.join("، ")}`,
    },
  };
};

const detailOf = (call: Call, { seats }: BusReserveRequest, priced: PricedBus): BusBooking => {
  const { quote, departure, bundle, display } = priced;
  const { from, to } = departure;
  return {
    departure: departure.id,
    bus: busWire(call, { refId: quote.busRef, departure }, display),
    from,
    to,
    boarding: quote.boarding,
    dropping: quote.dropping,
    bundle: { code: bundle.code, names: bundle.names },
    passengers: seats.map((passenger) => {
      const seat_id = seatOf(quote, passenger.pax_id)?.id ?? "";
      return { ...passenger, seat_id, category: categoryOf(departure.coach, seat_id) };
    }),
  };
};

/** Seats of a coach, which keeps its time. */
export const busSales = createSales<BusReserveRequest, PricedBus, BusBooking>({
  vertical: "buses",
  bookingType: "bus",
  quotes: busQuotes,
  surprises: [],
  soldOut,
  unluckyPlace: unluckySeat,
  people: ({ seats }) => seats.map((one) => travellerOf(one.pax_id, one)),
  holds: (_, { departure, seats }) => [busSeatsHeld(departure, seats)],
  price: priceQuote,
  insistOnPeople: insistOnPassengers,
  insistOnStock: (call, { quote, departure }) => {
    if (effectOnRoute(departure).isSoldOut === true) throw soldOut();
    insistOnBusSeats(call, departure, quote.seats);
  },
  describe: (call, request, priced) => {
    const { departure } = priced;
    const detail = detailOf(call, request, priced);
    return {
      ...titlesOf(priced),
      fee: { en: "Cancellation fee under the bundle's conditions", ar: "رسوم الإلغاء وفق شروط الباقة" },
      ticketNumbers: { length: 10 },
      rescheduledBy: null,
      starts: { at: detail.boarding.time, zone: departure.zone },
      ends: { at: detail.dropping.time, zone: departure.zone },
      begins: departure.departs,
      holdMinutes: busHoldMinutes,
      pnr: call.code(6),
      detail,
    };
  },
});
