import { msg } from "@lingui/core/macro";
import { checkEvents, decodeEvents, encodeEvents } from "@safar/engine";
import { paths } from "../../app/addresses/paths.ts";
import { answerStatus } from "../../app/loading/answer-status.ts";
import { readEventsHome } from "../../calls/events.calls.ts";
import { leadSent } from "../vertical-home/lead-sent.ts";
import { type HomeArgs, loadVerticalHome } from "../vertical-home/load-vertical-home.ts";
import { eventCitiesQuery } from "./event-cities.ts";

const named = Object.keys(decodeEvents(""));

/** The home page of events. A search that was sent without script leads to its results, or has the form say what is wrong. */
export const loadEventsHome = async (args: HomeArgs) => {
  const { queryClient } = args.context;
  const [home, outcome] = await Promise.all([
    loadVerticalHome(args, {
      vertical: "events",
      searchIn: (query) =>
        named.some((name) => query.has(name)) ? encodeEvents(decodeEvents(query.toString())) : null,
      title: msg`Event tickets online`,
      description: msg`Concerts, theatre, matches, exhibitions and festivals: the day, what is left and the whole price, booked in English or Arabic.`,
    }),
    readEventsHome({ data: { city: new URLSearchParams(args.location.searchStr).get("city") } }),
  ]);
  await leadSent(args, home, (search, today) =>
    checkEvents(decodeEvents(search), { today }).ok ? paths.eventsResults(search) : paths.eventsHomeChecked(search),
  );
  const found = outcome.type === "HOME" ? outcome.home : null;
  if (found === null) answerStatus(503);
  else queryClient.setQueryData(eventCitiesQuery.queryKey, found.cities);
  return { ...home, home: found };
};
