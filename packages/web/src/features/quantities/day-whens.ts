import type { QuantityDay, SlotState } from "@safar/engine";
import type { When, WhenState } from "./when.types.ts";

export const whenStates: Readonly<Record<SlotState, WhenState>> = {
  open: "open",
  few: "few",
  sold_out: "soldOut",
  not_yet: "notYet",
  closed: "closed",
};

/** Days to choose from, from the first that is not closed: what has set out today is as far away as what set out yesterday. */
export const dayWhens = (days: readonly QuantityDay[]): readonly When[] => {
  const first = days.findIndex(({ state }) => state !== "closed");
  return days
    .slice(Math.max(0, first))
    .map(({ date, state, ...day }) => ({ ...day, id: date, date, clock: null, state: whenStates[state] }));
};
