import type { Call, EpochMs } from "../../core/service.ts";
import type { Names } from "../../world/airports.ts";
import { between, chance, digest } from "../../world/hash.ts";
import type { RoomType } from "../../world/hotel-rooms.ts";
import type { Hotel } from "../../world/hotels.ts";
import { hijriOf } from "../../world/seasons.ts";
import { addDays, type LocalDate, toInstant, weekdayOf } from "../../world/zones.ts";
import type { PriceLine } from "../orders/price-lines.ts";
import { linesTotal } from "../orders/price-lines.ts";
import type { PolicyRule } from "../travel/fare-policy.ts";
import { type Money, minorOf } from "../travel/flight-prices.ts";
import { type RoomsLeft, roomsLeftIn } from "./hotel-inventory.ts";
import { hotelSeed, nightsOf, type Occupancy, type StayCriteria } from "./hotel-sessions.ts";

export type Board = "room_only" | "breakfast" | "half_board" | "full_board" | "all_inclusive";

/** One way of selling a room: what is eaten, and whether it can be given back. */
export type Plan = {
  readonly board: Board;
  readonly isRefundable: boolean;
  /** Of the room's price. */
  readonly factor: number;
  /** Dollars for an adult and a night. */
  readonly boardDollars: number;
  /** Days before check-in on which, at six in the evening, it can last be given back whole. */
  readonly freeDays: number;
};

/** Requested rooms with the same guests are priced as one. */
export type OccupancyGroup = Occupancy & { readonly id: string; readonly rooms: readonly number[] };

export type Rate = {
  readonly key: string;
  readonly occupancy: OccupancyGroup;
  readonly room: RoomType;
  readonly plan: Plan;
  readonly left: number;
};

export const groupsOf = (rooms: readonly Occupancy[]): readonly OccupancyGroup[] => {
  const groups = new Map<string, OccupancyGroup>();
  for (const [index, { adults, child_ages }] of rooms.entries()) {
    const key = `${adults}/${child_ages.toSorted((one, other) => one - other).join()}`;
    const known = groups.get(key);
    groups.set(
      key,
      known === undefined
        ? { id: `o${groups.size + 1}`, adults, child_ages, rooms: [index] }
        : { ...known, rooms: [...known.rooms, index] },
    );
  }
  return [...groups.values()];
};

export const fits = ({ sleeps }: RoomType, { adults, child_ages }: Occupancy): boolean =>
  adults <= sleeps.adults && adults + child_ages.length <= sleeps.total;

export const plansOf = (hotel: Hotel, room: RoomType): readonly Plan[] => {
  const key = `${hotel.id}/${room.key}`;
  const freeDays = between(`${key}/free`, 41, 1, 3);
  const meal = 3 + hotel.stars * 1.6;
  const plans: Plan[] = [
    { board: "room_only", isRefundable: false, factor: 0.9, boardDollars: 0, freeDays },
    { board: "room_only", isRefundable: true, factor: 1, boardDollars: 0, freeDays },
  ];
  if (hotel.amenities.includes("breakfast")) {
    plans.push({ board: "breakfast", isRefundable: true, factor: 1, boardDollars: meal, freeDays });
  }
  if (hotel.amenities.includes("restaurant") && chance(`${key}/half`, 42) < 0.55) {
    plans.push({ board: "half_board", isRefundable: true, factor: 0.98, boardDollars: meal * 2.6, freeDays });
  }
  if (hotel.kind === "resort") {
    plans.push({ board: "all_inclusive", isRefundable: true, factor: 1, boardDollars: meal * 4.5, freeDays });
  }
  return plans;
};

const weekend: Readonly<Record<string, readonly number[]>> = {
  PK: [5, 6],
  SA: [3, 4],
  AE: [4, 5],
  QA: [3, 4],
  EG: [3, 4],
};

