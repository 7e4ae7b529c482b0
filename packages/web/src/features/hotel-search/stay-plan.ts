import {
  checkStay,
  createRecentStays,
  decodeStay,
  encodeStay,
  type FoundPlace,
  type RecentStay,
  type StayCriteria,
  type StayProblem,
  stayFromForm,
} from "@safar/engine";
import { paths } from "../../app/addresses/paths.ts";
import { deviceStorage } from "../../engine/device/device-storage.ts";
import { formatShortDays } from "../../i18n/short-days.ts";
import type { SearchPlan } from "../search-form/search-plan.types.ts";
import { inBoth } from "../search-form/told-words.ts";
import { stayProblemWords, stayWords } from "./stay-words.ts";

/** Rooms count from 1 in names, and so do children. */
export type StayField =
  | "place"
  | "in"
  | "out"
  | "rooms"
  | `adults${number}`
  | `children${number}`
  | `child${number}-${number}`;

/** The stays searched for on this device. */
export const recentStays = createRecentStays(deviceStorage);

/** The field that a problem is told at. */
const fieldOf = (problem: StayProblem): StayField => {
  switch (problem.code) {
    case "place_missing":
    case "place_unknown":
      return "place";
    case "check_in_missing":
    case "check_in_past":
    case "check_in_too_far":
      return "in";
    case "check_out_missing":
    case "check_out_before_check_in":
    case "too_many_nights":
      return "out";
    case "no_adult":
    case "too_many_adults":
      return `adults${problem.room + 1}`;
    case "too_many_children":
      return `children${problem.room + 1}`;
    case "child_age_missing":
      return `child${problem.room + 1}-${problem.child + 1}`;
    default:
      return "rooms";
  }
};

/** A search for a stay. */
export const stayPlan: SearchPlan<StayCriteria, StayField, FoundPlace, RecentStay> = {
  vertical: "hotels",
  words: stayWords,
  action: "/hotels/search",
  columns: "minmax(0, 1.15fr) minmax(0, 1.25fr) minmax(0, 0.95fr)",
  draftOf: decodeStay,
  fromFields: (fields, places) => {
    const stay = stayFromForm(fields);
    return { ...stay, place: places.get(stay.place) ?? stay.place };
  },
  problemsOf: (stay, { today, isPlace, isNothing }) => {
    const isTyped = !isPlace(stay.place) && !isNothing(stay.place);
    const unknownPlace = isPlace(stay.place) ? null : stay.place;
    const checked = checkStay({ ...stay, place: isTyped ? "" : stay.place }, { today, unknownPlace });
    return checked.ok
      ? []
      : checked.error.map((problem) => ({ field: fieldOf(problem), words: stayProblemWords(problem) }));
  },
  searchOf: encodeStay,
  resultsOf: (search) => paths.hotelResults(search),
  placeId: ({ id }) => id,
  placeText: ({ names }, locale) => names[locale],
  recents: recentStays,
  recentOf: (search, placeOf) => {
    const place = placeOf(decodeStay(search).place);
    return place && { search, place };
  },
  placesOf: ({ place }) => [place],
  toldOf: ({ place, search }) => {
    const { checkIn, checkOut } = decodeStay(search);
    const days = inBoth((locale) => formatShortDays(checkIn, checkOut, locale));
    return { href: paths.hotelResults(search), name: place.names, days, first: checkIn };
  },
};
