import type { Names } from "../../world/airports.ts";
import { type Currency, toWire } from "../../world/currencies.ts";
import type { OrderLine, OrderLineKind } from "./order.ts";

/** A line of a price in minor units, in both languages. */
export type PriceLine = {
  readonly kind: OrderLineKind;
  readonly code: string;
  readonly names: Names;
  readonly minor: number;
};

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