/** How dear a night is: weekends, Ramadan and Hajj in the holy cities, Eid, and the hotel's own luck. */
const nightFactor = ({ id, city }: Hotel, night: LocalDate, seed: number): number => {
  const { month, day } = hijriOf(night);
  const isHoly = city.slug === "makkah" || city.slug === "madinah";
  const season =
    isHoly && month === 9 ? 1.9 : isHoly && month === 12 && day <= 14 ? 2.4 : month === 10 && day <= 4 ? 1.25 : 1;
  const atWeekend = (weekend[city.country] ?? [5, 6]).includes(weekdayOf(night)) ? 1.12 : 1;
  return season * atWeekend * (0.9 + chance(`${id}/${night}/price`, seed) * 0.22);
};

type Pricing = {
  readonly nights: readonly LocalDate[];
  readonly seed: number;
  /** What became of the price since the search, 1 for nothing. */
  readonly drift: number;
};

const lineNames = {
  tax: { en: "Taxes", ar: "الضرائب" },
  service: { en: "Service charge", ar: "رسوم الخدمة" },
  discount: { en: "Early booking discount", ar: "خصم الحجز المبكر" },
  children: { en: "Extra beds for children", ar: "أسرّة إضافية للأطفال" },
  tourism: { en: "Tourism fee, paid at the hotel", ar: "رسم السياحة، يُدفع في الفندق" },
  resort: { en: "Resort fee, paid at the hotel", ar: "رسم المنتجع، يُدفع في الفندق" },
} as const satisfies Readonly<Record<string, Names>>;

const discountOf = ({ id, scenario }: Hotel): number =>
  scenario === null && chance(`${id}/discount`, 43) < 0.24 ? between(`${id}/discountShare`, 44, 6, 18) / 100 : 0;

/** Where the state asks guests for a fee by the night, in dollars. */
const tourismFee: Readonly<Record<string, number>> = { AE: 4.1, QA: 2.75, MY: 2.4 };

/** Children under six sleep in their parents' beds. */
const needsBed = (age: number): boolean => age >= 6;

const arabicNights = (nights: number): string => {
  if (nights === 1) return "ليلة واحدة";
  if (nights === 2) return "ليلتان";
  return nights <= 10 ? `${nights} ليالٍ` : `${nights} ليلة`;
};

/** A room and for how long. */
const staysIn = ({ en, ar }: Names, nights: number): Names => ({
  en: `${en}, ${nights} ${nights === 1 ? "night" : "nights"}`,
  ar: `${ar}، ${arabicNights(nights)}`,
});

/** The price of a rate for one room and the whole stay; what is due at the hotel is its last line. */
export const rateLines = (
  hotel: Hotel,
  { occupancy, room, plan }: Rate,
  pricing: Pricing,
  money: Money,
): readonly PriceLine[] => {
  const { nights, seed, drift } = pricing;
  const to = (dollars: number): number => minorOf(dollars, money);
  const guests = 0.82 + occupancy.adults * 0.09;
  const base = nights.reduce((sum, night) => {
    const plain = hotel.nightly * room.factor * plan.factor * guests * nightFactor(hotel, night, seed) * drift;
    return sum + to(plain + plan.boardDollars * (occupancy.adults + occupancy.child_ages.length * 0.5));
  }, 0);
  const beds = occupancy.child_ages.filter(needsBed).length;
  const discount = Math.round((base * discountOf(hotel)) / money.currency.step) * money.currency.step;
  const feeDollars = tourismFee[hotel.city.country];
  const lines: readonly PriceLine[] = [
    {
      kind: "base",
      code: `room.${room.key}`,
      names: staysIn(room.names, nights.length),
      minor: base,
    },
    {
      kind: "tax",
      code: "tax",
      names: lineNames.tax,
      minor: to(((base - discount) / 10 ** money.currency.exponent / money.rate) * 0.13),
    },
    { kind: "service_fee", code: "service", names: lineNames.service, minor: to(1.4 * nights.length) },
    { kind: "addon", code: "child_bed", names: lineNames.children, minor: beds * to(6 * nights.length) },
    { kind: "discount", code: "early", names: lineNames.discount, minor: -discount },
    {
      kind: "due_at_property",
      code: "tourism",
      names: lineNames.tourism,
      minor: feeDollars === undefined ? 0 : to(feeDollars * nights.length),
    },
    {
      kind: "due_at_property",
      code: "resort",
      names: lineNames.resort,
      minor: hotel.kind === "resort" ? to(5 * nights.length) : 0,
    },
  ];
  return lines.filter(({ kind, minor }) => kind === "base" || minor !== 0);
};

