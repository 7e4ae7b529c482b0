import { z } from "zod";
import { amountSchema, currencySchema, instantSchema, rateSchema } from "./values.schemas.ts";

/** The only kinds of line a price is made of. */
export const priceLineKindSchema = z.enum([
  "base",
  "tax",
  "fee",
  "service_fee",
  "surcharge",
  "addon",
  "discount",
  "voucher",
  "promo_credit",
  "balance",
  "due_at_property",
]);

const reductions: ReadonlySet<string> = new Set(["discount", "voucher", "promo_credit", "balance"]);

/** Thousandths of a unit, so that sums are exact whatever the currency's digits. */
const thousandths = (amount: string): bigint => {
  const [whole = "0", fraction = ""] = amount.replace("-", "").split(".");
  const value = BigInt(whole + fraction.padEnd(3, "0"));
  return amount.startsWith("-") ? -value : value;
};

const sumOf = (amounts: readonly string[]): bigint => amounts.reduce((sum, amount) => sum + thousandths(amount), 0n);

export const priceLineSchema = z
  .object({
    kind: priceLineKindSchema,
    /** What the line stands for within its kind: `fare`, `airport`, `bag`. */
    code: z.string().min(1),
    title: z.string().min(1),
    amount: amountSchema,
  })
  .refine(({ kind, amount }) => amount.startsWith("-") === reductions.has(kind) || thousandths(amount) === 0n, {
    message: "only discount, voucher, promo_credit and balance take off",
    path: ["amount"],
  });

const priceShape = { currency: currencySchema, lines: z.array(priceLineSchema).min(1), total: amountSchema };

const addsUp = ({ lines, total }: { lines: readonly { amount: string }[]; total: string }): boolean =>
  sumOf(lines.map(({ amount }) => amount)) === thousandths(total);
const sumMessage = { message: "the lines do not add up to the total", path: ["total"] };

/** A price and what it is made of; the lines add up to the total. */
export const priceSchema = z.object(priceShape).refine(addsUp, sumMessage);

/** What is really charged, in the edition's currency, and how it follows from the price shown. */
export const chargeSchema = z
  .object({
    ...priceShape,
    /** Units of the charge currency for one of the currency shown. */
    fx_rate: rateSchema,
    fx_at: instantSchema,
    /** What paying by a method adds, in the charge currency. */
    surcharges: z.array(z.object({ method: z.string().min(1), title: z.string().min(1), amount: amountSchema })),
  })
  .refine(addsUp, sumMessage);

/** A price that changed since it was last shown. Its lines are the new ones. */
export const priceChangeSchema = z.object({
  currency: currencySchema,
  old_total: amountSchema,
  new_total: amountSchema,
  lines: z.array(priceLineSchema).min(1),
});

/** What cancelling or changing costs between two instants; null leaves that side open. */
const policyRuleSchema = z.object({
  from: instantSchema.nullable(),
  until: instantSchema.nullable(),
  allowed: z.boolean(),
  currency: currencySchema,
  /** What the airline keeps, or asks for a change. */
  penalty: amountSchema,
  /** What of the penalty is the service fee, which is never given back. */
  service_fee: amountSchema.optional(),
  /** What comes back on cancelling; `0` for a change. */
  refund: amountSchema,
});

export const policySchema = z.object({
  cancellation: z.array(policyRuleSchema).min(1),
  change: z.array(policyRuleSchema).min(1),
});
