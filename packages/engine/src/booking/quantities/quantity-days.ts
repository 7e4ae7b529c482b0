import type { QuantityDay, SlotState } from "./quantity-choice.types.ts";

const ranks: readonly SlotState[] = ["open", "few", "not_yet", "sold_out", "closed"];

/** The days of what may be had several times a day. A day is as the best of its moments is, and has what all of them have left. */
export const daysOf = (moments: readonly QuantityDay[]): readonly QuantityDay[] =>
  [...Map.groupBy(moments, ({ date }) => date)].map(([date, own]) => {
    const prices = own.flatMap(({ from }) => (from === null ? [] : [from]));
    return {
      date,
      state: ranks.find((state) => own.some((one) => one.state === state)) ?? "closed",
      left: own.reduce((sum, { left }) => sum + (left ?? 0), 0),
      from: prices.toSorted((one, other) => one.minor - other.minor)[0] ?? null,
    };
  });
