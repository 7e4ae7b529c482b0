import { msg } from "@lingui/core/macro";
import {
  checkTours,
  createRecentTours,
  decodeTours,
  encodeTours,
  parseCalendarDate,
  type RecentTours,
  type ToursCriteria,
  type ToursCriteriaProblem,
} from "@safar/engine";
import { paths } from "../../app/addresses/paths.ts";
import { deviceStorage } from "../../engine/device/device-storage.ts";
import type { FieldProblem, SearchPlan } from "../search-form/search-plan.types.ts";

const wordsOf = (problem: ToursCriteriaProblem) => {
  switch (problem.code) {
    case "date_missing":
      return msg`Choose the day.`;
    case "date_past":
      return msg`This day is over. Choose today or a later day.`;
    default:
      return msg`This is sold ${problem.days} days ahead. Choose an earlier day.`;
  }
};

const problemOf = (problem: ToursCriteriaProblem): FieldProblem<"date"> => ({
  field: "date",
  words: wordsOf(problem),
});

/** A search, as its form begins, checks and ends it. It names no places yet. */
export const toursPlan: SearchPlan<ToursCriteria, "date", never, RecentTours> = {
  vertical: "tours",
  words: { search: msg`Search tours`, trouble: msg`Please fill out all required fields` },
  action: paths.toursHome(),
  sent: { sent: "1" },
  columns: "minmax(0, 1fr)",
  draftOf: decodeTours,
  fromFields: (fields) => {
    const date = fields.get("date");
    return { date: typeof date === "string" ? (parseCalendarDate(date) ?? "") : "" };
  },
  problemsOf: (draft, { today }) => {
    const checked = checkTours(draft, { today });
    return checked.ok ? [] : checked.error.map(problemOf);
  },
  searchOf: encodeTours,
  resultsOf: (search) => paths.toursResults(search),
  placeId: () => "",
  placeText: () => "",
  recents: createRecentTours(deviceStorage),
  recentOf: (search) => ({ search }),
  placesOf: () => [],
};
