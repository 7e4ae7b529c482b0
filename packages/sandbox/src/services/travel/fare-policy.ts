import type { AnswerOf, flightsEndpoints } from "@safar/api-clients/wire";
import type { EpochMs } from "../../core/service.ts";
import { type Currency, toWire } from "../../world/currencies.ts";
import type { FareBrand, FareRule } from "../../world/fare-brands.ts";

/** What cancelling or changing costs between two instants, in minor units; null leaves that side open. */
export type PolicyRule = {
  readonly from: EpochMs | null;
  readonly until: EpochMs | null;
  readonly allowed: boolean;
  readonly penalty: number;
  readonly refund: number;
};

export type Policy = { readonly cancellation: readonly PolicyRule[]; readonly change: readonly PolicyRule[] };

const hour = 3_600_000;

type PolicyQuery = {
  readonly brand: FareBrand;
  /** Of the first flight. */
  readonly departs: EpochMs;
  /** Sum of the base lines, of which airlines keep a share. */
  readonly base: number;
  /** What the marketplace keeps in any case. */
  readonly service: number;
  readonly total: number;
};

const windows = (
  rules: readonly FareRule[],
  departs: EpochMs,
  charge: (rule: FareRule) => Pick<PolicyRule, "penalty" | "refund" | "allowed">,
): readonly PolicyRule[] => {
  const ends = rules.map(({ hoursBefore }) => departs - hoursBefore * hour);
  return rules.map((rule, index) => ({ from: ends[index - 1] ?? null, until: ends[index] ?? null, ...charge(rule) }));
};

/** The time line of a fare's conditions: one entry for each stretch of time, the last one after departure. */
export const policyOf = ({ brand, departs, base, service, total }: PolicyQuery): Policy => {
  const afterDeparture: PolicyRule = { from: departs, until: null, allowed: false, penalty: total, refund: 0 };
  const cancelling = ({ allowed, penalty }: FareRule) => {
    const kept = allowed ? Math.min(total, Math.round(base * penalty) + service) : total;
    return { allowed, penalty: kept, refund: total - kept };
  };
  const changing = ({ allowed, penalty }: FareRule) => ({
    allowed,
    penalty: allowed ? Math.round(base * penalty) : 0,
    refund: 0,
  });
  return {
    cancellation: [...windows(brand.cancellation, departs, cancelling), afterDeparture],
    change: [...windows(brand.change, departs, changing), { ...afterDeparture, penalty: 0 }],
  };
};

export const ruleAt = (rules: readonly PolicyRule[], at: EpochMs): PolicyRule | undefined =>
  rules.find(({ from, until }) => (from === null || at >= from) && (until === null || at < until));

type WirePolicy = AnswerOf<typeof flightsEndpoints.quote>["policy"];

const iso = (at: EpochMs | null): string | null => (at === null ? null : new Date(at).toISOString());

export const policyRulesWire = (rules: readonly PolicyRule[], currency: Currency): WirePolicy["change"] =>
  rules.map(({ from, until, allowed, penalty, refund }) => ({
    from: iso(from),
    until: iso(until),
    allowed,
    currency: currency.code,
    penalty: toWire(penalty, currency),
    refund: toWire(refund, currency),
  }));

export const policyWire = ({ cancellation, change }: Policy, currency: Currency): WirePolicy => ({
  cancellation: policyRulesWire(cancellation, currency),
  change: policyRulesWire(change, currency),
});
