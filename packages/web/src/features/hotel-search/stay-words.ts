import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { StayProblem } from "@safar/engine";

export const stayWords = { search: msg`Search hotels`, trouble: msg`Something is missing or not right yet` };

/** What keeps a search from being made and how to put it right. A code without words does not compile. */
export const stayProblemWords = (problem: StayProblem): MessageDescriptor => {
  switch (problem.code) {
    case "place_missing":
      return msg`Choose a city, an area, a landmark or a hotel from the list`;
    case "place_unknown": {
      const { typed } = problem;
      return msg`No place is called “${typed}”. Choose one from the list.`;
    }
    case "check_in_missing":
      return msg`Choose your check-in date`;
    case "check_in_past":
      return msg`This date is in the past: choose today or later`;
    case "check_in_too_far":
      return msg`Hotels can be booked up to ${plural(problem.days, { one: "# day", other: "# days" })} ahead`;
    case "check_out_missing":
      return msg`Choose your check-out date`;
    case "check_out_before_check_in":
      return msg`Check-out must be at least one night after check-in`;
    case "too_many_nights":
      return msg`A stay is at most ${plural(problem.max, { one: "# night", other: "# nights" })}`;
    case "no_rooms":
      return msg`Choose at least one room`;
    case "too_many_rooms":
      return msg`Maximum ${problem.max} rooms allowed`;
    case "no_adult":
      return msg`Room ${problem.room + 1} needs at least one adult`;
    case "too_many_adults":
      return msg`At most ${problem.max} adults in room ${problem.room + 1}`;
    case "too_many_children":
      return msg`At most ${problem.max} children in room ${problem.room + 1}`;
    case "child_age_missing":
      return msg`Choose the age of child ${problem.child + 1} in room ${problem.room + 1}`;
    default:
      return problem satisfies never;
  }
};
