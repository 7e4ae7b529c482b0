import type { Call, EpochMs } from "../../core/service.ts";
import { between, chance, digest } from "../../world/hash.ts";
import type { RoomType } from "../../world/hotels/hotel-rooms.ts";
import type { Hotel } from "../../world/hotels/hotels.ts";
import { type Money, minorOf, roundedIn } from "../../world/money.ts";
import type { Names } from "../../world/names.ts";
import { hijriOf } from "../../world/seasons.ts";
import { addDays, type LocalDate, toInstant, weekdayOf } from "../../world/zones.ts";
import { givenBack, type PolicyRule, timelineOf } from "../orders/policy.ts";
import { linesTotal, linesWith, type PriceLine, priceLine } from "../orders/price-lines.ts";
import { seedOf } from "../selling/seed.ts";
import { type RoomsLeft, roomsLeftIn } from "./hotel-inventory.ts";
import { nightsOf, type Occupancy, type StayCriteria } from "./hotel-sessions.ts";

type Board = "room_only" | "breakfast" | "half_board" | "full_board" | "all_inclusive";

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

const sameGuests = ({ adults, child_ages }: Occupancy): string =>
  `${adults}/${child_ages.toSorted((one, other) => one - other).join()}`;

const groupsOf = (rooms: readonly Occupancy[]): readonly OccupancyGroup[] => {
  const numbered = rooms.map(({ adults, child_ages }, index) => ({ adults, child_ages, index }));
  return [...Map.groupBy(numbered, sameGuests).values()].flatMap((same, group) => {
    const { adults, child_ages } = same[0] ?? { adults: 0, child_ages: [] };
    return { id: `o${group + 1}`, adults, child_ages, rooms: same.map(({ index }) => index) };
  });
};

const fits = ({ sleeps }: RoomType, { adults, child_ages }: Occupancy): boolean =>
  adults <= sleeps.adults && adults + child_ages.length <= sleeps.total;

const plansOf = (hotel: Hotel, room: RoomType): readonly Plan[] => {
  const key = `${hotel.id}/${room.key}`;
  const freeDays = between(`${key}/free`, 41, 1, 3);
  const meal = 3 + hotel.stars * 1.6;
  const plan = (board: Board, factor: number, boardDollars = 0, isRefundable = true): Plan => ({
    board,
    isRefundable,
    factor,
    boardDollars,
    freeDays,
  });
  const isHalf = hotel.amenities.includes("restaurant") && chance(`${key}/half`, 42) < 0.55;
  return [
    plan("room_only", 0.9, 0, false),
    plan("room_only", 1),
    ...(hotel.amenities.includes("breakfast") ? [plan("breakfast", 1, meal)] : []),
    ...(isHalf ? [plan("half_board", 0.98, meal * 2.6)] : []),
    ...(hotel.kind === "resort" ? [plan("all_inclusive", 1, meal * 4.5)] : []),
  ];
};

/** The nights that are dearer, where they are not those of Saturday and Sunday. */
const weekend: Readonly<Record<string, readonly number[]>> = { SA: [3, 4], AE: [4, 5], QA: [3, 4], EG: [3, 4] };

/** How dear a night is: weekends, Ramadan and Hajj in the holy cities, Eid, and the hotel's own luck. */
const nightFactor = ({ id, city }: Hotel, night: LocalDate, seed: number): number => {
  const { month, day } = hijriOf(night);
  const isHoly = city.slug === "makkah" || city.slug === "madinah";
  const season =
    isHoly && month === 9 ? 1.9 : isHoly && month === 12 && day <= 14 ? 2.4 : month === 10 && day <= 4 ? 1.25 : 1;
  const atWeekend = (weekend[city.country] ?? [5, 6]).includes(weekdayOf(night)) ? 1.12 : 1;
  return season * atWeekend * (0.9 + chance(`${id}/${night}/price`, seed) * 0.22);
};

