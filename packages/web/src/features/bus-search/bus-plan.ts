import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import {
  type BusCriteria,
  type BusCriteriaProblem,
  checkBusCriteria,
  createRecentRoutes,
  decodeBusCriteria,
  encodeBusCriteria,
  encodeBusRoute,
  type FormFields,
  type FoundPlace,
  parseCalendarDate,
  type RecentRoute,
} from "@safar/engine";
import { paths } from "../../app/addresses/paths.ts";
import { deviceStorage } from "../../engine/device/device-storage.ts";
import type { FieldProblem, SearchPlan } from "../search-form/search-plan.types.ts";
import { placeOfCity } from "./bus-cities.ts";

export type BusField = "from" | "to" | "date";
/** The routes searched for on this device. */
export const recentRoutes = createRecentRoutes(deviceStorage);

const textOf = (fields: FormFields, name: BusField): string => {
  const value = fields.get(name);
  return typeof value === "string" ? value : "";
};

/** What keeps a bus from being searched for, at the field that can mend it. */
const problemOf = (problem: BusCriteriaProblem): FieldProblem<BusField> => {
  const at = (field: BusField, words: MessageDescriptor) => ({ field, words });
  switch (problem.code) {
    case "city_missing":
      return problem.end === "from"
        ? at("from", msg`Choose the city that you leave from.`)
        : at("to", msg`Choose the city that you travel to.`);
    case "same_city":
      return at("to", msg`Choose another city than the one that you leave from.`);
    case "date_missing":
      return at("date", msg`Choose the day that you travel on.`);
    case "date_past":
      return at("date", msg`This day is over. Choose today or a later day.`);
    default:
      return at("date", msg`Buses are sold ${problem.days} days ahead. Choose an earlier day.`);
  }
};

/** A search for a bus. Its cities are as addresses name them. */
export const busPlan: SearchPlan<BusCriteria, BusField, FoundPlace, RecentRoute> = {
  vertical: "buses",
  words: { search: msg`Search buses`, trouble: msg`Please fill out all required fields` },
  action: paths.busHome(),
  sent: { sent: "1" },
  columns: "minmax(0, 1.8fr) minmax(0, 0.8fr)",
  draftOf: decodeBusCriteria,
  fromFields: (fields, cities) => {
    const cityIn = (end: "from" | "to") => cities.get(textOf(fields, end)) ?? textOf(fields, end);
    return { from: cityIn("from"), to: cityIn("to"), date: parseCalendarDate(textOf(fields, "date")) ?? "" };
  },
  problemsOf: ({ from, to, date }, { today, isPlace }) => {
    const cityOf = (text: string) => (isPlace(text) ? text : "");
    const checked = checkBusCriteria({ from: cityOf(from), to: cityOf(to), date }, { today });
    return checked.ok ? [] : checked.error.map(problemOf);
  },
  searchOf: encodeBusCriteria,
  resultsOf: (search) => {
    const criteria = decodeBusCriteria(search);
    return paths.busResults(encodeBusRoute(criteria), criteria.date);
  },
  placeId: ({ id }) => id,
  placeText: ({ names }, locale) => names[locale],
  recents: recentRoutes,
  recentOf: (search, cityOf) => {
    const { from, to } = decodeBusCriteria(search);
    const [start, end] = [cityOf(from), cityOf(to)];
    return start && end && { search, from: { slug: from, name: start.names }, to: { slug: to, name: end.names } };
  },
  placesOf: ({ from, to }) => [from, to].map(placeOfCity),
};
