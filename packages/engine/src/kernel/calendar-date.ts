import { toAsciiDigits } from "./digits.ts";

/** A day without a zone, `YYYY-MM-DD`. Such texts order as the days do. */
export type CalendarDate = string;

const shape = /^(\d{4})-(\d{2})-(\d{2})$/;

const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

const daysInMonth = (year: number, month: number): number => {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
};

/** Whether it has a day's shape, `YYYY-MM-DD`, be there such a day or not. */
export const isDateShaped = (text: string): boolean => shape.test(toAsciiDigits(text.trim()));

/** The day that a text names, its digits in any script, or undefined when there is no such day. */
export const parseCalendarDate = (text: string): CalendarDate | undefined => {
  const date = toAsciiDigits(text.trim());
  const [year = 0, month = 0, day = 0] = (shape.exec(date) ?? []).slice(1).map(Number);
  const exists = year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
  return exists ? date : undefined;
};

const dayMs = 86_400_000;

/** The day so many days later; earlier, when it is negative. */
export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** Completed years on a day. Somebody born on 29 February completes a year on 1 March when there is no 29 February. */
export const ageOn = (birthDate: CalendarDate, day: CalendarDate): number => {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
};

export type AgeBand = "infant" | "child" | "adult";

/** Infant under 2, child from 2, adult from 12, as of the day the journey's last part departs or the stay begins. */
export const ageBandOf = (age: number): AgeBand => {
  if (age < 2) return "infant";
  return age < 12 ? "child" : "adult";
};
