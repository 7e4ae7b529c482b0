import { type Calendar, GregorianCalendar, IslamicUmalquraCalendar } from "@internationalized/date";

const calendars = { gregory: new GregorianCalendar(), "islamic-umalqura": new IslamicUmalquraCalendar() } as const;

/** Gregorian, or Umm al-Qura as Saudi Arabia reckons. */
export type CalendarName = keyof typeof calendars;

export const calendarOf = (name: CalendarName): Calendar => calendars[name];
