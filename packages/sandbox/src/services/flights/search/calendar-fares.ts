import type { AnswerOf, flightsEndpoints, ParsedRequestOf } from "@safar/api-clients/wire";
import type { Call } from "../../../core/service.ts";
import { airportOf } from "../../../world/airports.ts";
import { ratesSetAt, toWire } from "../../../world/currencies.ts";
import { moneyAt } from "../../../world/money.ts";
import { addDays, daysBetween, type LocalDate, toLocalDate } from "../../../world/zones.ts";
import { seedOf } from "../../selling/seed.ts";
import { seatsLeftIn } from "./flight-inventory.ts";
import { paxPrices, priceTotal } from "./flight-prices.ts";
import { levelsWithBag, offerSeatsLeft } from "./itinerary-wire.ts";
import { offersFor, type SearchLeg } from "./offers.ts";
import { dayOfBooking, farthestDays } from "./search-sessions.ts";

type CalendarQuery = ParsedRequestOf<typeof flightsEndpoints.calendarFares>;
type CalendarDay = AnswerOf<typeof flightsEndpoints.calendarFares>["Days"][number];

/** Below this many seats a day is called limited. */
const limitedSeats = 4;
const oneAdult = { adult: 1, child: 0, infant: 0 };

const daysFrom = (first: LocalDate, count: number): readonly LocalDate[] =>
  Array.from({ length: count }, (_, index) => addDays(first, index));

/** Days out, each with its day back; null where nobody comes back. */
const pairsOf = (query: CalendarQuery): readonly (readonly [LocalDate, LocalDate | null])[] => {
  const outs = daysFrom(query.date, query.days);
  if (query.trip_type === "one_way") return outs.map((out) => [out, null] as const);
  if (query.return_date === undefined) return outs.map((out) => [out, addDays(out, query.stay)] as const);
  const backs = daysFrom(query.return_date, query.return_days);
  return outs.flatMap((out) => backs.filter((back) => back >= out).map((back) => [out, back] as const));
};

const isOnSale = (now: number, { from, to, date }: SearchLeg): boolean => {
  const [origin, goal] = [airportOf(from), airportOf(to)];
  if (from === to || origin === undefined || goal === undefined) return false;
  const ahead = daysBetween(toLocalDate(now, origin.zone), date);
  return ahead >= 0 && ahead <= farthestDays;
};

/**
 * The least that a search of the same days would find for one adult in a cabin, with a checked bag where one is wanted, day by day or pair of
 * days by pair of days.
 */
export const cheapestByDay = (call: Call, query: CalendarQuery): readonly CalendarDay[] => {
  const seed = seedOf(call, "flights");
  const money = moneyAt(query.currency, call.now(), seed);
  const sold = { cabin: query.cabin, booked: dayOfBooking([{ from: query.from_iata }], call.now()), seed } as const;
  const seatsLeft = seatsLeftIn(call);
  const { from_iata: from, to_iata: to, trip_type: tripType } = query;

  const cheapest = (legs: readonly SearchLeg[]): { total: number; seats: number } | null => {
    if (!legs.every((leg) => isOnSale(call.now(), leg))) return null;
    return offersFor({ ...sold, legs, tripType, wanted: null }).reduce<{ total: number; seats: number } | null>(
      (least, offer) => {
        const seats = offerSeatsLeft(offer, { ...sold, seatsLeft });
        if (seats === 0) return least;
        const totals = (query.bag === "checked" ? levelsWithBag(offer, query.cabin) : [0]).map((level) =>
          priceTotal(paxPrices({ ...sold, legs: offer.legs, level, travellers: oneAdult, drift: 1 }, money)),
        );
        if (totals.length === 0) return least;
        const total = Math.min(...totals);
        return least !== null && least.total <= total ? least : { total, seats };
      },
      null,
    );
  };

  return pairsOf(query).map(([date, back]): CalendarDay => {
    const found = cheapest([{ from, to, date }, ...(back === null ? [] : [{ from: to, to: from, date: back }])]);
    return {
      date,
      return_date: back,
      price: found && toWire(found.total, money.currency),
      currency: money.currency.code,
      availability: found === null ? "none" : found.seats < limitedSeats ? "limited" : "available",
      cached_at: new Date(ratesSetAt(call.now())).toISOString(),
    };
  });
};
