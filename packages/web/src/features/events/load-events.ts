import { msg } from "@lingui/core/macro";
import { addDays, checkEvents, decodeEvents, encodeEvents } from "@safar/engine";
import { redirect } from "@tanstack/react-router";
import { localisePath } from "../../app/addresses/locale.ts";
import { paths } from "../../app/addresses/paths.ts";
import { answerStatus } from "../../app/loading/answer-status.ts";
import { searchEvents } from "../../calls/events.calls.ts";
import { i18nOf } from "../../i18n/i18n.ts";
import { unlistedHead } from "../../seo/page-head.ts";
import { requireVertical } from "../../session/require-vertical.ts";
import { type HomeArgs, loadVerticalHome } from "../vertical-home/load-vertical-home.ts";
import { loadStep } from "../walk/load-step.ts";
import { walkFactsQuery } from "../walk/walk-facts.ts";

const leadTo = (path: string, { context: { facts } }: HomeArgs) =>
  redirect({ href: localisePath(path, facts.locale), statusCode: 302 });

/** The home page. A form that was sent without script leads to its results, or has the form say what is wrong. */
export const loadEventsHome = async (args: HomeArgs) => {
  const home = await loadVerticalHome(args, {
    vertical: "events",
    searchIn: (query) => (query.has("date") ? encodeEvents(decodeEvents(query.toString())) : null),
    title: msg`Book events online`,
    description: msg`Choose a day, see what there is and what it costs, and book in English or Arabic.`,
  });
  const { search } = home;
  if (search !== null && new URLSearchParams(args.location.searchStr).has("sent")) {
    const { today } = await args.context.queryClient.ensureQueryData(walkFactsQuery);
    const checked = checkEvents(decodeEvents(search), { today });
    throw leadTo(checked.ok ? paths.eventsResults(search) : paths.eventsHomeChecked(search), args);
  }
  return home;
};

/** A page of results; tomorrow's where the address names no day. The server searches with the page. */
export const loadEventsResults = async (args: HomeArgs) => {
  await requireVertical("events", args);
  const { facts, queryClient } = args.context;
  const { today } = await queryClient.ensureQueryData(walkFactsQuery);
  const { date } = decodeEvents(args.location.searchStr.replace(/^\?/, ""));
  const search = encodeEvents({ date: date || addDays(today, 1) });
  if (!checkEvents(decodeEvents(search), { today }).ok) throw leadTo(paths.eventsHomeChecked(search), args);
  const { outcome } = await searchEvents({ data: { search } });
  if (outcome.type === "PROBLEM") answerStatus(503);
  const title = i18nOf(facts.locale)._(msg`Events found`);
  return { head: unlistedHead({ facts, title }), search, found: outcome.type === "FOUND" ? outcome.found : null };
};

export const loadEventsOffer = async (args: HomeArgs) => {
  await requireVertical("events", args);
  return loadStep(msg`Look at the offer`, args);
};
