import { chance, hash32 } from "../hash.ts";
import {
  addDays,
  atMinute,
  type Instant,
  type LocalDate,
  type LocalDateTime,
  toInstant,
  toLocalDate,
  weekdayOf,
} from "../zones.ts";
import { dayMinutes, optionById, optionsOf, type Tour, type TourOption } from "./tours.ts";

/** A moment at which an option begins. */
export type TourStart = {
  /** `mughal-lahore.shared~2026-12-03T09:00`: a wall time at its place. */
  readonly id: string;
  readonly option: TourOption;
  readonly date: LocalDate;
  readonly starts: LocalDateTime;
  readonly ends: LocalDateTime;
  readonly begins: Instant;
  /** From then on nothing of it is sold. */
  readonly closes: Instant;
};

/** How far ahead is sold. */
export const farthestDays = 60;

const friday = 4;
const hour = 3_600_000;

const evening = ["18:30"] as const;

const timesOf = ({ kind, minutes, setsOut, slug }: Tour): readonly string[] => {
  if (setsOut !== null) return [setsOut];
  if (minutes >= dayMinutes) return ["06:00"];
  if (minutes > 6 * 60) return ["07:00"];
  if (kind === "food") return slug.startsWith("breakfast") ? ["07:30", "09:00"] : evening;
  if (kind === "desert") return ["05:30", "16:00"];
  return minutes > 3 * 60 ? ["08:30", "14:30"] : ["09:00", "12:00", "16:00"];
};

/** Treks leave twice a week, small places rest on Fridays, and whoever has one day off takes it by chance. */
export const isClosedOn = ({ minutes, slug }: Tour, date: LocalDate): boolean => {
  const day = weekdayOf(date);
  if (minutes > dayMinutes) return day !== 1 && day !== 5;
  const rest = hash32(`${slug}/rest`) % 14;
  return rest < 7 ? rest === day : rest < 9 && day === friday;
};

const startOf = (option: TourOption, date: LocalDate, time: string): TourStart => {
  const starts = `${date}T${time}`;
  const { minutes, place } = option.tour;
  const begins = toInstant(starts, place.zone);
  const minuteOfDay = Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return {
    id: `${option.id}~${starts}`,
    option,
    date,
    starts,
    ends: atMinute(date, minuteOfDay + minutes),
    begins,
    closes: begins - option.closesHours * hour,
  };
};

/** Every start of a tour on a day, the earliest first; none on a day on which it is closed. */
export const startsOn = (tour: Tour, date: LocalDate): readonly TourStart[] =>
  isClosedOn(tour, date)
    ? []
    : optionsOf(tour).flatMap((option) => timesOf(tour).map((time) => startOf(option, date, time)));

/** The start of an id; undefined for one that never was. */
export const startBy = (id: string): TourStart | undefined => {
  const [of = "", at = ""] = id.split("~");
  const option = optionById(of);
  return (
    option &&
    startsOn(option.tour, at.slice(0, 10)).find((start) => start.option.id === option.id && start.starts === at)
  );
};

const isWeekend = (date: LocalDate): boolean => [4, 5].includes(weekdayOf(date));

/** Until when all comes back; null where nothing ever does. */
export const freeUntil = ({ begins, option: { tour } }: TourStart): Instant | null =>
  tour.freeUntilHours === null ? null : begins - tour.freeUntilHours * hour;

/** How many places others have before anybody books here. */
export const strangersAt = ({ date, id, option }: TourStart, seed: number): number => {
  if (option.tour.slug === "hidden-cellars-of-the-fort") return 0;
  const share = chance(`${id}/crowd`, seed) * (isWeekend(date) ? 1.35 : 1.1) - 0.15;
  if (option.kind === "private") return share > 0.6 ? option.places : 0;
  return Math.max(0, Math.min(option.places, Math.round(option.places * share)));
};

/** What a day makes of a tour's price. */
export const dayFactor = (date: LocalDate): number => (isWeekend(date) ? 1.12 : 1);

/** The days that are sold, from today on at the place. */
export const daysSold = ({ place: { zone } }: Tour, now: Instant): readonly LocalDate[] => {
  const today = toLocalDate(now, zone);
  return Array.from({ length: farthestDays + 1 }, (_, day) => addDays(today, day));
};
