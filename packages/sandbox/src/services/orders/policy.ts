import type { AnswerOf, flightsEndpoints } from "@safar/api-clients/wire";
import type { EpochMs } from "../../core/service.ts";
import { type Currency, toWire } from "../../world/currencies.ts";

/** What cancelling or changing costs between two instants, in minor units; null leaves that side open. */
export type PolicyRule = {
  readonly from: EpochMs | null;
  readonly until: EpochMs | null;
  readonly allowed: boolean;
  readonly penalty: number;
  /** What of the penalty is the service fee, where that is told apart. */
  readonly service?: number;
  readonly refund: number;
};

export type Policy = { readonly cancellation: readonly PolicyRule[]; readonly change: readonly PolicyRule[] };

type Stretch = Omit<PolicyRule, "from">;

/** Stretches of time, each from the end of the one before. */
export const timelineOf = (stretches: readonly Stretch[]): readonly PolicyRule[] =>
  stretches.map((stretch, index) => ({ from: stretches[index - 1]?.until ?? null, ...stretch }));

/** Until an instant so much of a total comes back. */
export const givenBack = (total: number, refund: number, until: EpochMs | null, allowed = refund > 0): Stretch => ({
  until,
  allowed,
  penalty: total - refund,
  refund,
});

const hour = 3_600_000;

/** Of what comes back until so long before a departure, what can still be had. */
export const stepsToCome = <Step extends { readonly hours_before: number }>(
  steps: readonly Step[],
  departs: EpochMs,
  now: EpochMs,
): Step[] => steps.filter(({ hours_before }) => departs - hours_before * hour > now);

/** The same where the service fee is never given back: so much of what is kept is that. */
export const keepingService = (service: number, rules: readonly PolicyRule[]): readonly PolicyRule[] =>
  rules.map((rule) => ({ ...rule, service: Math.min(service, rule.penalty) }));

/** What cannot be changed, ever. */
export const noChange: Stretch = { until: null, allowed: false, penalty: 0, refund: 0 };

export const ruleAt = (rules: readonly PolicyRule[], at: EpochMs): PolicyRule | undefined =>
  rules.find(({ from, until }) => (from === null || at >= from) && (until === null || at < until));

/** What holds from now on: what is over is told to nobody, unless all of it is. */
export const rulesToCome = (rules: readonly PolicyRule[], now: EpochMs): readonly PolicyRule[] =>
  rules
    .filter(({ until }, place) => until === null || until > now || place === rules.length - 1)
    .map((rule, place) => (place === 0 ? { ...rule, from: null } : rule));

type WirePolicy = AnswerOf<typeof flightsEndpoints.quote>["policy"];

const iso = (at: EpochMs | null): string | null => (at === null ? null : new Date(at).toISOString());

export const policyRulesWire = (rules: readonly PolicyRule[], currency: Currency, now: EpochMs): WirePolicy["change"] =>
  rulesToCome(rules, now).map(({ from, until, allowed, penalty, refund, service }) => ({
    from: iso(from),
    until: iso(until),
    allowed,
    currency: currency.code,
    penalty: toWire(penalty, currency),
    refund: toWire(refund, currency),
    ...(service !== undefined && { service_fee: toWire(service, currency) }),
  }));

export const policyWire = ({ cancellation, change }: Policy, currency: Currency, now: EpochMs): WirePolicy => ({
  cancellation: policyRulesWire(cancellation, currency, now),
  change: policyRulesWire(change, currency, now),
});
