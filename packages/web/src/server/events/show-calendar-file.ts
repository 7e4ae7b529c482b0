import type { I18n } from "@lingui/core";
import { type CalendarEvent, type EventDetail, type EventShow, offerId } from "@safar/engine";
import type { RequestFacts } from "../../app/loading/request-facts.ts";
import { giveCalendar } from "../request/give-calendar.ts";
import { currentEvents } from "./current-events.ts";

/** What a show is to a calendar, in the page's language. */
type ShowCalendar = (event: EventDetail, show: EventShow, facts: RequestFacts, i18n: I18n) => CalendarEvent;

type Asked = { readonly params: { readonly show: string }; readonly request: Request };

/** The calendar file of a show, or of its sale, by the show's id. */
export const giveShowCalendar =
  (calendars: Readonly<Record<"show" | "sale", ShowCalendar>>) =>
  ({ params: { show: id }, request }: Asked): Promise<Response> =>
    giveCalendar(id, async () => {
      const outcome = await (await currentEvents()).finder.readEvent({ event: offerId(id), code: null });
      if (outcome.type !== "EVENT") return outcome.type === "PROBLEM" ? 503 : 404;
      const show = outcome.event.dates.find((one) => one.id === id);
      const calendarOf = calendars[new URL(request.url).searchParams.get("of") === "sale" ? "sale" : "show"];
      return show ? (...how) => calendarOf(outcome.event, show, ...how) : 404;
    });
