import { msg, plural } from "@lingui/core/macro";
import type { When } from "./when.types.ts";

/** What there is to say of a date besides its price; null where there is nothing. */
export const whenWords = ({ gone, left, only, state }: Pick<When, "gone" | "left" | "only" | "state">) => {
  if (only) return msg`${only} only`;
  // Why a date costs more than others comes before how few there are.
  if (gone && (state === "open" || state === "few")) return msg`${gone} sold out`;
  switch (state) {
    case "few":
      return left === null
        ? msg`Few left`
        : msg({ message: plural(left, { one: "# left", other: "# left" }), context: "places on a date" });
    case "soldOut":
      return msg`Sold out`;
    case "closed":
      return msg`Closed`;
    case "notYet":
      return msg`Not on sale yet`;
    case "over":
      return msg`Over`;
    case "cancelled":
      return msg`Cancelled`;
    case "moved":
      return msg`Moved`;
    default:
      return null;
  }
};
