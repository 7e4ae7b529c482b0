import type { StateValue } from "xstate";

/** A state value in words: `payment.paying`, or `cart.(items.empty, coupon.none)` where regions are parallel. */
export const stateName = (value: StateValue): string => {
  if (typeof value === "string") return value;
  const parts = Object.entries(value).map(([key, inner]) =>
    inner === undefined || (typeof inner === "object" && Object.keys(inner).length === 0)
      ? key
      : `${key}.${stateName(inner)}`,
  );
  return parts.length === 1 ? parts.join("") : `(${parts.join(", ")})`;
};
