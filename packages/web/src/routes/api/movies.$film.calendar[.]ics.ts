import { createFileRoute } from "@tanstack/react-router";
import { firstDayCalendar } from "../../features/movie-shows/first-day-calendar.ts";
import { giveFilmCalendar } from "../../server/movies/film-calendar-file.ts";
import { only } from "../../server/request/only.ts";

export const Route = createFileRoute("/api/movies/$film/calendar.ics")({
  server: { handlers: only({ GET: giveFilmCalendar(firstDayCalendar) }) },
});
