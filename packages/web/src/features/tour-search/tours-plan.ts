import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import {
  addDays,
  type CalendarDate,
  checkTours,
  createRecentTours,
  decodeTours,
  encodeTours,
  type FormFields,
  type FoundPlace,
  parseCalendarDate,
  type RecentTours,
  type SearchText,
  type ToursCriteria,
  type ToursCriteriaProblem,
} from "@safar/engine";
import { paths } from "../../app/addresses/paths.ts";
import { deviceStorage } from "../../engine/device/device-storage.ts";
import { formatShortDays } from "../../i18n/short-days.ts";
import type { FieldProblem, SearchPlan } from "../search-form/search-plan.types.ts";
import { inBoth } from "../search-form/told-words.ts";
import { placeOfTours } from "./tour-places.ts";

export type TourField = "place" | "from" | "to";

/** What is looked at where nobody says which days: the week from tomorrow on. */
export const usualDays = (today: CalendarDate): Pick<ToursCriteria, "from" | "to"> => ({
  from: addDays(today, 1),
  to: addDays(today, 7),
});

/** Where the tours of a search are. */
export const toursPath = (search: SearchText, view = ""): string => {
  const { from, place, to } = decodeTours(search);
  return paths.toursPlace(place, from === "" ? "" : String(new URLSearchParams({ from, to })), view);
};

const problemOf = (problem: ToursCriteriaProblem): FieldProblem<TourField> => {
  const at = (field: TourField, words: MessageDescriptor) => ({ field, words });
  switch (problem.code) {
    case "place_missing":
      return at("place", msg`Choose where you want a tour.`);
    case "from_missing":
      return at("from", msg`Choose the first day that suits you.`);
    case "from_past":
      return at("from", msg`This day is over. Choose today or a later day.`);
    case "to_missing":
      return at("to", msg`Choose the last day that suits you.`);
    case "to_past":
      return at("to", msg`The last day comes before the first.`);
    default:
      return at(
        problem.code === "to_too_far" ? "to" : "from",
        msg`Tours are sold ${problem.days} days ahead. Choose an earlier day.`,
      );
  }
};

const dayIn = (fields: FormFields, name: string): CalendarDate => {
  const day = fields.get(name);
  return typeof day === "string" ? (parseCalendarDate(day) ?? "") : "";
};

/** A search for tours. The place is as addresses name it. */
export const toursPlan: SearchPlan<ToursCriteria, TourField, FoundPlace, RecentTours> = {
  vertical: "tours",
  words: { search: msg`Search tours`, trouble: msg`Please fill out all required fields` },
  action: paths.toursHome(),
  sent: { sent: "1" },
  columns: "minmax(0, 1.4fr) minmax(0, 1.2fr)",
  draftOf: decodeTours,
  fromFields: (fields, places) => {
    const place = fields.get("place");
    const text = typeof place === "string" ? place : "";
    return { place: places.get(text) ?? text, from: dayIn(fields, "from"), to: dayIn(fields, "to") };
  },
  problemsOf: ({ place, ...days }, { today, isPlace }) => {
    const checked = checkTours({ place: isPlace(place) ? place : "", ...days }, { today });
    return checked.ok ? [] : checked.error.map(problemOf);
  },
  searchOf: encodeTours,
  resultsOf: (search) => toursPath(search),
  placeId: ({ id }) => id,
  placeText: ({ names }, locale) => names[locale],
  recents: createRecentTours(deviceStorage),
  recentOf: (search, placeOf) => {
    const place = placeOf(decodeTours(search).place);
    return place && { search, place: place.names };
  },
  placesOf: ({ place, search }) => [placeOfTours({ slug: decodeTours(search).place, name: place })],
  toldOf: ({ place, search }) => {
    const { from, to } = decodeTours(search);
    return {
      href: toursPath(search),
      name: inBoth((locale) => place[locale]),
      days: inBoth((locale) => formatShortDays(from, to, locale)),
      first: from,
    };
  },
};
