import type { EventShow, ShowState } from "@safar/engine";
import { clockOf } from "../../i18n/clock.ts";
import type { When, WhenState } from "../quantities/when.types.ts";

const states: Readonly<Record<ShowState, WhenState>> = {
  on_sale: "open",
  few_left: "few",
  sold_out: "soldOut",
  not_yet: "notYet",
  ended: "over",
  cancelled: "cancelled",
  postponed: "moved",
};

/** A show as one of the dates to choose from. */
export const whenOf = ({ from, id, left, starts, state }: EventShow): When => ({
  id,
  date: starts.local.slice(0, 10),
  clock: clockOf(starts.local),
  from,
  left,
  state: states[state],
});
