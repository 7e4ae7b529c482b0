import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { FieldProblem } from "@safar/engine";
import { isolatedNumber } from "../../i18n/isolated.ts";

/** What is wrong with a phone number and how to put it right. `hasCountry`: whether its country is chosen beside it. */
export const phoneWords = (problem: FieldProblem, hasCountry: boolean): MessageDescriptor => {
  switch (problem.code) {
    case "required":
      return msg`Please enter your mobile number`;
    case "phone_too_short":
      return msg`Phone number must be at least ${plural(problem.min, { one: "# digit", other: "# digits" })}`;
    case "phone_too_long":
      if (problem.isWithoutZero)
        return msg`Phone number must be at most ${plural(problem.max, { one: "# digit", other: "# digits" })} without the 0`;
      return msg`Phone number must be at most ${plural(problem.max, { one: "# digit", other: "# digits" })}`;
    case "not_mobile":
      return hasCountry
        ? msg`Enter a mobile number, such as ${isolatedNumber(problem.example)}, or choose another country`
        : msg`Enter a mobile number, such as ${isolatedNumber(problem.example)}, or one with its country code`;
    default:
      return msg`Please enter a valid mobile number`;
  }
};
