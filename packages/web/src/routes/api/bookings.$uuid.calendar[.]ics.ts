import { createFileRoute } from "@tanstack/react-router";
import { giveCalendar } from "../../server/bookings/pages.ts";
import { only } from "../../server/request/only.ts";
import { calendarOf } from "../../verticals/calendar-of.ts";

export const Route = createFileRoute("/api/bookings/$uuid/calendar.ics")({
  server: { handlers: only({ GET: giveCalendar(calendarOf) }) },
});
