import type { EpochMs } from "../../../core/service.ts";
import type { FareBrand, FareRule } from "../../../world/flights/fare-brands.ts";
import { type Money, roundedIn } from "../../../world/money.ts";
import { givenBack, keepingService, noChange, type Policy, timelineOf } from "../../orders/policy.ts";

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
  readonly money: Pick<Money, "currency">;
};

/** The time line of a fare's conditions: one entry for each stretch of time, the last one after departure. */
export const policyOf = ({ brand, departs, base, service, total, money }: PolicyQuery): Policy => {
  const until = ({ hoursBefore }: FareRule): EpochMs => departs - hoursBefore * hour;
  const keptBy = ({ allowed, penalty }: FareRule): number =>
    allowed ? Math.min(total, roundedIn(money, base * penalty) + service) : total;
  const changing = brand.change.map((rule) => ({
    until: until(rule),
    allowed: rule.allowed,
    penalty: rule.allowed ? roundedIn(money, base * rule.penalty) : 0,
    refund: 0,
  }));
  // A fare of which nothing comes back can be given up all the same, until the first flight leaves.
  const cancelling = brand.cancellation.map((rule) => givenBack(total, total - keptBy(rule), until(rule), true));
  return {
    cancellation: keepingService(service, timelineOf([...cancelling, givenBack(total, 0, null)])),
    change: timelineOf([...changing, noChange]),
  };
};
