import { createFileRoute } from "@tanstack/react-router";
import { saleCalendar, showCalendar } from "../../features/event-page/show-calendar.ts";
import { giveShowCalendar } from "../../server/events/show-calendar-file.ts";
import { only } from "../../server/request/only.ts";

export const Route = createFileRoute("/api/events/$show/calendar.ics")({
  server: { handlers: only({ GET: giveShowCalendar({ show: showCalendar, sale: saleCalendar }) }) },
});
