import { msg } from "@lingui/core/macro";
import { checkEvents, decodeEvents, type EventsCriteria, encodeEvents, eventCategories, offerId } from "@safar/engine";
import type { QueryClient } from "@tanstack/react-query";
import { notFound, redirect } from "@tanstack/react-router";
import { localisePath } from "../../app/addresses/locale.ts";
import { paths } from "../../app/addresses/paths.ts";
import { isReference } from "../../app/addresses/reference.ts";
import { answerStatus } from "../../app/loading/answer-status.ts";
import { readablePath } from "../../app/loading/loader-args.ts";
import { readEvent, searchEvents } from "../../calls/events.calls.ts";
import { i18nOf } from "../../i18n/i18n.ts";
import { pageHead, unlistedHead } from "../../seo/page-head.ts";
import { requireVertical } from "../../session/require-vertical.ts";
import { eventCitiesQuery } from "../event-search/event-cities.ts";
import { categoryWords } from "../event-search/event-words.ts";
import { titleOf } from "../event-search/search-told.ts";
import { loadStep, type StepArgs } from "../walk/load-step.ts";
import { walkFactsQuery } from "../walk/walk-facts.ts";

type Args = StepArgs & { readonly context: { readonly queryClient: QueryClient } };

/** What an address looks for, found with the page by the server. A search that cannot be made leads to its form. */
const found = async (criteria: EventsCriteria, { context: { facts, queryClient } }: Args) => {
  const [{ today }] = await Promise.all([
    queryClient.ensureQueryData(walkFactsQuery),
    queryClient.ensureQueryData(eventCitiesQuery),
  ]);
  const search = encodeEvents(criteria);
  if (!checkEvents(criteria, { today }).ok) {
    throw redirect({ href: localisePath(paths.eventsHomeChecked(search), facts.locale), statusCode: 302 });
  }
  const { outcome } = await searchEvents({ data: { search } });
  if (outcome.type === "PROBLEM") answerStatus(503);
  return { search, found: outcome.type === "FOUND" ? outcome.found : null };
};

const given = ({ location }: Args): EventsCriteria => decodeEvents(location.searchStr.replace(/^\?/, ""));

/** `/events/search`: what was looked for. A category has an address of its own. */
export const loadEventsResults = async (args: Args) => {
  await requireVertical("events", args);
  const { facts, queryClient } = args.context;
  const criteria = given(args);
  const own = await found(criteria, args);
  if (criteria.category !== null) {
    throw redirect({ href: localisePath(paths.eventsResults(own.search), facts.locale), statusCode: 302 });
  }
  const cities = queryClient.getQueryData(eventCitiesQuery.queryKey) ?? [];
  const title = titleOf(own.search, cities, i18nOf(facts.locale), facts.locale);
  return { ...own, head: unlistedHead({ facts, title }) };
};

/** `/events/category/{slug}`: all that is on of a category. */
export const loadEventCategory = async (slug: string, args: Args) => {
  await requireVertical("events", args);
  const category = eventCategories.find((one) => one === slug);
  if (category === undefined) throw notFound({ data: readablePath(args.location) });
  const { facts } = args.context;
  const own = await found({ ...given(args), category }, args);
  const i18n = i18nOf(facts.locale);
  const name = i18n._(categoryWords[category]);
  const head = pageHead({
    facts,
    path: paths.eventsCategory(category),
    title: i18n._(msg`${name}: events and tickets`),
    description: i18n._(
      msg`${name} in twelve cities: days, what is left and the whole price, booked in English or Arabic.`,
    ),
  });
  return { ...own, head };
};

export type LoadedEvents = Pick<Awaited<ReturnType<typeof loadEventCategory>>, "search" | "found">;

/** `/events/{slug}`: an event with its days and passes. */
export const loadEvent = async (slug: string, args: Args) => {
  await requireVertical("events", args);
  const { facts, queryClient } = args.context;
  const [{ outcome }] = await Promise.all([
    isReference(slug)
      ? readEvent({ data: { event: offerId(slug), code: null } })
      : { outcome: { type: "SESSION_EXPIRED" as const } },
    queryClient.ensureQueryData(walkFactsQuery),
  ]);
  if (outcome.type === "SESSION_EXPIRED") throw notFound({ data: readablePath(args.location) });
  if (outcome.type === "PROBLEM") {
    answerStatus(503);
    return { event: null, head: unlistedHead({ facts, title: i18nOf(facts.locale)._(msg`Event`) }) };
  }
  const { event } = outcome;
  const { about, title, venue } = event;
  const head = pageHead({
    facts,
    path: paths.event(event.slug),
    title: `${title[facts.locale]} · ${venue.city.name[facts.locale]}`,
    description: about[facts.locale],
  });
  return { event, head };
};

/** `/events/select-pass/{uuid}`: an event by its slug, or one of its shows. */
export const loadPasses = async (args: Args) => {
  await requireVertical("events", args);
  return loadStep(msg`Choose your passes`, args);
};
