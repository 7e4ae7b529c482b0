import type { Call } from "../../../core/service.ts";
import { airportOf } from "../../../world/airports.ts";
import { ratesSetAt, toWire } from "../../../world/currencies.ts";
import { moneyAt } from "../../../world/money.ts";
import { addDays, daysBetween, type LocalDate, toLocalDate } from "../../../world/zones.ts";
import { seedOf } from "../../selling/seed.ts";
import { seatsLeftIn } from "./flight-inventory.ts";
import { paxPrices, priceTotal } from "./flight-prices.ts";
import { offerSeatsLeft } from "./itinerary-wire.ts";
import { type Offer, offersFor } from "./offers.ts";
import { farthestDays } from "./search-sessions.ts";

type CalendarQuery = {
  readonly date: LocalDate;
  readonly from_iata: string;
  readonly to_iata: string;
  readonly trip_type: "one_way" | "return";
  readonly days: number;
  readonly stay: number;
  readonly currency: string;
};

type CalendarDay = {
  readonly date: LocalDate;
  readonly return_date: LocalDate | null;
  readonly price: string | null;
  readonly currency: string;
  readonly availability: "available" | "limited" | "none";
  readonly cached_at: string;
};

/** Below this many seats a day is called limited. */
const limitedSeats = 4;
const oneAdult = { adult: 1, child: 0, infant: 0 };

/**
 * The cheapest fare of each day for one adult in economy. A return is priced as its two singles, as fare calendars do: the
 * search itself may find a little less.
 */
export const cheapestByDay = (call: Call, query: CalendarQuery): readonly CalendarDay[] => {
  const seed = seedOf(call, "flights");
  const money = moneyAt(query.currency, call.now(), seed);
  const today = toLocalDate(call.now(), airportOf(query.from_iata)?.zone ?? "UTC");
  const seatsLeft = seatsLeftIn(call);

  const single = (from: string, to: string, date: LocalDate): { total: number; seats: number } | null => {
    const ahead = daysBetween(today, date);
    if (
      ahead < 0 ||
      ahead > farthestDays ||
      from === to ||
      airportOf(from) === undefined ||
      airportOf(to) === undefined
    )
      return null;
    const offers = offersFor({
      seed,
      legs: [{ from, to, date }],
      tripType: "one_way",
      cabin: "economy",
      booked: today,
      wanted: null,
    });
    const seatsOf = (offer: Offer): number => offerSeatsLeft(offer, { cabin: "economy", booked: today, seatsLeft });
    const cheapest = offers.find((offer) => seatsOf(offer) > 0);
    if (cheapest === undefined) return null;
    const price = {
      legs: cheapest.legs,
      cabin: "economy",
      level: 0,
      travellers: oneAdult,
      booked: today,
      seed,
      drift: 1,
    } as const;
    return { total: priceTotal(paxPrices(price, money)), seats: seatsOf(cheapest) };
  };

  return Array.from({ length: query.days }, (_, index): CalendarDay => {
    const date = addDays(query.date, index);
    const returnDate = query.trip_type === "return" ? addDays(date, query.stay) : null;
    const trips = [
      single(query.from_iata, query.to_iata, date),
      ...(returnDate === null ? [] : [single(query.to_iata, query.from_iata, returnDate)]),
    ];
    const sold = trips.filter((trip) => trip !== null);
    const isForSale = sold.length === trips.length;
    const isLimited = sold.some(({ seats }) => seats < limitedSeats);
    const total = sold.reduce((sum, trip) => sum + trip.total, 0);
    return {
      date,
      return_date: returnDate,
      price: isForSale ? toWire(total, money.currency) : null,
      currency: money.currency.code,
      availability: isForSale ? (isLimited ? "limited" : "available") : "none",
      cached_at: new Date(ratesSetAt(call.now())).toISOString(),
    };
  });
};