const lineNames = {
  tax: { en: "Taxes", ar: "الضرائب" },
  service: { en: "Service fee", ar: "رسوم الخدمة" },
  discount: { en: "Early booking discount", ar: "خصم الحجز المبكر" },
  children: { en: "Extra beds for children", ar: "أسرّة إضافية للأطفال" },
  tourism: { en: "Tourism fee", ar: "رسم السياحة" },
  resort: { en: "Resort fee", ar: "رسم المنتجع" },
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

/** The price of a rate for one room and the whole stay; what is due at the hotel is its last line. The drift is what became of it since the search. */
export const linesOf = (
  hotel: Hotel,
  { occupancy, room, plan }: Omit<Rate, "left">,
  { nights, seed }: Pick<Stay, "nights" | "seed">,
  money: Money,
  drift = 1,
): readonly PriceLine[] => {
  const to = (dollars: number): number => minorOf(dollars, money);
  const guests = 0.82 + occupancy.adults * 0.09;
  const base = nights.reduce((sum, night) => {
    const plain = hotel.nightly * room.factor * plan.factor * guests * nightFactor(hotel, night, seed) * drift;
    return sum + to(plain + plan.boardDollars * (occupancy.adults + occupancy.child_ages.length * 0.5));
  }, 0);
  const beds = occupancy.child_ages.filter(needsBed).length;
  const discount = roundedIn(money, base * discountOf(hotel));
  const taxed = (base - discount) / 10 ** money.currency.exponent / money.rate;
  const atHotel = {
    tourism: to((tourismFee[hotel.city.country] ?? 0) * nights.length),
    resort: hotel.kind === "resort" ? to(5 * nights.length) : 0,
  };
  return linesWith(
    [priceLine("base", `room.${room.key}`, staysIn(room.names, nights.length), base)],
    [
      priceLine("tax", "tax", lineNames.tax, to(taxed * 0.13)),
      priceLine("service_fee", "service", lineNames.service, to(1.4 * nights.length)),
      priceLine("addon", "child_bed", lineNames.children, beds * to(6 * nights.length)),
      priceLine("discount", "early", lineNames.discount, -discount),
      priceLine("due_at_property", "tourism", lineNames.tourism, atHotel.tourism),
      priceLine("due_at_property", "resort", lineNames.resort, atHotel.resort),
    ],
  );
};

export const dueAtProperty = (lines: readonly PriceLine[]): readonly PriceLine[] =>
  lines.filter(({ kind }) => kind === "due_at_property");

export const dueNow = (lines: readonly PriceLine[]): readonly PriceLine[] =>
  lines.filter(({ kind }) => kind !== "due_at_property");

/** When guests may come in, as an instant. */
export const checkInAt = ({ city, checkInFrom }: Hotel, day: LocalDate): EpochMs =>
  toInstant(`${day}T${checkInFrom}`, city.zone);

/** A stay, once it is known when and for whom. */
type Stay = {
  readonly criteria: Pick<StayCriteria, "check_in" | "check_out" | "rooms">;
  readonly nights: readonly LocalDate[];
  readonly seed: number;
};

export const stayOf = (call: Pick<Call, "random">, criteria: Stay["criteria"]): Stay => ({
  criteria,
  nights: nightsOf(criteria),
  seed: seedOf(call, "hotels"),
});

/** What giving a rate back costs, stretch by stretch; `lines` are those that are paid now. */
export const cancellationOf = (
  hotel: Hotel,
  plan: Plan,
  { criteria, nights }: Stay,
  lines: readonly PriceLine[],
  { currency: { step } }: Pick<Money, "currency">,
): readonly PolicyRule[] => {
  const total = linesTotal(lines);
  const arrival = checkInAt(hotel, criteria.check_in);
  const free = toInstant(`${addDays(criteria.check_in, -plan.freeDays)}T18:00`, hotel.city.zone);
  // The first night is kept of a stay that is given up late.
  const late = nights.length === 1 ? 0 : total - Math.ceil(total / nights.length / step) * step;
  const before = plan.isRefundable
    ? [givenBack(total, total, free), givenBack(total, late, arrival, true)]
    : [givenBack(total, 0, arrival, true)];
  return timelineOf([...before, givenBack(total, 0, null)]);
};

export type StayContext = Stay & { readonly groups: readonly OccupancyGroup[]; readonly roomsLeft: RoomsLeft };

export const stayContext = (call: Pick<Call, "store" | "random">, criteria: Stay["criteria"]): StayContext => ({
  ...stayOf(call, criteria),
  groups: groupsOf(criteria.rooms),
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
