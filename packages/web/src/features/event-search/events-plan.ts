import { msg } from "@lingui/core/macro";
import {
  checkEvents,
  createRecentEvents,
  decodeEvents,
  type EventsCriteria,
  type EventsCriteriaProblem,
  encodeEvents,
  type RecentEvents,
} from "@safar/engine";
import { paths } from "../../app/addresses/paths.ts";
import { deviceStorage } from "../../engine/device/device-storage.ts";
import { textOf } from "../search-form/route-plan.ts";
import type { FieldProblem, SearchPlan } from "../search-form/search-plan.types.ts";

type EventField = "q" | "city" | "from" | "to";

const problemOf = (problem: EventsCriteriaProblem): FieldProblem<EventField> => {
  switch (problem.code) {
    case "to_before_from":
      return { field: "to", words: msg`The last day comes before the first.` };
    case "to_past":
      return { field: "to", words: msg`This day is over. Choose today or a later day.` };
    default:
      return { field: "from", words: msg`Events are announced ${problem.days} days ahead. Choose an earlier day.` };
  }
};

/** A search for events. Everything in it may be left out: then it is for all of them. */
export const eventsPlan: SearchPlan<EventsCriteria, EventField, never, RecentEvents> = {
  vertical: "events",
  words: { search: msg`Find events`, trouble: msg`Please fill out all required fields` },
  action: paths.eventsHome(),
  sent: { sent: "1" },
  columns: "minmax(0, 1.4fr) minmax(0, 1fr) minmax(0, 1.4fr)",
  draftOf: decodeEvents,
  fromFields: (fields) => {
    const names = Object.keys(decodeEvents(""));
    return decodeEvents(String(new URLSearchParams(names.map((name) => [name, textOf(fields, name)]))));
  },
  problemsOf: (draft, { today }) => {
    const checked = checkEvents(draft, { today });
    return checked.ok ? [] : checked.error.map(problemOf);
  },
  searchOf: encodeEvents,
  resultsOf: (search) => paths.eventsResults(search),
  placeId: () => "",
  placeText: () => "",
  recents: createRecentEvents(deviceStorage),
  recentOf: (search) => ({ search }),
  placesOf: () => [],
};
