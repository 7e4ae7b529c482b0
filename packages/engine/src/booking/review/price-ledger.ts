import { type Money, sumMoney } from "../../kernel/money.ts";
import {
  type Price,
  type PriceLine,
  type PriceLineKind,
  priceLineKinds,
  type QuotedPrice,
} from "../../kernel/price.ts";

export type LedgerGroup = {
  readonly kind: PriceLineKind;
  readonly lines: readonly PriceLine[];
  readonly sum: Money;
};

export type Ledger = {
  /** In the order of `priceLineKinds`; kinds without a line are left out. */
  readonly groups: readonly LedgerGroup[];
  readonly total: Money;
  /** What is paid at the property and not now; part of the total. */
  readonly dueAtProperty: Money;
  /** What is charged now. */
  readonly dueNow: Money;
};

/** A price as it is read: its lines by kind. The sums add up to the total, since the lines do. */
export const ledgerOf = ({ lines, total }: Price): Ledger => {
  const groups = priceLineKinds.flatMap((kind): LedgerGroup[] => {
    const own = lines.filter((line) => line.kind === kind);
    const amounts = own.map(({ amount }) => amount);
    return own.length === 0 ? [] : [{ kind, lines: own, sum: sumMoney(amounts, total.currency) }];
  });
  const dueAtProperty = groups.find(({ kind }) => kind === "due_at_property")?.sum ?? { ...total, minor: 0 };
  return { groups, total, dueAtProperty, dueNow: { ...total, minor: total.minor - dueAtProperty.minor } };
};

/** Whether what is shown is only roughly what will be charged, because it is in another currency. */
export const isApproximate = ({ display, charge }: QuotedPrice): boolean =>
  display.total.currency !== charge.total.currency;
