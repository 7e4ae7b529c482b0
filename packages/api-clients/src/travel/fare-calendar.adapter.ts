import { type FareCalendarService, mostCalendarDays } from "@safar/engine";
import { createMoneyReader, malformed } from "../app/wallet.decoding.ts";
import type { ServiceClient } from "../http/client.ts";
import { flightsEndpoints } from "./flights.endpoints.ts";

/** What flying costs on which day, by the flight service. */
export const createFareCalendarService = (travel: ServiceClient): FareCalendarService => ({
  async days({ from, to, date, days, currency }, signal) {
    const answer = await travel.call(
      flightsEndpoints.calendarFares,
      { from_iata: from, to_iata: to, date, days: Math.min(days, mostCalendarDays), trip_type: "one_way", currency },
      { signal },
    );
    if (!answer.ok) return { type: "PROBLEM", problem: answer.error };
    const reader = createMoneyReader();
    const fares = answer.value.Days.map((day) => ({
      date: day.date,
      price: day.availability === "none" ? null : reader.moneyOrNull(day.price, day.currency),
      isLimited: day.availability === "limited",
    }));
    const fault = reader.fault();
    return fault === null ? { type: "FARES", days: fares } : malformed(fault);
  },
});
