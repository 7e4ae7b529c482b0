import type { AnswerOf, hotelsEndpoints } from "@safar/api-clients/wire";
import type { Call, EpochMs } from "../../core/service.ts";
import { toWire } from "../../world/currencies.ts";
import { fineKm } from "../../world/geography.ts";
import type { Hotel } from "../../world/hotels/hotels.ts";
import { type Money, moneyAt } from "../../world/money.ts";
import { instantOf } from "../orders/money.ts";
import type { PolicyRule } from "../orders/policy.ts";
import { linesTotal } from "../orders/price-lines.ts";
import {
  cancellationOf,
  cheapestChoice,
  dueAtProperty,
  dueNow,
  linesOf,
  type Rate,
  ratesOf,
  type StayContext,
} from "./hotel-rates.ts";
import { type HotelSession, itineraryRefId, placeOfSession } from "./hotel-sessions.ts";
import { hotelShape } from "./hotel-shape.ts";

type Results = AnswerOf<typeof hotelsEndpoints.searchHotels>;
type WireResult = Results["Hotels"][number];

/** What a stay comes to for a night, as exact as its currency's prices are. */
export const perNightOf = (
  minor: number,
  nights: number,
  { currency: { exponent, step } }: Pick<Money, "currency">,
): number => {
  // Where prices are of whole units, so is this; else it is as exact as the currency can say.
  const unit = step >= 10 ** exponent ? step : 1;
  return Math.round(minor / nights / unit) * unit;
};

/** Until when everything comes back; the beginning of time where it never does. */
const freeUntilOf = ([first]: readonly PolicyRule[]): EpochMs =>
  first !== undefined && first.allowed && first.penalty === 0 ? (first.until ?? 0) : 0;

type Ways = { readonly call: Call; readonly hotel: Hotel; readonly context: StayContext; readonly money: Money };

/** The cheapest of some rates to put everybody up, all that is told of it being of the same rates; null when there is not room for all. */
const cheapestOf = ({ call, context, hotel, money }: Ways, rates: readonly Rate[]) => {
  const priced = new Map(rates.map((rate) => [rate, linesOf(hotel, rate, context, money)]));
  const linesAt = (rate: Rate) => priced.get(rate) ?? [];
  const chosen = cheapestChoice(rates, context.groups, (rate) => linesTotal(linesAt(rate)));
  const [first] = chosen ?? [];
  if (chosen === null || first === undefined) return null;
  const lines = chosen.flatMap(linesAt);
  const total = linesTotal(lines);
  const discount = linesTotal(lines.filter(({ kind }) => kind === "discount"));
  const wire = (minor: number): string => toWire(minor, money.currency);
  // Of several rooms the first that can no longer be given back whole ends it.
  const freeUntil = Math.min(
    ...chosen.map((rate) => freeUntilOf(cancellationOf(hotel, rate.plan, context, dueNow(linesAt(rate)), money))),
  );
  return {
    currency: money.currency.code,
    total: wire(total),
    per_night: wire(perNightOf(total, context.nights.length, money)),
    before_discount: discount === 0 ? null : wire(total - discount),
    tax_included: true as const,
    due_at_property: wire(linesTotal(dueAtProperty(lines))),
    board: first.plan.board,
    refundable_until: freeUntil <= call.now() ? null : instantOf(freeUntil),
    rooms_left: [...new Map(chosen.map(({ room, left }) => [room, left])).values()].reduce(
      (sum, left) => sum + left,
      0,
    ),
  };
};

/** The cheapest way to put everybody up, and the cheapest of those that can be given back. */
const offersIn = (ways: Ways) => {
  const rates = ratesOf(ways.hotel, ways.context);
  const cheapest = cheapestOf(ways, rates);
  const refundable = cheapestOf(
    ways,
    rates.filter(({ plan }) => plan.isRefundable),
  );
  if (cheapest === null) return null;
  const { rooms_left, ...told } = cheapest;
  const until = refundable?.refundable_until ?? null;
  return {
    cheapest: told,
    rooms_left,
    cheapest_refundable: refundable === null || until === null ? null : { ...refundable, refundable_until: until },
  };
};

/** The hotels as a list shows them, but for those that have not room for everybody. */
export const resultsOf = (
  call: Call,
  session: HotelSession,
  hotels: readonly Hotel[],
  context: StayContext,
): readonly WireResult[] => {
  const money = moneyAt(session.criteria.currency, session.openedAt, context.seed);
  return hotels.flatMap((hotel) => {
    const offer = offersIn({ call, hotel, context, money });
    if (offer === null) return [];
    const distance = fineKm(hotel, placeOfSession(session));
    return [
      {
        ItineraryRefID: itineraryRefId(session, hotel),
        ...hotelShape(hotel, call.locale, 3),
        distance_km: distance,
        ...offer,
      },
    ];
  });
};

const countBy = <Value extends string | number>(values: readonly Value[]) => {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => ({ value, count }));
};

export const filtersOf = (results: readonly WireResult[]): Results["filters"] => {
  const byPrice = results.map(({ cheapest }) => cheapest.total).toSorted((one, other) => Number(one) - Number(other));
  return {
    price_min: byPrice[0] ?? null,
    price_max: byPrice.at(-1) ?? null,
    stars: countBy(results.map(({ stars }) => stars)),
    kinds: countBy(results.map(({ kind }) => kind)),
    amenities: countBy(results.flatMap(({ amenities }) => amenities)),
    refundable: results.filter(({ cheapest_refundable }) => cheapest_refundable != null).length,
  };
};
