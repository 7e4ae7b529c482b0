import { chance } from "../hash.ts";
import { hijriOf } from "../seasons.ts";
import type { Gender, Seated } from "../seating.ts";
import { type LocalDate, weekdayOf } from "../zones.ts";
import { placesOf, type RailClass, type RailPlace } from "./rail-classes.ts";

/** What a scenario makes of who else travels. */
export type CrowdWish = "last_place" | "men_beside" | null;

/** Towards the two feasts and home again everybody travels. */
export const isEid = (date: LocalDate): boolean => {
  const { day, month } = hijriOf(date);
  return (month === 9 && day >= 27) || (month === 10 && day <= 4) || (month === 12 && day >= 7 && day <= 13);
};

const busyDays: ReadonlySet<number> = new Set([3, 4, 6]);

/** How much of a class is sold before anybody books here; all of most classes at the feasts. */
const loadOf = (key: string, date: LocalDate, seed: number): number => {
  const own = chance(`${key}/load`, seed);
  if (isEid(date)) return own < 0.7 ? 1 : 0.97;
  return 0.3 + 0.45 * own + (busyDays.has(weekdayOf(date)) ? 0.12 : 0);
};

/** Places that are sold together, if at all. */
const unitOf = ({ bay, coach, id, isFamily }: RailPlace): string => (isFamily ? `${coach}/${bay}` : id);

const genderIn = (key: string, { bay, coach, row }: RailPlace, seed: number): Gender =>
  chance(`${key}/${coach}/${bay ?? row}/who`, seed) < 0.3 ? "female" : "male";

/** Whether a stranger is in a place so that nobody can be anywhere without a man beside them or in their bay. */
const isBeside = ({ bay, col, id, row }: RailPlace): boolean =>
  bay === null ? col % 2 === 0 : row % 2 === 0 && col === 0 && id !== "";

/** Who is where before anybody books here: those of one bay or row are mostly of one kind. */
export const strangersOn = (
  railClass: RailClass,
  {
    date,
    key,
    seed,
    wish,
  }: { readonly date: LocalDate; readonly key: string; readonly seed: number; readonly wish: CrowdWish },
): Seated => {
  const own = `${key}/${railClass.code}`;
  const places = placesOf(railClass);
  if (wish === "last_place") return new Map(places.slice(1).map((place) => [place.id, genderIn(own, place, seed)]));
  if (wish === "men_beside") return new Map(places.filter(isBeside).map(({ id }) => [id, "male"]));
  const load = loadOf(own, date, seed);
  const taken = places.filter((place) => chance(`${own}/${unitOf(place)}`, seed) < load);
  return new Map(taken.map((place) => [place.id, genderIn(own, place, seed)]));
};
