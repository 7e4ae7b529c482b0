import { type CalendarEvent, calendarFile } from "@safar/engine";
import type { RequestFacts } from "../../app/loading/request-facts.ts";
import { siteName } from "../../seo/site-head.ts";

/** A calendar file for whoever asked, called by what it is of. */
export const calendarResponse = (
  name: string,
  events: readonly CalendarEvent[],
  { locale, origin }: Pick<RequestFacts, "locale" | "origin">,
  isCancelled = false,
): Response =>
  new Response(
    calendarFile({
      name: siteName(locale),
      domain: new URL(origin).hostname,
      writtenAt: Date.now(),
      events,
      isCancelled,
    }),
    {
      headers: {
        "content-type": "text/calendar; charset=utf-8",
        "content-disposition": `attachment; filename="safar-${name}.ics"`,
        "cache-control": "private, no-store",
      },
    },
  );
