import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import {
  type BusCriteria,
  type BusCriteriaProblem,
  checkBusCriteria,
  decodeBusCriteria,
  encodeBusCriteria,
  type FoundPlace,
  type RecentRoute,
} from "@safar/engine";
import { paths } from "../../app/addresses/paths.ts";
import { formatShortDays } from "../../i18n/short-days.ts";
import { routeIn, routePlan } from "../search-form/route-plan.ts";
import type { FieldProblem, SearchPlan } from "../search-form/search-plan.types.ts";
import { inBoth } from "../search-form/told-words.ts";
import { busResultsPath } from "./bus-results-path.ts";
import { placeOfCity } from "./known-cities.ts";

export type BusField = "from" | "to" | "date";

/** What keeps a bus from being searched for, at the field that can mend it. */
const problemOf = (problem: BusCriteriaProblem): FieldProblem<BusField> => {
  const at = (field: BusField, words: MessageDescriptor) => ({ field, words });
  switch (problem.code) {
    case "city_missing":
      return problem.end === "from"
        ? at("from", msg`Choose the city you leave from.`)
        : at("to", msg`Choose the city you travel to.`);
    case "same_city":
      return at("to", msg`Choose a different city from where you start.`);
    case "date_missing":
      return at("date", msg`Choose your travel date.`);
    case "date_past":
      return at("date", msg`This date is in the past. Choose today or later.`);
    default:
      return at("date", msg`Buses are sold ${problem.days} days ahead. Choose an earlier day.`);
  }
};

/** A search for a bus. Its cities are as addresses name them. */
export const busPlan: SearchPlan<BusCriteria, BusField, FoundPlace, RecentRoute> = {
  ...routePlan({ key: "bus-searches", decode: decodeBusCriteria, placeOf: placeOfCity }),
  vertical: "buses",
  words: { search: msg`Search buses`, trouble: msg`Please fill out all required fields` },
  action: paths.busHome(),
  columns: "minmax(0, 1.8fr) minmax(0, 0.8fr)",
  draftOf: decodeBusCriteria,
  fromFields: routeIn,
  problemsOf: ({ from, to, date }, { today, isPlace }) => {
    const cityOf = (text: string) => (isPlace(text) ? text : "");
    const checked = checkBusCriteria({ from: cityOf(from), to: cityOf(to), date }, { today });
    return checked.ok ? [] : checked.error.map(problemOf);
  },
  searchOf: encodeBusCriteria,
  resultsOf: busResultsPath,
  toldOf: ({ from, search, to }) => {
    const { date } = decodeBusCriteria(search);
    return {
      href: busResultsPath(search),
      name: inBoth((locale) => `${from.name[locale]} – ${to.name[locale]}`),
      days: inBoth((locale) => formatShortDays(date, undefined, locale)),
      first: date,
    };
  },
};
