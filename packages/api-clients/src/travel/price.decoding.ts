import type { Policy, PolicyRule, Price, PriceLine, QuotedPrice } from "@safar/engine";
import type { z } from "zod";
import { instantOf, type Times } from "../app/auth.outcomes.ts";
import type { MoneyReader } from "../app/wallet.decoding.ts";
import { cleanText } from "../client/content.text.ts";
import type { chargeSchema, policySchema, priceLineSchema, priceSchema } from "./price.schemas.ts";

type WireLine = z.output<typeof priceLineSchema>;
type WirePrice = z.output<typeof priceSchema>;
type WireRule = z.output<typeof policySchema>["change"][number];

export const lineIn = (
  { kind, code, title, amount }: WireLine,
  currency: string,
  { money }: MoneyReader,
): PriceLine => ({
  kind,
  code,
  label: cleanText(title),
  amount: money(amount, currency),
});

/** The shape has been held to its total already, exactly. */
export const priceIn = (
  { currency, lines, total }: Pick<WirePrice, "currency" | "lines" | "total">,
  reader: MoneyReader,
): Price => ({
  lines: lines.map((line) => lineIn(line, currency, reader)),
  total: reader.money(total, currency),
});

export const quotedPriceIn = (
  { price, charge }: { readonly price: WirePrice; readonly charge: z.output<typeof chargeSchema> },
  reader: MoneyReader,
): QuotedPrice => ({ display: priceIn(price, reader), charge: priceIn(charge, reader) });

export const policyIn = (
  { cancellation, change }: z.output<typeof policySchema>,
  { money }: MoneyReader,
  times: Times,
): Policy => {
  const instant = (iso: string | null) => (iso === null ? null : instantOf(iso, times));
  const ruleIn = ({ from, until, allowed, currency, penalty, refund }: WireRule): PolicyRule => ({
    from: instant(from),
    until: instant(until),
    isAllowed: allowed,
    penalty: money(penalty, currency),
    refund: money(refund, currency),
  });
  return { cancellation: cancellation.map(ruleIn), change: change.map(ruleIn) };
};
