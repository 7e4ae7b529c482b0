import { msg } from "@lingui/core/macro";
import {
  check__Pascal__,
  createRecent__Pascal__,
  decode__Pascal__,
  encode__Pascal__,
  type __Pascal__Criteria,
  type __Pascal__CriteriaProblem,
  parseCalendarDate,
  type Recent__Pascal__,
} from "@safar/engine";
import { paths } from "../../app/addresses/paths.ts";
import { deviceStorage } from "../../engine/device/device-storage.ts";
import type { FieldProblem, SearchPlan } from "../search-form/search-plan.types.ts";

const wordsOf = (problem: __Pascal__CriteriaProblem) => {
  switch (problem.code) {
    case "date_missing":
      return msg`Choose the day.`;
    case "date_past":
      return msg`This day is over. Choose today or a later day.`;
    default:
      return msg`This is sold ${problem.days} days ahead. Choose an earlier day.`;
  }
};

const problemOf = (problem: __Pascal__CriteriaProblem): FieldProblem<"date"> => ({
  field: "date",
  words: wordsOf(problem),
});

/** A search, as its form begins, checks and ends it. It names no places yet. */
export const __camel__Plan: SearchPlan<__Pascal__Criteria, "date", never, Recent__Pascal__> = {
  vertical: "__name__",
  words: { search: msg`Search __things__`, trouble: msg`Please fill out all required fields` },
  action: paths.__camel__Home(),
  sent: { sent: "1" },
  columns: "minmax(0, 1fr)",
  draftOf: decode__Pascal__,
  fromFields: (fields) => {
    const date = fields.get("date");
    return { date: typeof date === "string" ? (parseCalendarDate(date) ?? "") : "" };
  },
  problemsOf: (draft, { today }) => {
    const checked = check__Pascal__(draft, { today });
    return checked.ok ? [] : checked.error.map(problemOf);
  },
  searchOf: encode__Pascal__,
  resultsOf: (search) => paths.__camel__Results(search),
  placeId: () => "",
  placeText: () => "",
  recents: createRecent__Pascal__(deviceStorage),
  recentOf: (search) => ({ search }),
  placesOf: () => [],
};
