import type { Policy, PolicyRule, Price, PriceLine, QuotedPrice } from "@safar/engine";
import type { z } from "zod";
import type { MoneyReader } from "./money.ts";
import type { chargeSchema, policySchema, priceLineSchema, priceSchema } from "./price.schemas.ts";
import { cleanText } from "./text.ts";
import { instantOrNull, type Times } from "./times.ts";

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

export const rulesIn = (rules: readonly WireRule[], { money }: MoneyReader, times: Times): readonly PolicyRule[] =>
  rules.map(({ from, until, allowed, currency, penalty, refund, service_fee: service }) => ({
    from: instantOrNull(from, times),
    until: instantOrNull(until, times),
    isAllowed: allowed,
    penalty: money(penalty, currency),
    refund: money(refund, currency),
    ...(service !== undefined && { serviceFee: money(service, currency) }),
  }));

type WireStep = { readonly hours_before: number; readonly refund_percent: number };

/** What comes back of a fare so many hours before, in percent. */
export const refundStepIn = ({ hours_before: hoursBefore, refund_percent: percent }: WireStep) => ({
  hoursBefore,
  percent,
});

export const policyIn = (
  { cancellation, change }: z.output<typeof policySchema>,
  reader: MoneyReader,
  times: Times,
): Policy => ({ cancellation: rulesIn(cancellation, reader, times), change: rulesIn(change, reader, times) });
