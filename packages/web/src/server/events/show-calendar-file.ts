import type { I18n } from "@lingui/core";
import { type CalendarEvent, type EventDetail, type EventShow, offerId } from "@safar/engine";
import { isReference } from "../../app/addresses/reference.ts";
import type { RequestFacts } from "../../app/loading/request-facts.ts";
import { i18nOf, loadWords } from "../../i18n/i18n.ts";
import { calendarResponse } from "../request/calendar-response.ts";
import { currentRequest } from "../request/current-request.ts";
import { currentEvents } from "./current-events.ts";

type Visit = { readonly params: { readonly show: string } };

/** What a show is to a calendar, in the page's language. */
type ShowCalendar = (event: EventDetail, show: EventShow, facts: RequestFacts, i18n: I18n) => CalendarEvent;

/** The calendar file of a show, by its id. */
export const giveShowCalendar =
  (calendarOf: ShowCalendar) =>
  async ({ params: { show: id } }: Visit): Promise<Response> => {
    const nothing = (status: number) => new Response(null, { status });
    if (!isReference(id)) return nothing(404);
    const [{ context }, { finder }] = await Promise.all([currentRequest(), currentEvents()]);
    const outcome = await finder.readEvent({ event: offerId(id), code: null });
    if (outcome.type === "PROBLEM") return nothing(503);
    const show = outcome.type === "EVENT" ? outcome.event.dates.find((one) => one.id === id) : undefined;
    if (outcome.type !== "EVENT" || show === undefined) return nothing(404);
    const { facts } = context;
    await loadWords(facts.locale);
    return calendarResponse(id, [calendarOf(outcome.event, show, facts, i18nOf(facts.locale))], facts);
  };
