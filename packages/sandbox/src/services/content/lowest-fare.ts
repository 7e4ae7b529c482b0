import type { Call } from "../../core/service.ts";
import { addDays, toLocalDate } from "../../world/zones.ts";
import { cheapestByDay } from "../travel/calendar-fares.ts";

/** The week that is looked at: near enough to plan for, far enough that seats are left. */
const firstDay = 14;
const days = 7;

export type FareQuestion = { readonly from: string; readonly to: string; readonly currency: string };

/** The lowest one-way fare that the fare calendar shows for a week soon; null when nothing flies. */
export const lowestFare = (call: Call, { from, to, currency }: FareQuestion) => {
  const date = addDays(toLocalDate(call.now(), "UTC"), firstDay);
  const query = { date, from_iata: from, to_iata: to, trip_type: "one_way", days, stay: 0, currency } as const;
  const prices = cheapestByDay(call, query).flatMap(({ price }) => (price === null ? [] : [price]));
  const amount = prices.toSorted((one, other) => Number(one) - Number(other))[0];
  return amount === undefined ? null : { amount, currency };
};
