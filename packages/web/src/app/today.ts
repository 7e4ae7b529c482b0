import type { CalendarDate } from "@safar/engine";

/** Today where an edition's people live, whatever the device or the server is set to. */
export const todayIn = (timeZone: string): CalendarDate =>
  // Swedish writes a date as the calendar does: 2026-11-21.
  new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(Date.now());
