import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { PlaceKind } from "@safar/engine";

/** Where a berth is, in one word: it stands on the berth. */
export const tierWords: Readonly<Partial<Record<PlaceKind, MessageDescriptor>>> = {
  berth_lower: msg({ message: "lower", comment: "A berth" }),
  berth_middle: msg({ message: "middle", comment: "A berth" }),
  berth_upper: msg({ message: "upper", comment: "A berth" }),
  berth_side: msg({ message: "side", comment: "A berth" }),
};
