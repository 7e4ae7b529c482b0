import type { CalendarDate } from "@safar/engine";
import { dayAt } from "../../i18n/day-at.ts";
import { serverClock } from "./server-clock.ts";

/** Today where an edition's people live, whatever the device is set to. */
export const todayIn = (timeZone: string): CalendarDate => dayAt(timeZone, serverClock.now());
