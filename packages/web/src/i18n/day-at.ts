import type { CalendarDate } from "@safar/engine";
import { remembered } from "./remembered.ts";

// Swedish writes a date as the calendar does: 2026-11-21.
const dateFormat = remembered((timeZone) => new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }));

/** The day that it is in a zone at an instant, in milliseconds. */
export const dayAt = (timeZone: string, at: number): CalendarDate => dateFormat(timeZone).format(at);
