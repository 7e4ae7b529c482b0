import type { I18n } from "@lingui/core";
import type { CalendarEvent, Film } from "@safar/engine";
import type { RequestFacts } from "../../app/loading/request-facts.ts";
import { giveCalendar } from "../request/give-calendar.ts";
import { currentMovies } from "./current-movies.ts";

/** The calendar file of a film, by its slug. */
export const giveFilmCalendar =
  (calendarOf: (film: Film, facts: RequestFacts, i18n: I18n) => CalendarEvent) =>
  ({ params: { film: slug } }: { readonly params: { readonly film: string } }): Promise<Response> =>
    giveCalendar(slug, async () => {
      const outcome = await (await currentMovies()).guide.film(slug);
      if (outcome.type !== "FILM") return outcome.type === "NOT_FOUND" ? 404 : 503;
      return (...how) => calendarOf(outcome.film, ...how);
    });
