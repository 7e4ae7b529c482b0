import type { PolicyRule } from "../../booking/quote/quote.types.ts";
import type { Money } from "../../kernel/money.ts";
import type { EpochMs } from "../../kernel/ports.ts";

/** What a rate's or a quote's conditions come to, in a sentence's worth. */
export type CancellationFacts =
  | { readonly kind: "free"; readonly until: EpochMs }
  /** Something comes back, and not all of it. */
  | { readonly kind: "partly"; readonly until: EpochMs | null; readonly penalty: Money }
  | { readonly kind: "none" };

const isNow = ({ from, until }: PolicyRule, now: EpochMs): boolean =>
  (from === null || now >= from) && (until === null || now < until);

/** How it stands now: free until an instant, at a price until one, or nothing comes back. */
export const cancellationFacts = (rules: readonly PolicyRule[], now: EpochMs): CancellationFacts => {
  const rule = rules.find((one) => isNow(one, now));
  if (rule === undefined || !rule.isAllowed || rule.refund.minor === 0) return { kind: "none" };
  return rule.penalty.minor === 0 && rule.until !== null
    ? { kind: "free", until: rule.until }
    : { kind: "partly", until: rule.until, penalty: rule.penalty };
};

export type CancellationStretch = {
  readonly from: EpochMs | null;
  readonly until: EpochMs | null;
  readonly refund: Money;
  readonly penalty: Money;
  /** Everything, a part, or nothing comes back. */
  readonly gives: "all" | "part" | "nothing";
  readonly isNow: boolean;
};

/** The time line of a rate: neighbouring stretches that give the same are one. */
export const cancellationTimeline = (rules: readonly PolicyRule[], now: EpochMs): readonly CancellationStretch[] => {
  const stretches: CancellationStretch[] = [];
  for (const rule of rules) {
    const gives = rule.refund.minor === 0 ? "nothing" : rule.penalty.minor === 0 ? "all" : "part";
    const last = stretches.at(-1);
    if (last !== undefined && last.gives === gives && last.refund.minor === rule.refund.minor) {
      stretches[stretches.length - 1] = { ...last, until: rule.until, isNow: last.isNow || isNow(rule, now) };
    } else {
      stretches.push({
        from: rule.from,
        until: rule.until,
        refund: rule.refund,
        penalty: rule.penalty,
        gives,
        isNow: isNow(rule, now),
      });
    }
  }
  return stretches;
};
