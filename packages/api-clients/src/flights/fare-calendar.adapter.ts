import { type FareCalendarService, mostCalendarDays } from "@safar/engine";
import type { ServiceClient } from "../http/client.ts";
import { readMoney } from "../wire/money.ts";
import { flightsEndpoints } from "./flights.endpoints.ts";

/** What flying costs on which day, by the flight service. */
export const createFareCalendarService = (travel: ServiceClient): FareCalendarService => ({
  async days({ from, to, date, days, back, cabin, withBag, currency }, signal) {
    const answer = await travel.call(
      flightsEndpoints.calendarFares,
      {
        from_iata: from,
        to_iata: to,
        date,
        days: Math.min(days, mostCalendarDays),
        ...(back === undefined ? { trip_type: "one_way" } : { trip_type: "return" }),
        ...(back !== undefined && ("stay" in back ? back : { return_date: back.date, return_days: back.days })),
        ...(cabin && { cabin }),
        ...(withBag && { bag: "checked" }),
        currency,
      },
      { signal },
    );
    if (!answer.ok) return { type: "PROBLEM", problem: answer.error };
    const fares = readMoney(({ moneyOrNull }) =>
      answer.value.Days.map((day) => ({
        date: day.date,
        back: day.return_date,
        price: day.availability === "none" ? null : moneyOrNull(day.price, day.currency),
        isLimited: day.availability === "limited",
      })),
    );
    return fares.ok ? { type: "FARES", days: fares.value } : fares.error;
  },
});
