import { msg } from "@lingui/core/macro";
import {
  checkEvents,
  createRecentEvents,
  decodeEvents,
  type EventsCriteria,
  type EventsCriteriaProblem,
  encodeEvents,
  parseCalendarDate,
  type RecentEvents,
} from "@safar/engine";
import { paths } from "../../app/addresses/paths.ts";
import { deviceStorage } from "../../engine/device/device-storage.ts";
import type { FieldProblem, SearchPlan } from "../search-form/search-plan.types.ts";

const wordsOf = (problem: EventsCriteriaProblem) => {
  switch (problem.code) {
    case "date_missing":
      return msg`Choose the day.`;
    case "date_past":
      return msg`This day is over. Choose today or a later day.`;
    default:
      return msg`This is sold ${problem.days} days ahead. Choose an earlier day.`;
  }
};

const problemOf = (problem: EventsCriteriaProblem): FieldProblem<"date"> => ({
  field: "date",
  words: wordsOf(problem),
});

/** A search, as its form begins, checks and ends it. It names no places yet. */
export const eventsPlan: SearchPlan<EventsCriteria, "date", never, RecentEvents> = {
  vertical: "events",
  words: { search: msg`Search events`, trouble: msg`Please fill out all required fields` },
  action: paths.eventsHome(),
  sent: { sent: "1" },
  columns: "minmax(0, 1fr)",
  draftOf: decodeEvents,
  fromFields: (fields) => {
    const date = fields.get("date");
    return { date: typeof date === "string" ? (parseCalendarDate(date) ?? "") : "" };
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
