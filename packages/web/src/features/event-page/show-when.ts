import {
  addMoney,
  type EventDetail,
  type EventPass,
  type EventShow,
  isShowSold,
  type Locale,
  type Money,
  type ShowState,
} from "@safar/engine";
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

/** What the cheapest pass of any kind costs with its fee; null while none is known. */
export const leastOf = ({ passes }: Pick<EventDetail, "passes">): Money | null =>
  passes
    .filter(({ isHidden }) => !isHidden)
    .map(({ fee, price }) => addMoney(price, fee))
    .toSorted((one, other) => one.minor - other.minor)[0] ?? null;

/** A show as one of the dates to choose from. Where no pass for one adult is left, it says which is: its price is not one adult's. */
export const whenOf = (show: EventShow, { isFamily, passes }: EventDetail, locale: Locale) => {
  const { from, id, left, passesLeft, starts, state } = show;
  const wholeOf = ({ fee, price }: EventPass): number => addMoney(price, fee).minor;
  const sold = passes.filter(({ id }) => isShowSold(show) && (passesLeft[id] ?? 0) > 0);
  const atLeast = sold.filter((pass) => from === null || wholeOf(pass) === from.minor);
  const only = from === null || atLeast.every(({ admits }) => admits > 1) ? atLeast[0] : undefined;
  // What makes a day dearer than others: of what would cost less the dearest that is gone.
  const [gone] = passes
    .filter((pass) => from !== null && wholeOf(pass) < from.minor && passesLeft[pass.id] === 0)
    .toSorted((one, other) => wholeOf(other) - wholeOf(one));
  return {
    id,
    date: starts.local.slice(0, 10),
    clock: clockOf(starts.local),
    from: only ? addMoney(only.price, only.fee) : from,
    left,
    state: states[state],
    only: only?.name[locale] ?? null,
    gone: gone?.name[locale] ?? null,
    isFamily: isFamily && only === undefined,
  } satisfies When & Pick<EventDetail, "isFamily">;
};
