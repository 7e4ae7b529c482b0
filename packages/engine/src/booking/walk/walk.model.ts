import type { CheckoutSetting } from "../checkout/checkout.types.ts";
import type { SearchText } from "../search/search.types.ts";
import type { WalkEvent } from "./walk.types.ts";

type Sampled<Setting extends CheckoutSetting> = {
  readonly [Type in WalkEvent["type"]]: readonly Extract<WalkEvent<Setting>, { readonly type: Type }>[];
};

/** What every walk is told, as data for path generation: a search that can be made and one that cannot, and the rest. */
export const walkEvents = <Setting extends CheckoutSetting>(
  [can, cannot]: readonly [SearchText, SearchText],
  setting: Setting,
): Sampled<Setting> => ({
  "search.submit": [
    { type: "search.submit", search: can },
    { type: "search.submit", search: cannot },
  ],
  "search.edit": [{ type: "search.edit" }],
  "offer.again": [{ type: "offer.again" }],
  "flow.back": [{ type: "flow.back" }],
  "flow.leave": [{ type: "flow.leave" }],
  "setting.change": [{ type: "setting.change", setting }],
  "order.hinted": [{ type: "order.hinted" }],
  RESUME: [{ type: "RESUME", now: 1000 }],
});
