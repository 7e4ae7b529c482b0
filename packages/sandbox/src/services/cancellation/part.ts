import { type EpochMs, refuse } from "../../core/service.ts";
import { knownCurrency } from "../../world/currencies.ts";
import type { Order } from "../orders/order.ts";
import type { Sale, Share } from "../orders/sale.ts";
import { keptAt, type Paid, serviceAt } from "./terms.ts";

const sumOf = (shares: readonly Share[]): number => shares.reduce((sum, { minor }) => sum + minor, 0);

/** So much of an amount as a part is of the whole, to what prices of the currency are rounded to. */
const partOf = (minor: number, part: number, whole: number, currency: string): number => {
  const { step } = knownCurrency(currency);
  return whole === 0 ? 0 : Math.floor((minor * part) / whole / step) * step;
};

/** Some of a booking's travellers, and the others, who still stand. */
export type Part = { readonly chosen: readonly Share[]; readonly rest: readonly Share[] };

/** The travellers that are named; null where they are all who are left. */
export const partIn = ({ sale, uuid }: Order, travellers: readonly string[] | undefined): Part | null => {
  if (travellers === undefined) return null;
  const standing = sale?.shares?.filter(({ isCancelled }) => !isCancelled) ?? [];
  const chosen = standing.filter(({ id }) => travellers.includes(id));
  if (chosen.length !== new Set(travellers).size) {
    const message = "Only travellers who still travel, and can be cancelled alone, may be named.";
    throw refuse("validation_failed", { status: 422, field: "travellers", message, meta: { uuid } });
  }
  const rest = standing.filter((share) => !chosen.includes(share));
  return rest.length === 0 ? null : { chosen, rest };
};

/** The sale of some of whom it was sold to, or of the others: together they come to all of it. */
const saleOf = (sale: Sale, { chosen, rest }: Part, of: "chosen" | "rest", currency: string): Sale => {
  const [own, whole] = [sumOf(chosen), sumOf([...chosen, ...rest])];
  const share = (minor: number): number => {
    const part = partOf(minor, own, whole, currency);
    return of === "chosen" ? part : minor - part;
  };
  const cancellation = sale.policy.cancellation.map((rule) => {
    const { penalty, refund, service } = rule;
    const total = refund + penalty;
    return {
      ...rule,
      refund: share(refund),
      penalty: share(total) - share(refund),
      ...(service !== undefined && { service: share(total) - share(total - service) }),
    };
  });
  return { ...sale, policy: { ...sale.policy, cancellation } };
};

/** What a part comes to: what of it was paid, and what of that is kept, for the service and else. */
export const termsOfPart = (sale: Sale, part: Part, at: EpochMs, paid: Paid, currency: string) => {
  const whole = sumOf([...part.chosen, ...part.rest]);
  const own = sumOf(part.chosen);
  const mine: Paid = {
    minor: partOf(paid.minor, own, whole, currency),
    feeMinor: partOf(paid.feeMinor, own, whole, currency),
  };
  const chosen = saleOf(sale, part, "chosen", currency);
  const kept = keptAt(chosen, at, mine);
  return { paid: mine, kept, service: serviceAt(chosen, at, kept) };
};

/** What is left of a sale once a part is cancelled. */
export const saleWithout = (sale: Sale, part: Part, keptMinor: number, currency: string): Sale => {
  const gone = new Set(part.chosen.map(({ id }) => id));
  return {
    ...saleOf(sale, part, "rest", currency),
    keptMinor: (sale.keptMinor ?? 0) + keptMinor,
    held: part.rest.flatMap(({ held }) => held),
    shares: sale.shares?.map((share) => (gone.has(share.id) ? { ...share, isCancelled: true } : share)) ?? [],
  };
};
