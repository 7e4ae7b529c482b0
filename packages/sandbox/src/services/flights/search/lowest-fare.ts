import { addDays, toLocalDate } from "../../../world/zones.ts";
import type { LowestFare } from "../../client/dashboard.service.ts";
import { cheapestByDay } from "./calendar-fares.ts";

/** The week that is looked at: near enough to plan for, far enough that seats are left. */
const firstDay = 14;
const days = 7;

/** The lowest one-way fare that the fare calendar shows for a week soon; null when nothing flies. */
export const lowestFare: LowestFare = (call, { from, to, currency }) => {
  const date = addDays(toLocalDate(call.now(), "UTC"), firstDay);
  const route = { from_iata: from, to_iata: to, cabin: "economy", bag: "any", currency } as const;
  const prices = cheapestByDay(call, { ...route, trip_type: "one_way", date, days, stay: 0, return_days: 1 }).flatMap(
    ({ price }) => (price === null ? [] : [price]),
  );
  const amount = prices.toSorted((one, other) => Number(one) - Number(other))[0];
  return amount === undefined ? null : { amount, currency };
};
