import { countIn, dayIn, type FormFields, fieldIn } from "../../../booking/search/criteria.ts";
import type { SearchText } from "../../../booking/search/search.types.ts";
import { type CriteriaLeg, cabins, encodeCriteria, isAirportCode, legCounts, type TripType } from "../criteria.ts";
import { criteriaOf, type SearchDraft } from "./search-draft.ts";

/** What a typed place stands for, by the text that was typed: see `placesIn`. */
export type KnownPlaces = ReadonlyMap<string, string>;

const mostLegs = legCounts.multi_city[1];
const legNumbers = Array.from({ length: mostLegs }, (_, index) => index + 1);

/** `KHI`, `khi` and `Karachi (KHI)` name an airport; other words are somebody's own. */
const codeIn = (text: string): string | undefined => {
  const code = (/\(([a-z]{3})\)$/i.exec(text)?.[1] ?? text).toUpperCase();
  return isAirportCode(code) ? code : undefined;
};

const placeIn = (text: string, places: KnownPlaces): string => places.get(text) ?? codeIn(text) ?? text;

/** While somebody types, `isl` may be the beginning of Islamabad: only capitals, or a code in brackets, are one already. */
const begunPlaceIn = (text: string, places: KnownPlaces): string =>
  /^[a-z]{3}$/i.test(text) && !isAirportCode(text) ? (places.get(text) ?? text) : placeIn(text, places);

const isTrip = (text: string): text is TripType => Object.hasOwn(legCounts, text);

const isFilled = ({ from, to, date }: CriteriaLeg): boolean => from !== "" || to !== "" || date !== "";

/** The places of a form that are words rather than codes, as typed: to be looked up, if one can. */
export const placesIn = (fields: FormFields): readonly string[] => {
  const typed = legNumbers.flatMap((leg) => [fieldIn(fields, `from${leg}`), fieldIn(fields, `to${leg}`)]);
  return [...new Set(typed.filter((text) => text !== "" && codeIn(text) === undefined))];
};

const draftIn = (
  fields: FormFields,
  places: KnownPlaces,
  placeOf: (text: string, places: KnownPlaces) => string,
): SearchDraft => {
  const trip = fieldIn(fields, "trip");
  const legs = legNumbers.map((leg) => ({
    from: placeOf(fieldIn(fields, `from${leg}`), places),
    to: placeOf(fieldIn(fields, `to${leg}`), places),
    date: dayIn(fieldIn(fields, `date${leg}`)),
  }));
  const last = Math.max(1, legs.findLastIndex(isFilled));
  const cabin = fieldIn(fields, "cabin");
  const back = dayIn(fieldIn(fields, "back"));
  // A form that asks for no kind of trip means there and back by a day to come back, and one way without.
  const plainTrip = back === "" ? "one_way" : "return";
  return {
    trip: isTrip(trip) ? trip : plainTrip,
    legs: legs.slice(0, last + 1),
    back,
    party: {
      adults: countIn(fieldIn(fields, "adults"), 1),
      children: countIn(fieldIn(fields, "children"), 0),
      infants: countIn(fieldIn(fields, "infants"), 0),
    },
    cabin: cabins.find((known) => known === cabin) ?? "economy",
  };
};

/** A form that was sent, as a draft, nothing lost: what is not understood stays as it was typed. */
export const draftFromForm = (fields: FormFields, places: KnownPlaces = new Map()): SearchDraft =>
  draftIn(fields, places, placeIn);

/** A form that somebody is still at, as a draft: the same, but that three small letters are no code yet. */
export const draftFromBegunForm = (fields: FormFields, places: KnownPlaces = new Map()): SearchDraft =>
  draftIn(fields, places, begunPlaceIn);

/** The search that a form asks for, as the query of the results' address; a problem in it is found there as in any address. */
export const criteriaFromForm = (fields: FormFields, places?: KnownPlaces): SearchText =>
  encodeCriteria(criteriaOf(draftFromForm(fields, places)));
