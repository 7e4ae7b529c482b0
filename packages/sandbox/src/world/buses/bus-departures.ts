import { unluckySeat } from "../../scenarios/buses.scenarios.ts";
import { between, chance } from "../hash.ts";
import { type Route, routeBetween } from "../routes.ts";
import { type Place, type Seated, strangersIn } from "../seating.ts";
import { atMinute, daysBetween, type Instant, type LocalDate, toInstant, weekdayOf } from "../zones.ts";
import { knownBusCity } from "./bus-cities.ts";
import { type Coach, categories, coachSeats, knownCoach, type SeatCategory } from "./bus-coaches.ts";
import { type BusOperator, busOperators } from "./bus-operators.ts";

/** One coach on one day from its first stop to its last. */
export type BusDeparture = {
  /** Names it for ever: `SND.karachi.lahore.2026-12-03.1290`. */
  readonly id: string;
  readonly operator: BusOperator;
  readonly coach: Coach;
  readonly from: string;
  readonly to: string;
  readonly date: LocalDate;
  readonly trip: Route;
  readonly departs: Instant;
  readonly arrives: Instant;
  readonly zone: string;
};

/** Farther than this nobody drives in one go. */
const longestKm = 1_900;

/** The pass to Gilgit is driven up on one day and down on the next. */
const everyOtherDay: ReadonlySet<string> = new Set(["abbottabad/gilgit", "gilgit/abbottabad"]);

const runsOn = (from: string, to: string, date: LocalDate): boolean =>
  !everyOtherDay.has(`${from}/${to}`) || daysBetween("2026-01-01", date) % 2 === 0;

const serves = ({ country, cities }: BusOperator, from: string, to: string): boolean =>
  country === knownBusCity(from).country && (cities === null || (cities.includes(from) && cities.includes(to)));

const minute = 60_000;
const dayMinutes = 24 * 60;
const quarter = 15;

/** How many coaches an operator sends in a day: more where the road is short. */
const dailyCount = ({ km }: Route, key: string, seed: number): number => {
  const most = km < 200 ? 7 : km < 450 ? 5 : km < 900 ? 4 : 3;
  return between(`${key}/count`, seed, Math.max(1, most - 2), most);
};

const departuresOf = (
  operator: BusOperator,
  { from, to, date, trip, seed }: { from: string; to: string; date: LocalDate; trip: Route; seed: number },
): readonly BusDeparture[] => {
  const zone = knownBusCity(from).zone;
  const key = `${operator.id}.${from}.${to}`;
  const count = dailyCount(trip, key, seed);
  const first = between(`${key}/first`, seed, 5 * 60, 8 * 60);
  const last = between(`${key}/last`, seed, 20 * 60, dayMinutes - quarter);
  const gap = count === 1 ? 0 : (last - first) / (count - 1);
  return Array.from({ length: count }, (_, index) => {
    const start = Math.round((first + gap * index) / quarter) * quarter;
    // Long roads by night have the better coaches.
    const isNight = start >= 19 * 60 || start < 4 * 60;
    const choice = isNight && trip.km > 400 ? operator.coaches.length - 1 : index % operator.coaches.length;
    const departs = toInstant(atMinute(date, start), zone);
    return {
      id: `${key}.${date}.${start}`,
      operator,
      coach: knownCoach(operator.coaches[choice] ?? "standard"),
      from,
      to,
      date,
      trip,
      departs,
      arrives: departs + trip.minutes * minute,
      zone,
    };
  });
};

/** Every coach between two cities on a day, earliest first. */
export const departuresOn = (from: string, to: string, date: LocalDate, seed: number): readonly BusDeparture[] => {
  const trip = routeBetween(from, to);
  if (trip === null || trip.km > longestKm || !runsOn(from, to, date)) return [];
  return busOperators
    .filter((operator) => serves(operator, from, to))
    .flatMap((operator) => departuresOf(operator, { from, to, date, trip, seed }))
    .sort((one, other) => one.departs - other.departs || (one.id < other.id ? -1 : 1));
};

export const departureBy = (id: string, seed: number): BusDeparture | undefined => {
  const [, from = "", to = "", date = ""] = id.split(".");
  return departuresOn(from, to, date, seed).find((departure) => departure.id === id);
};

/** What a kilometre costs in dollars on a plain coach. */
const dollarsPerKm = { PK: 0.0185, SA: 0.052 } as const;
const leastDollars = 2.4;

const weekendFactor = (date: LocalDate, country: "PK" | "SA"): number => {
  const day = weekdayOf(date);
  // Before and after the days off: Friday and Sunday, and in Saudi Arabia Thursday and Saturday.
  const busy = country === "PK" ? [4, 6] : [3, 5];
  return busy.includes(day) ? 1.12 : 1;
};

/** A seat's fare in dollars by its category. */
export const seatDollars = (
  { operator, coach, trip, date, id }: BusDeparture,
  category: SeatCategory,
  seed: number,
): number => {
  const road = Math.max(leastDollars, trip.km * dollarsPerKm[operator.country] * (trip.km > 600 ? 0.86 : 1));
  const own = 0.95 + 0.1 * chance(`${id}/fare`, seed);
  return road * operator.level * coach.level * own * weekendFactor(date, operator.country) * categories[category].share;
};

/** The share taken off a departure's fares, 0 for most of them. */
export const saleOf = ({ id }: BusDeparture, seed: number): number =>
  chance(`${id}/sale`, seed) < 0.22 ? between(`${id}/off`, seed, 1, 4) * 0.05 : 0;

const popular: ReadonlySet<string | null> = new Set<SeatCategory>(["front", "recliner", "lower_berth"]);

/** Who sits where before anybody books here. The unlucky seat can always be chosen, so that losing it can always be seen. */
export const occupantsOf = ({ id, coach, operator }: BusDeparture, seed: number): Seated => {
  const load = 0.22 + 0.5 * chance(`${id}/load`, seed);
  const loadOf = (place: Place) => (place.id === unluckySeat ? 0 : load * (popular.has(place.category) ? 1.25 : 0.9));
  return strangersIn(coachSeats(coach), operator.rules, { key: id, seed, loadOf });
};
