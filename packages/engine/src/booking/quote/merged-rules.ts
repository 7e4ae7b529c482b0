import type { PolicyRule } from "./quote.types.ts";

const isAlike = (one: PolicyRule, other: PolicyRule): boolean =>
  one.isAllowed === other.isAllowed &&
  (!one.isAllowed || (one.penalty.minor === other.penalty.minor && one.refund.minor === other.refund.minor));

/** Rules that follow each other and come to the same for the traveller, as one. */
export const mergedRules = (rules: readonly PolicyRule[]): readonly PolicyRule[] => {
  const merged: PolicyRule[] = [];
  for (const rule of rules) {
    const last = merged.at(-1);
    if (last !== undefined && isAlike(last, rule)) merged[merged.length - 1] = { ...last, until: rule.until };
    else merged.push(rule);
  }
  return merged;
};
