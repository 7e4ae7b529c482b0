import type { Call } from "../../core/service.ts";
import { categories, coachSeats, type SeatCategory } from "../../world/bus-coaches.ts";
import { type BusDeparture, departureBy } from "../../world/bus-departures.ts";
import { digest } from "../../world/hash.ts";
import { shareOf } from "../orders/money.ts";
import { linesTotal } from "../orders/price-lines.ts";
import type { Policy, PolicyRule } from "../travel/fare-policy.ts";
import { type Line, type Money, moneyAt } from "../travel/flight-prices.ts";
import { type Bundle, bundlesFor, knownBundle, refundSteps } from "./bus-bundles.ts";
import type { BusFares } from "./bus-fares-store.ts";
import { busSeed } from "./bus-seed.ts";
import { seatFare } from "./bus-wire.ts";

const hour = 3_600_000;

/** Saudi Arabia taxes the road; Pakistan's coaches pay theirs at the toll. */
const taxShare = { PK: 0, SA: 0.15 } as const;
const serviceShare = 0.02;

const lineNames = {
  tax: { en: "Value-added tax", ar: "ضريبة القيمة المضافة" },
  service: { en: "Service fee", ar: "رسوم الخدمة" },
  sale: { en: "Offer of the operator", ar: "عرض شركة النقل" },
} as const;

const counted = (names: { en: string; ar: string }, count: number) => ({
  en: `${names.en} × ${count}`,
  ar: `${names.ar} × ${count}`,
});

const seatCategories = ({ coach }: BusDeparture, seats: readonly { readonly id: string }[]): readonly SeatCategory[] =>
  seats.flatMap(({ id }) => {
    const category = coachSeats(coach).find((seat) => seat.id === id)?.category;
    return category === undefined || category === null ? [] : [category];
  });

type LinesQuery = {
  readonly departure: BusDeparture;
  readonly seats: readonly { readonly id: string }[];
  readonly bundle: Bundle;
  readonly drift: number;
  readonly seed: number;
};

/** What seats cost with a bundle, line by line; those that come to nothing are left out. */
export const busLines = ({ departure, seats, bundle, drift, seed }: LinesQuery, money: Money): readonly Line[] => {
  const { step } = money.currency;
  const rounded = (minor: number): number => Math.round(minor / step) * step;
  const chosen = seatCategories(departure, seats);
  const base = [...new Set(chosen)].map((category): Line => {
    const count = chosen.filter((one) => one === category).length;
    const { original } = seatFare(departure, category, money, seed, drift);
    return {
      kind: "base",
      code: `seat.${category}`,
      names: counted(categories[category].names, count),
      minor: original * count,
    };
  });
  const fares = chosen.reduce((sum, category) => sum + seatFare(departure, category, money, seed, drift).fare, 0);
  const off = linesTotal(base) - fares;
  const byBundle = rounded((fares * bundle.discount) / 100);
  const names = bundle.names;
  const taxed = fares - byBundle;
  const others: readonly Line[] = [
    { kind: "discount", code: "offer", names: lineNames.sale, minor: -off },
    bundle.discount >= 0
      ? { kind: "discount", code: `bundle.${bundle.code}`, names, minor: -byBundle }
      : { kind: "addon", code: `bundle.${bundle.code}`, names, minor: -byBundle },
    { kind: "tax", code: "vat", names: lineNames.tax, minor: rounded(taxed * taxShare[departure.operator.country]) },
    {
      kind: "service_fee",
      code: "service",
      names: lineNames.service,
      minor: Math.max(step, rounded(taxed * serviceShare)),
    },
  ];
  return [...base, ...others.filter(({ minor }) => minor !== 0)];
};

/** Until so long before the coach leaves its day can be changed, for so much of the fare where that is paid for. */
const changeHours = 2;
const changeShare = 1_000;

/** What cancelling and changing cost from now on until the coach has left; the service fee is never given back. */
export const busPolicy = ({ departs }: BusDeparture, { code, includes }: Bundle, lines: readonly Line[]): Policy => {
  const total = linesTotal(lines);
  const service = linesTotal(lines.filter(({ kind }) => kind === "service_fee"));
  const steps = refundSteps[code];
  const rule = (from: number | null, until: number | null, percent: number): PolicyRule => {
    const refund = Math.floor(((total - service) * percent) / 100);
    return { from, until, allowed: until !== null, penalty: total - refund, refund };
  };
  const ends = steps.map(({ hours_before }) => departs - hours_before * hour);
  const before = steps.map(({ refund_percent }, index) =>
    rule(ends[index - 1] ?? null, ends[index] ?? null, refund_percent),
  );
  const last = rule(ends.at(-1) ?? null, departs, 0);
  const after = rule(departs, null, 0);
  const noChange = (from: number | null): PolicyRule => ({ from, until: null, allowed: false, penalty: 0, refund: 0 });
  const changesEnd = departs - changeHours * hour;
  const penalty = includes.date_change === "paid" ? shareOf(total - service, changeShare) : 0;
  const change: readonly PolicyRule[] =
    includes.date_change === "none"
      ? [noChange(null)]
      : [{ from: null, until: changesEnd, allowed: true, penalty, refund: 0 }, noChange(changesEnd)];
  return { cancellation: [...before, last, after], change };
};

/** Fares with everything that follows from them. */
export type PricedFares = {
  readonly fares: BusFares;
  readonly departure: BusDeparture;
  readonly bundle: Bundle;
  readonly display: Money;
  readonly displayLines: readonly Line[];
  readonly charge: Money;
  readonly chargeLines: readonly Line[];
  readonly policy: Policy;
  readonly hash: string;
};

export const priceFares = (call: Call, fares: BusFares, code = fares.bundle): PricedFares => {
  const seed = busSeed(call);
  const departure = departureBy(fares.departure, seed);
  if (departure === undefined) throw new Error(`Fares of ${fares.departure}, which the world does not have.`);
  const bundle = knownBundle(code);
  const display = moneyAt(fares.currency, fares.pricedAt, seed);
  const charge = moneyAt(fares.chargeCurrency, fares.pricedAt, seed);
  const query = { departure, seats: fares.seats, bundle, drift: fares.drift, seed };
  const displayLines = busLines(query, display);
  const chargeLines = busLines(query, charge);
  const named = [
    departure.id,
    bundle.code,
    fares.seats.map(({ id, gender }) => `${id}/${gender}`).sort(),
    fares.boarding,
    fares.dropping,
    display.currency.code,
    linesTotal(displayLines),
    charge.currency.code,
    linesTotal(chargeLines),
  ];
  return {
    fares,
    departure,
    bundle,
    display,
    displayLines,
    charge,
    chargeLines,
    policy: busPolicy(departure, bundle, chargeLines),
    hash: digest(JSON.stringify(named), seed),
  };
};

export const offeredBundles = ({ seats }: BusFares): readonly Bundle[] => bundlesFor(seats.length);
