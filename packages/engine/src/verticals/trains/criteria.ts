import { checked, countIn, type DayProblem, dayIn, dayProblem } from "../../booking/search/criteria.ts";
import { slugIn } from "../../booking/search/route-address.ts";
import type { SearchText } from "../../booking/search/search.types.ts";
import type { CalendarDate } from "../../kernel/calendar-date.ts";
import { readQuery, writeQuery } from "../../kernel/query.ts";
import type { Result } from "../../kernel/result.ts";

/** From one station or city to another on a day. The places are as addresses name them. */
export type TrainsCriteria = {
  readonly from: string;
  readonly to: string;
  readonly date: CalendarDate;
  /** From 12 years on. */
  readonly adults: number;
  /** Of 3 to 11 years. */
  readonly children: number;
  /** Under 3 years, without a place. */
  readonly infants: number;
  /** Of a class that a train must have; empty for any. */
  readonly code: string;
};

export type TrainsCriteriaProblem =
  | { readonly code: "station_missing"; readonly end: "from" | "to" }
  | { readonly code: "same_station" | "no_adult" }
  | { readonly code: "too_many" | "too_many_infants"; readonly most: number }
  | DayProblem<"date">;

/** No operator sells farther ahead; some sell less far. */
export const farthestTrainsDays = 120;

/** Of one booking. */
export const mostTrainPlaces = 4;

/** The search as one text, the same for the same search: `from=karachi&to=lahore&date=2026-12-03&adults=2`. */
export const encodeTrains = ({ from, to, date, adults, children, infants, code }: TrainsCriteria): SearchText =>
  writeQuery([
    ["from", from],
    ["to", to],
    ["date", date],
    ["adults", String(adults)],
    ["children", children === 0 ? "" : String(children)],
    ["infants", infants === 0 ? "" : String(infants)],
    ["class", code],
  ]);

/** Any text as a search, as far as it goes; `checkTrains` names what is missing. */
export const decodeTrains = (text: SearchText): TrainsCriteria => {
  const pairs = readQuery(text);
  return {
    from: slugIn(pairs.get("from") ?? ""),
    to: slugIn(pairs.get("to") ?? ""),
    date: dayIn(pairs.get("date")),
    adults: countIn(pairs.get("adults"), 1),
    children: countIn(pairs.get("children"), 0),
    infants: countIn(pairs.get("infants"), 0),
    code: slugIn(pairs.get("class") ?? ""),
  };
};

/** A search that can be made, or everything that keeps it from being made. */
export const checkTrains = (
  criteria: TrainsCriteria,
  { today }: { readonly today: CalendarDate },
): Result<TrainsCriteria, readonly TrainsCriteriaProblem[]> => {
  const { from, to, date, adults, children, infants } = criteria;
  return checked<TrainsCriteria, TrainsCriteriaProblem>(criteria, [
    from === "" ? { code: "station_missing", end: "from" } : undefined,
    to === "" ? { code: "station_missing", end: "to" } : undefined,
    from !== "" && from === to ? { code: "same_station" } : undefined,
    dayProblem("date", date, { today, daysAhead: farthestTrainsDays }, {}),
    adults + children > mostTrainPlaces ? { code: "too_many", most: mostTrainPlaces } : undefined,
    adults === 0 ? { code: "no_adult" } : undefined,
    // Each sits on somebody's lap.
    adults > 0 && infants > adults ? { code: "too_many_infants", most: adults } : undefined,
  ]);
};

export const readTrainsSearch = (text: SearchText, limits: { readonly today: CalendarDate }) =>
  checkTrains(decodeTrains(text), limits);
