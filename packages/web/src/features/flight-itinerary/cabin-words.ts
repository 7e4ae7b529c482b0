import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Cabin } from "@safar/engine";

export const cabinWords: Readonly<Record<Cabin, MessageDescriptor>> = {
  economy: msg`Economy`,
  premium_economy: msg`Premium economy`,
  business: msg`Business`,
  first: msg`First`,
};

/** As what a price is for is told with it. */
export const inCabinWords: Readonly<Record<Cabin, MessageDescriptor>> = {
  economy: msg`in economy`,
  premium_economy: msg`in premium economy`,
  business: msg`in business`,
  first: msg`in first class`,
};
