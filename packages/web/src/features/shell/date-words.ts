import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { FieldProblem } from "@safar/engine";

export type DateProblem = Extract<FieldProblem["code"], "invalid_date" | "no_such_day" | "too_long_ago">;

/** What is wrong with a day that was typed and how to put it right. `isBirth`: whether it is a date of birth. */
export const dateWords = (problem: DateProblem, isBirth: boolean): MessageDescriptor => {
  switch (problem) {
    case "invalid_date":
      return isBirth
        ? msg`Please enter a valid date of birth: day, month and all four digits of the year`
        : msg`Please enter a valid date: day, month and all four digits of the year`;
    case "no_such_day":
      return isBirth
        ? msg`Please enter a valid date of birth: there is no such day. The day comes first, then the month`
        : msg`Please enter a valid date: there is no such day. The day comes first, then the month`;
    case "too_long_ago":
      return msg`Please enter a valid date of birth: this is too long ago. Check the year`;
    default:
      return problem satisfies never;
  }
};
