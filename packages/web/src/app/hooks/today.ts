import type { CalendarDate } from "@safar/engine";
import { serverClock } from "../../engine/asking/server-clock.ts";
import { remembered } from "../../i18n/remembered.ts";

// Swedish writes a date as the calendar does: 2026-11-21.
const dateFormat = remembered((timeZone) => new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }));

/** Today where an edition's people live, whatever the device or the server is set to. */
export const todayIn = (timeZone: string): CalendarDate => dateFormat(timeZone).format(serverClock.now());
