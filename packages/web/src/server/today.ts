import type { CalendarDate } from "@safar/engine";
import { dayAt } from "../i18n/day-at.ts";
import { systemClock } from "./system-clock.ts";

/** Today where an edition's people live, wherever the server is. */
export const todayIn = (timeZone: string): CalendarDate => dayAt(timeZone, systemClock.now());
