import type { Call } from "../../core/service.ts";
import { knownCurrency, rateToWire, toWire } from "../../world/currencies.ts";
import type { Money } from "../../world/money.ts";
import { instantOf } from "../orders/money.ts";
import { linesTotal, linesWire, type PriceLine } from "../orders/price-lines.ts";
import type { KeptPrice } from "../orders/sale.ts";
import { surchargesOn } from "../payments/method-surcharges.ts";
import type { Priced } from "./prices.ts";

export const pricedOf = ({ display, charge }: KeptPrice): Priced => ({
  display: { currency: knownCurrency(display.currency), rate: display.rate, at: display.rateAt },
  displayLines: display.lines,
  charge: { currency: knownCurrency(charge.currency), rate: charge.rate, at: display.rateAt },
  chargeLines: charge.lines,
});

/** Lines and their sum. */
export const priceWire = (
  lines: readonly PriceLine[],
  { currency }: Pick<Money, "currency">,
  locale: Call["locale"],
) => ({
  currency: currency.code,
  lines: linesWire(lines, currency, locale),
  total: toWire(linesTotal(lines), currency),
});

/** What is charged, at which rate of what is shown, and what each method of payment would add. */
export const chargeWire = (
  { country, locale }: Pick<Call, "country" | "locale">,
  { display, charge, chargeLines }: Omit<Priced, "displayLines">,
) => ({
  ...priceWire(chargeLines, charge, locale),
  fx_rate: rateToWire(charge.rate / display.rate),
  fx_at: instantOf(charge.at),
  surcharges: surchargesOn(linesTotal(chargeLines), charge.currency, country, locale),
});
