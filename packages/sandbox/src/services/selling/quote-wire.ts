import type { Call } from "../../core/service.ts";
import { toWire } from "../../world/currencies.ts";
import { instantOf } from "../orders/money.ts";
import { policyWire } from "../orders/policy.ts";
import { linesTotal, linesWire } from "../orders/price-lines.ts";
import { chargeWire, priceWire } from "./price-wire.ts";
import type { Priced, PricedQuote } from "./prices.ts";

/** What a quote says in every line of business. */
export const quotedWire = (call: Call, priced: PricedQuote, holdMinutes: number) => {
  const { quote, display, displayLines, charge, policy, hash } = priced;
  const { id, expiresAt, order } = quote;
  return {
    RefID: id,
    expires_at: instantOf(expiresAt),
    price: priceWire(displayLines, display, call.locale),
    charge: chargeWire(call, priced),
    policy: policyWire(policy, charge.currency, call.now()),
    hold_min: holdMinutes,
    hash,
    reservation: order === null ? null : { uuid: order.uuid, order_ref_id: order.id },
  };
};

/** What became of a price that was shown in the same currency; null for nothing. */
export const changeWire = (
  { locale }: Pick<Call, "locale">,
  { display, displayLines }: Pick<Priced, "display" | "displayLines">,
  oldTotal: number,
) => {
  const newTotal = linesTotal(displayLines);
  return oldTotal === newTotal
    ? null
    : {
        currency: display.currency.code,
        old_total: toWire(oldTotal, display.currency),
        new_total: toWire(newTotal, display.currency),
        lines: linesWire(displayLines, display.currency, locale),
      };
};
