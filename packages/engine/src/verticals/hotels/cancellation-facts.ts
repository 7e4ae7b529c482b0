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
