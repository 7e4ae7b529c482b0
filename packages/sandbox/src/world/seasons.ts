import type { Airport } from "./airports.ts";
import { daysBetween, type LocalDate, weekdayOf } from "./zones.ts";

const hijri = new Intl.DateTimeFormat("en-u-ca-islamic-umalqura-nu-latn", {
  timeZone: "UTC",
  month: "numeric",
  day: "numeric",
});
const known = new Map<LocalDate, { month: number; day: number }>();

/** Month and day in the Umm al-Qura calendar. */
export const hijriOf = (date: LocalDate): { month: number; day: number } => {
  const found = known.get(date);
  if (found !== undefined) return found;
  const parts = hijri.formatToParts(Date.parse(`${date}T00:00Z`));
  const part = (type: string): number => Number(parts.find((each) => each.type === type)?.value ?? 0);
  const made = { month: part("month"), day: part("day") };
  known.set(date, made);
  return made;
};

const holyCities = new Set(["JED", "MED", "TIF"]);
const isWorker = (country: string): boolean => country === "SA" || country === "AE" || country === "QA";

/** How the religious calendar moves a route's fares: Umrah in Ramadan, home for Eid and back again, Hajj. */
const religiousSeason = (from: Airport, to: Airport, date: LocalDate): number => {
  const { month, day } = hijriOf(date);
  const toHoly = holyCities.has(to.iata) && from.country !== "SA";
  const fromHoly = holyCities.has(from.iata) && to.country !== "SA";
  const homeward = isWorker(from.country) && to.country === "PK";
  const outward = from.country === "PK" && isWorker(to.country);
  if (month === 9 && day >= 20) return homeward ? 1.6 : toHoly ? 1.45 : 1.1;
  if (month === 9) return toHoly ? 1.3 : 0.9;
  if (month === 10 && day <= 3) return homeward ? 1.3 : fromHoly ? 1.35 : 1.2;
  if (month === 10 && day <= 14) return outward || fromHoly ? 1.4 : 1.05;
  if ((month === 11 && day >= 15) || (month === 12 && day <= 7)) return toHoly ? 1.5 : homeward ? 1.3 : 1;
  if (month === 12 && day <= 13) return homeward ? 1.35 : 1.15;
  if (month === 12 && day <= 25) return fromHoly || outward ? 1.4 : 1;
  return 1;
};

const civilSeason = (date: LocalDate): number => {
  const monthDay = date.slice(5);
  if (monthDay >= "12-18" || monthDay <= "01-05") return 1.14;
  if (monthDay >= "06-10" && monthDay <= "08-20") return 1.16;
  if (monthDay >= "09-22" && monthDay <= "09-24") return 1.12;
  if (monthDay >= "01-15" && monthDay <= "02-28") return 0.94;
  return 1;
};

/** Monday first; the weekend of both countries' travellers pulls Thursday and Friday up. */
const weekday = [0.95, 0.92, 0.96, 1.12, 1.07, 0.99, 1.04];

const advance = (daysAhead: number): number => {
  if (daysAhead <= 2) return 1.62;
  if (daysAhead <= 6) return 1.38;
  if (daysAhead <= 13) return 1.19;
  if (daysAhead <= 20) return 1.08;
  if (daysAhead <= 60) return 1;
  return daysAhead <= 150 ? 0.95 : 1.02;
};

/** What the date of travel and the day of booking make of a route's average fare. */
export const seasonFactor = (from: Airport, to: Airport, travel: LocalDate, booked: LocalDate): number =>
  religiousSeason(from, to, travel) *
  civilSeason(travel) *
  (weekday[weekdayOf(travel)] ?? 1) *
  advance(daysBetween(booked, travel));
