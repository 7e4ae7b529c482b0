import { type Currency, toWire } from "../../world/currencies.ts";
import type { Names } from "../../world/names.ts";

type OrderLineKind =
  | "base"
  | "tax"
  | "fee"
  | "service_fee"
  | "surcharge"
  | "addon"
  | "discount"
  | "voucher"
  | "promo_credit"
  | "balance"
  | "due_at_property";

/** Deductions are negative. */
export type OrderLine = {
  readonly kind: OrderLineKind;
  /** What the line stands for within its kind: `fare`, `airport`, `bag`. */
  readonly code: string;
  readonly title: string;
  readonly titleAr: string;
  readonly minor: number;
};

/** A line of a price in minor units, in both languages. */
export type PriceLine = {
  readonly kind: OrderLineKind;
  readonly code: string;
  readonly names: Names;
  readonly minor: number;
};

export const priceLine = (kind: OrderLineKind, code: string, names: Names, minor: number): PriceLine => ({
  kind,
  code,
  names,
  minor,
});

/** What a price begins with, and whatever of the rest comes to something. */
export const linesWith = (base: readonly PriceLine[], others: readonly PriceLine[]): readonly PriceLine[] => [
  ...base,
  ...others.filter(({ minor }) => minor !== 0),
];

export const linesTotal = (lines: readonly Pick<PriceLine, "minor">[]): number =>
  lines.reduce((total, { minor }) => total + minor, 0);

export const linesWire = <Line extends PriceLine>(lines: readonly Line[], currency: Currency, locale: keyof Names) =>
  lines.map(({ kind, code, names, minor }): { kind: Line["kind"]; code: string; title: string; amount: string } => ({
    kind,
    code,
    title: names[locale],
    amount: toWire(minor, currency),
  }));

/** As an order keeps it. */
export const orderLine = ({ kind, code, names, minor }: PriceLine): OrderLine => ({
  kind,
  code,
  title: names.en,
  titleAr: names.ar,
  minor,
});
