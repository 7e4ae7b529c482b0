import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import {
  checkTrains,
  decodeTrains,
  encodeTrainRoute,
  encodeTrains,
  type FormFields,
  type FoundPlace,
  type RecentRoute,
  type SearchText,
  type TrainsCriteria,
  type TrainsCriteriaProblem,
} from "@safar/engine";
import { paths } from "../../app/addresses/paths.ts";
import { routeIn, routePlan, textOf } from "../search-form/route-plan.ts";
import type { FieldProblem, SearchPlan } from "../search-form/search-plan.types.ts";
import { placeOfStation } from "./train-stations.ts";

export type TrainField = "from" | "to" | "date" | "adults" | "children" | "infants";

/** Where a search's results are. */
export const trainResultsPath = (search: SearchText, view = ""): string => {
  const { from, to } = decodeTrains(search);
  const rest = new URLSearchParams(search);
  rest.delete("from");
  rest.delete("to");
  return paths.trainsResults(encodeTrainRoute({ from, to }), String(rest), view);
};

const countOf = (fields: FormFields, name: string, otherwise: number): number => {
  const text = textOf(fields, name);
  return /^\d$/.test(text) ? Number(text) : otherwise;
};

/** What keeps trains from being searched for, at the field that can mend it. */
const problemOf = (problem: TrainsCriteriaProblem): FieldProblem<TrainField> => {
  const at = (field: TrainField, words: MessageDescriptor) => ({ field, words });
  switch (problem.code) {
    case "station_missing":
      return problem.end === "from"
        ? at("from", msg`Choose the station you leave from.`)
        : at("to", msg`Choose the station you travel to.`);
    case "same_station":
      return at("to", msg`Choose a different station from where you start.`);
    case "no_adult":
      return at("adults", msg`Children travel with an adult: add at least one.`);
    case "too_many":
      return at("adults", msg`One booking has at most ${problem.most} places. Book the others separately.`);
    case "too_many_infants":
      return at("infants", msg`At most ${problem.most} infants can travel without a place: one with each adult.`);
    case "date_missing":
      return at("date", msg`Choose your travel date.`);
    case "date_past":
      return at("date", msg`This date is in the past. Choose today or later.`);
    default:
      return at("date", msg`Trains are sold ${problem.days} days ahead. Choose an earlier day.`);
  }
};

/** A search for trains. Its stations are as addresses name them. */
export const trainPlan: SearchPlan<TrainsCriteria, TrainField, FoundPlace, RecentRoute> = {
  ...routePlan({ key: "trains-searches", decode: decodeTrains, placeOf: placeOfStation }),
  vertical: "trains",
  words: { search: msg`Search trains`, trouble: msg`Please fill out all required fields` },
  action: paths.trainsHome(),
  columns: "minmax(0, 1.8fr) minmax(0, 0.7fr) minmax(0, 0.9fr)",
  draftOf: decodeTrains,
  fromFields: (fields, stations) => ({
    ...routeIn(fields, stations),
    adults: countOf(fields, "adults", 1),
    children: countOf(fields, "children", 0),
    infants: countOf(fields, "infants", 0),
    code: textOf(fields, "class"),
  }),
  problemsOf: (draft, { today, isPlace }) => {
    const stationOf = (text: string) => (isPlace(text) ? text : "");
    const checked = checkTrains({ ...draft, from: stationOf(draft.from), to: stationOf(draft.to) }, { today });
    return checked.ok ? [] : checked.error.map(problemOf);
  },
  searchOf: encodeTrains,
  resultsOf: (search) => trainResultsPath(search),
};
