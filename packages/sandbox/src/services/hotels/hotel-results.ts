import type { AnswerOf, hotelsEndpoints } from "@safar/api-clients/wire";
import type { Call } from "../../core/service.ts";
import { type Currency, toWire } from "../../world/currencies.ts";
import { fineKm } from "../../world/geography.ts";
import type { Hotel } from "../../world/hotels/hotels.ts";
import { type Money, moneyAt } from "../../world/money.ts";
import { instantOf } from "../orders/money.ts";
import { linesTotal } from "../orders/price-lines.ts";
import { cancellationOf, cheapestChoice, dueAtProperty, linesOf, ratesOf, type StayContext } from "./hotel-rates.ts";
import { type HotelSession, itineraryRefId, placeOfSession } from "./hotel-sessions.ts";
import { hotelShape } from "./hotel-shape.ts";

type Results = AnswerOf<typeof hotelsEndpoints.searchHotels>;
type WireResult = Results["Hotels"][number];

/** What a stay comes to for a night, in whole units. */
export const perNightOf = (minor: number, nights: number, { exponent }: Currency): number => {
  const unit = exponent === 2 ? 100 : 1;
  return Math.round(minor / nights / unit) * unit;
};

/** The cheapest way to put everybody up, or null when there is not room for all. */
const cheapestIn = (call: Call, hotel: Hotel, context: StayContext, money: Money) => {
  const rates = ratesOf(hotel, context);
  const priced = new Map(rates.map((rate) => [rate, linesOf(hotel, rate, context, money)]));
  const chosen = cheapestChoice(rates, context.groups, (rate) => linesTotal(priced.get(rate) ?? []));
  const [first] = chosen ?? [];
  if (chosen === null || first === undefined) return null;
  const lines = chosen.flatMap((rate) => priced.get(rate) ?? []);
  const total = linesTotal(lines);
  const discount = linesTotal(lines.filter(({ kind }) => kind === "discount"));
  const wire = (minor: number): string => toWire(minor, money.currency);
  const refundable = rates.find(({ plan }) => plan.isRefundable);
  const free = refundable && cancellationOf(hotel, refundable.plan, context, priced.get(refundable) ?? [])[0]?.until;
  return {
    cheapest: {
      currency: money.currency.code,
      total: wire(total),
      per_night: wire(perNightOf(total, context.nights.length, money.currency)),
      before_discount: discount === 0 ? null : wire(total - discount),
      tax_included: true as const,
      due_at_property: wire(linesTotal(dueAtProperty(lines))),
      board: first.plan.board,
      refundable_until: typeof free !== "number" || free <= call.now() ? null : instantOf(free),
    },
    rooms_left: Math.max(...rates.map(({ left }) => left)),
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
    const offer = cheapestIn(call, hotel, context, money);
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
    refundable: results.filter(({ cheapest }) => cheapest.refundable_until !== null).length,
  };
};