export const dueAtProperty = (lines: readonly PriceLine[]): readonly PriceLine[] =>
  lines.filter(({ kind }) => kind === "due_at_property");

export const dueNow = (lines: readonly PriceLine[]): readonly PriceLine[] =>
  lines.filter(({ kind }) => kind !== "due_at_property");

/** When guests may come in, as an instant. */
export const checkInAt = ({ city, checkInFrom }: Hotel, day: LocalDate): EpochMs =>
  toInstant(`${day}T${checkInFrom}`, city.zone);

/** What giving a rate back costs, stretch by stretch; `lines` are those that are paid now. */
export const cancellationOf = (
  hotel: Hotel,
  plan: Plan,
  day: LocalDate,
  lines: readonly PriceLine[],
  nights: number,
): readonly PolicyRule[] => {
  const total = linesTotal(lines);
  const arrival = checkInAt(hotel, day);
  const lost: PolicyRule = { from: arrival, until: null, allowed: false, penalty: total, refund: 0 };
  if (!plan.isRefundable) return [{ ...lost, from: null, until: arrival }, lost];
  const free = toInstant(`${addDays(day, -plan.freeDays)}T18:00`, hotel.city.zone);
  const firstNight = Math.ceil(total / nights);
  return [
    { from: null, until: free, allowed: true, penalty: 0, refund: total },
    nights === 1
      ? { from: free, until: arrival, allowed: false, penalty: total, refund: 0 }
      : { from: free, until: arrival, allowed: true, penalty: firstNight, refund: total - firstNight },
    lost,
  ];
};

export type StayContext = {
  readonly criteria: Pick<StayCriteria, "check_in" | "check_out" | "rooms">;
  readonly nights: readonly LocalDate[];
  readonly groups: readonly OccupancyGroup[];
  readonly seed: number;
  readonly roomsLeft: RoomsLeft;
};

export const stayContext = (call: Pick<Call, "store" | "random">, criteria: StayContext["criteria"]): StayContext => ({
  criteria,
  nights: nightsOf(criteria),
  groups: groupsOf(criteria.rooms),
  seed: hotelSeed(call),
  roomsLeft: roomsLeftIn(call),
});

/** Everything that a hotel sells for a stay; kinds of rooms that are full are left out. */
export const ratesOf = (hotel: Hotel, { criteria, groups, nights, roomsLeft }: StayContext): readonly Rate[] =>
  hotel.rooms.flatMap((room) => {
    const left = roomsLeft(hotel, room, nights);
    if (left === 0) return [];
    return groups
      .filter((occupancy) => fits(room, occupancy))
      .flatMap((occupancy) =>
        plansOf(hotel, room).map((plan, index) => ({
          key: digest(
            `${hotel.id}/${room.key}/${occupancy.adults}/${occupancy.child_ages.join()}/${index}/${criteria.check_in}`,
          ),
          occupancy,
          room,
          plan,
          left,
        })),
      );
  });

/**
 * The rates of a cheapest way to put everybody up, one for each requested room, or null when there is not room for all.
 * Rooms for many are given first, since few kinds fit them.
 */
export const cheapestChoice = (
  rates: readonly Rate[],
  groups: readonly OccupancyGroup[],
  totalOf: (rate: Rate) => number,
): readonly Rate[] | null => {
  const left = new Map(rates.map(({ room, left: count }) => [room.key, count]));
  const chosen: Rate[] = [];
  const wanted = groups.flatMap((group) => group.rooms.map((index) => ({ group, index })));
  const bySize = wanted.toSorted(
    (one, other) =>
      other.group.adults + other.group.child_ages.length - (one.group.adults + one.group.child_ages.length),
  );
  for (const { group, index } of bySize) {
    const [best] = rates
      .filter(({ occupancy, room }) => occupancy.id === group.id && (left.get(room.key) ?? 0) > 0)
      .toSorted((one, other) => totalOf(one) - totalOf(other));
    if (best === undefined) return null;
    left.set(best.room.key, (left.get(best.room.key) ?? 0) - 1);
    chosen[index] = best;
  }
  return chosen;
};
