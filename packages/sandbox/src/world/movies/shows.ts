import { chance, digest, hash32, picked } from "../hash.ts";
import {
  addDays,
  atMinute,
  daysBetween,
  type Instant,
  type LocalDate,
  type LocalDateTime,
  toInstant,
  weekdayOf,
} from "../zones.ts";
import { type Cinema, cinemas, type Hall, type ScreenType } from "./cinemas.ts";
import { type Film, films, stateOn } from "./films.ts";
import { type HallSeat, hallSeats } from "./halls.ts";

/** One show of a film. */
export type Show = {
  /** In the shape of a uuid. */
  readonly id: string;
  readonly film: Film;
  readonly cinema: Cinema;
  readonly hall: Hall;
  readonly type: ScreenType;
  readonly date: LocalDate;
  readonly starts: LocalDateTime;
  readonly ends: LocalDateTime;
  readonly begins: Instant;
};

const firstDay: LocalDate = "2024-01-01";
const friday = 4;
const opensAt = 11 * 60;
const fridayOpensAt = 15 * 60;
const lastStart = 23 * 60 + 15;
const cleaning = 25;
const dayMinutes = 24 * 60;

export const isFriday = (date: LocalDate): boolean => weekdayOf(date) === friday;

const hex = (value: number, length: number): string => value.toString(16).padStart(length, "0");

const idOf = (cinema: number, hall: number, date: LocalDate, slot: number): string => {
  const day = daysBetween(firstDay, date);
  const rest = digest(`show/${cinema}/${hall}/${day}/${slot}`);
  return `${hex(cinema, 2)}${hex(hall, 2)}${hex(slot, 2)}${rest.slice(0, 2)}-${hex(day, 4)}-4${rest.slice(2, 5)}-8${rest.slice(5, 8)}-${rest.slice(4)}`;
};

/** A moment of a day that may go on past midnight. */
const momentAt = (date: LocalDate, minute: number): LocalDateTime =>
  atMinute(addDays(date, Math.floor(minute / dayMinutes)), minute % dayMinutes);

/** The shows of a hall on a day, one after the other. */
const hallShows = (cinema: Cinema, index: number, date: LocalDate): readonly Show[] => {
  const hall = cinema.halls[index];
  const running = films.filter((film) => stateOn(film, date) === "now");
  if (hall === undefined || running.length === 0) return [];
  const found: Show[] = [];
  const key = `${cinema.slug}/${index}/${date}`;
  let minute = (isFriday(date) ? fridayOpensAt : opensAt) + (hash32(key) % 10) * 5;
  for (let slot = 0; minute <= lastStart; slot += 1) {
    // The first few films have most of the shows.
    const film = running[Math.floor(chance(`${key}/${slot}`, 0) ** 2 * running.length)];
    if (film === undefined) break;
    const starts = momentAt(date, minute);
    found.push({
      id: idOf(cinema.number, index, date, slot),
      film,
      cinema,
      hall,
      type: picked(hall.types, `${key}/${slot}/type`) ?? "2d",
      date,
      starts,
      ends: momentAt(date, minute + film.minutes),
      begins: toInstant(starts, cinema.zone),
    });
    minute += Math.ceil((film.minutes + cleaning) / 5) * 5;
  }
  return found;
};

/** All shows of some cinemas on a day. */
export const showsOn = (some: readonly Cinema[], date: LocalDate): readonly Show[] =>
  some.flatMap((cinema) => cinema.halls.flatMap((_, index) => hallShows(cinema, index, date)));

const shape = /^([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})[0-9a-f]{2}-([0-9a-f]{4})-/;

/** The show of an id; undefined for one that never was. */
export const showBy = (id: string): Show | undefined => {
  const [, cinema = "", hall = "", , day = ""] = shape.exec(id) ?? [];
  const found = cinemas[Number.parseInt(cinema, 16)];
  if (found === undefined) return undefined;
  const date = addDays(firstDay, Number.parseInt(day, 16));
  return hallShows(found, Number.parseInt(hall, 16), date).find((show) => show.id === id);
};

/** How a scenario fills a hall. */
export type HallCrowd = "usual" | "nearly_full" | "empty";

const loadOf = ({ cinema, date, id, starts }: Show, crowd: HallCrowd): number => {
  if (crowd !== "usual") return crowd === "empty" ? 0 : 0.94;
  const isEvening = Number(starts.slice(11, 13)) >= 18;
  // On Fridays there is hardly a place left, and in a third of the halls none.
  if (isFriday(date)) return hash32(`${id}/full`) % 3 === 0 ? 1 : 0.93;
  return 0.12 + (isEvening ? 0.3 : 0) + chance(`${cinema.slug}/${date}`, 7) * 0.35;
};

/** Who is there before anybody books here: people come by twos, so that few leave a place alone. */
export const strangersAt = (show: Show, seed: number, crowd: HallCrowd): ReadonlySet<string> => {
  const load = loadOf(show, crowd);
  const seats = hallSeats(show.hall.plan);
  const isTaken = ({ col, kind, row }: HallSeat): boolean => {
    const group = kind === "couple_right" ? col - 1 : kind === "couple_left" ? col : col - (col % 2);
    return chance(`${show.id}/${row}/${group}`, seed) < load;
  };
  return new Set(seats.filter(isTaken).map(({ id }) => id));
};
