import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { PlaceKind } from "@safar/engine";

/** Berths by where they are, as one may wish for them. */
export const berthWords: Readonly<Partial<Record<PlaceKind, MessageDescriptor>>> = {
  berth_lower: msg`Lower berth`,
  berth_middle: msg`Middle berth`,
  berth_upper: msg`Upper berth`,
  berth_side: msg`Side berth`,
};
