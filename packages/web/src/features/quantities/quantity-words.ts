import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { QuantityStop } from "@safar/engine";

/** Why there can be no more of a line. */
export const stopWords = ({ code, limit }: QuantityStop): MessageDescriptor => {
  switch (code) {
    case "left":
      return limit === 0
        ? msg`None are left`
        : msg`${plural(limit, { one: "Only # is left", other: "No more than # are left" })}`;
    case "most":
      return msg`No more than ${limit} of these in one order`;
    case "order":
      return msg`No more than ${limit} in one order, all together`;
    case "all":
      return limit === 0
        ? msg`There is no room left`
        : msg`${plural(limit, { one: "There is room for # in all", other: "There is room for # in all" })}`;
    default:
      return limit === 0 ? msg`None are chosen` : msg`There must be at least ${limit}`;
  }
};

/** So few are worth saying. */
export const few = 10;
