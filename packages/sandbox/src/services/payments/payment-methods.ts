import type { Names } from "../../world/names.ts";
import type { PaymentFlow } from "../orders/attempt.ts";
import { shareOf, unitsOf } from "../orders/money.ts";

export type PaymentMethod = {
  readonly code: string;
  readonly names: Names;
  readonly flow: PaymentFlow;
  readonly countries: readonly ("PK" | "SA")[];
  /** Empty for every currency. */
  readonly currencies: readonly string[];
  /** In whole units of the country's currency. */
  readonly min: number | null;
  readonly max: number | null;
  /** In whole units of the country's currency. */
  readonly feeFixed: number;
  /** Hundredths of a percent. */
  readonly feeBasisPoints: number;
  /** Only for who is signed in. */
  readonly needsUser: boolean;
};

type Row = readonly [
  code: string,
  en: string,
  ar: string,
  flow: PaymentFlow,
  countries: "PK" | "SA" | "both",
  currencies: string,
  min: number | null,
  max: number | null,
  feeFixed: number,
  feeBasisPoints: number,
  needsUser?: "user",
];

// biome-ignore format: a table is read by its rows.
const rows: readonly Row[] = [
  ["card", "Debit or credit card", "بطاقة ائتمان أو خصم", "card", "both", "", null, null, 0, 0],
  ["saved_card", "Saved card", "بطاقة محفوظة", "card", "both", "", null, null, 0, 0, "user"],
  ["mada", "mada", "مدى", "card", "SA", "SAR", null, null, 0, 0],
  ["jazzcash", "JazzCash", "جاز كاش", "otp", "PK", "PKR", 10, 200_000, 0, 100],
  ["easypaisa", "Easypaisa", "إيزي بيسة", "otp", "PK", "PKR", 10, 200_000, 0, 100],
  ["stc_pay", "STC Pay", "إس تي سي باي", "otp", "SA", "SAR", 1, 20_000, 0, 0],
  ["apple_pay", "Apple Pay", "آبل باي", "sdk", "SA", "SAR USD AED", null, null, 0, 0],
  ["wallet_balance", "Wallet balance", "رصيد المحفظة", "balance", "both", "", null, null, 0, 0, "user"],
  ["bank_transfer", "Bank transfer", "تحويل بنكي", "voucher", "both", "PKR SAR", null, null, 0, 0],
  ["otc_voucher", "Cash at a shop", "الدفع نقدًا في أحد المتاجر", "voucher", "PK", "PKR", 500, 50_000, 50, 0],
  ["sadad", "SADAD", "سداد", "voucher", "SA", "SAR", 10, null, 3, 0],
  ["instalment", "Pay in instalments", "الدفع بالتقسيط", "redirect", "both", "PKR SAR", 100, null, 0, 150],
];

export const paymentMethods: readonly PaymentMethod[] = rows.map(
  ([code, en, ar, flow, countries, currencies, min, max, feeFixed, feeBasisPoints, user]) => ({
    code,
    names: { en, ar },
    flow,
    countries: countries === "both" ? ["PK", "SA"] : [countries],
    currencies: currencies === "" ? [] : currencies.split(" "),
    min,
    max,
    feeFixed,
    feeBasisPoints,
    needsUser: user === "user",
  }),
);

export const paymentMethodOf = (code: string): PaymentMethod | undefined =>
  paymentMethods.find((method) => method.code === code);

/** What a method adds to what it is charged, in minor units; nothing when it is charged nothing. */
export const methodFee = (method: PaymentMethod, minor: number, currency: string): number =>
  minor === 0 ? 0 : unitsOf(method.feeFixed, currency) + shareOf(minor, method.feeBasisPoints, currency);

/** Why a method cannot take the amount, or null when it can. */
export const whyUnavailable = (
  method: PaymentMethod,
  minor: number,
  currency: string,
  isSignedIn: boolean,
): "currency" | "below_min" | "above_max" | "sign_in" | null => {
  if (method.needsUser && !isSignedIn) return "sign_in";
  if (method.currencies.length > 0 && !method.currencies.includes(currency)) return "currency";
  if (method.min !== null && minor < unitsOf(method.min, currency)) return "below_min";
  if (method.max !== null && minor > unitsOf(method.max, currency)) return "above_max";
  return null;
};
