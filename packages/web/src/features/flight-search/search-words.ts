import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { Cabin, CriteriaProblem, DraftField, SearchDraft, TripType } from "@safar/engine";

export const tripWords: Readonly<Record<TripType, MessageDescriptor>> = {
  return: msg`Round trip`,
  one_way: msg`One way`,
  multi_city: msg`Multi-city`,
};

export const cabinWords: Readonly<Record<Cabin, MessageDescriptor>> = {
  economy: msg`Economy`,
  premium_economy: msg`Premium economy`,
  business: msg`Business`,
  first: msg`First`,
};

/** What was typed into a place's field, if anything. */
const typedIn = (field: DraftField, { legs }: SearchDraft): string => {
  const [, end, leg] = /^(from|to)(\d)$/.exec(field) ?? [];
  const place = legs[Number(leg) - 1];
  if (place === undefined) return "";
  return end === "from" ? place.from : place.to;
};

/** What is wrong with a field and how to put it right. */
export const draftProblemWords = (
  field: DraftField,
  problem: CriteriaProblem,
  draft: SearchDraft,
): MessageDescriptor => {
  switch (problem.code) {
    case "place_missing": {
      const typed = typedIn(field, draft);
      if (typed !== "") return msg`No airport is chosen for “${typed}”. Choose one from the list.`;
      return field.startsWith("from") ? msg`Choose where you fly from` : msg`Choose where you fly to`;
    }
    case "same_place":
      return msg`Choose a different place from where you start`;
    case "date_missing":
      if (field === "back") return msg`Choose the day you fly back`;
      if (draft.trip !== "return") return msg`Choose a date for this flight`;
      return draft.back === "" ? msg`Please select both departure and arrival dates` : msg`Choose the day you leave`;
    case "date_past":
      return msg`This date is in the past. Choose today or later.`;
    case "date_too_far":
      return msg`Flights can be searched ${plural(problem.days, { one: "# day", other: "# days" })} ahead at most`;
    case "date_before_last_leg":
      return field === "back"
        ? msg`Your return must be after your departure. Choose a later date.`
        : msg`This flight cannot leave before the one above it. Choose a later day.`;
    case "no_adult":
      return msg`At least one adult travels with every booking`;
    case "too_many_seated":
      return msg`One booking has at most ${plural(problem.max, { one: "# seat", other: "# seats" })}. Choose fewer adults or children, or make two bookings.`;
    case "too_many_infants":
      return msg`Each infant sits on the lap of one adult. Choose fewer infants or more adults.`;
    case "wrong_leg_count":
      return msg`A trip with several cities has ${problem.min} to ${problem.max} flights`;
    case "not_a_return":
    case "trip_missing":
      return msg`Choose a kind of trip`;
    default:
      return problem satisfies never;
  }
};
