import { msg } from "@lingui/core/macro";
import { checkEvents, decodeEvents, encodeEvents } from "@safar/engine";
import { redirect } from "@tanstack/react-router";
import { localisePath } from "../../app/addresses/locale.ts";
import { paths } from "../../app/addresses/paths.ts";
import { answerStatus } from "../../app/loading/answer-status.ts";
import { readEventsHome } from "../../calls/events.calls.ts";
import { type HomeArgs, loadVerticalHome } from "../vertical-home/load-vertical-home.ts";
import { walkFactsQuery } from "../walk/walk-facts.ts";
import { eventCitiesQuery } from "./event-cities.ts";

const named = ["q", "city", "category", "from", "to", "part"];

/** The home page of events. A search that was sent without script leads to its results, or has the form say what is wrong. */
export const loadEventsHome = async (args: HomeArgs) => {
  const { facts, queryClient } = args.context;
  const [home, outcome, { today }] = await Promise.all([
    loadVerticalHome(args, {
      vertical: "events",
      searchIn: (query) =>
        named.some((name) => query.has(name)) ? encodeEvents(decodeEvents(query.toString())) : null,
      title: msg`Event tickets online`,
      description: msg`Concerts, theatre, matches, exhibitions and festivals: the day, what is left and the whole price, booked in English or Arabic.`,
    }),
    readEventsHome(),
    queryClient.ensureQueryData(walkFactsQuery),
  ]);
  const { search } = home;
  if (search !== null && new URLSearchParams(args.location.searchStr).has("sent")) {
    const isGood = checkEvents(decodeEvents(search), { today }).ok;
    const path = isGood ? paths.eventsResults(search) : paths.eventsHomeChecked(search);
    throw redirect({ href: localisePath(path, facts.locale), statusCode: 302 });
  }
  const found = outcome.type === "HOME" ? outcome.home : null;
  if (found === null) answerStatus(503);
  else queryClient.setQueryData(eventCitiesQuery.queryKey, found.cities);
  return { ...home, home: found };
};
