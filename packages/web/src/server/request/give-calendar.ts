import type { I18n } from "@lingui/core";
import type { CalendarEvent } from "@safar/engine";
import { isReference } from "../../app/addresses/reference.ts";
import type { RequestFacts } from "../../app/loading/request-facts.ts";
import { i18nOf, loadWords } from "../../i18n/i18n.ts";
import { calendarResponse } from "./calendar-response.ts";
import { currentRequest } from "./current-request.ts";

/** What is found of something that can be kept in a calendar, in the page's language; the status of the answer where nothing is. */
type Found = number | ((facts: RequestFacts, i18n: I18n) => CalendarEvent);

/** The calendar file of something, by its id. */
export const giveCalendar = async (id: string, read: () => Promise<Found>): Promise<Response> => {
  const found = isReference(id) ? await read() : 404;
  if (typeof found === "number") return new Response(null, { status: found });
  const { facts } = (await currentRequest()).context;
  await loadWords(facts.locale);
  return calendarResponse(id, [found(facts, i18nOf(facts.locale))], facts);
};
