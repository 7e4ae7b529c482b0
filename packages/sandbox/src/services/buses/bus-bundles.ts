import type { Call } from "../../core/service.ts";
import type { Names } from "../../world/names.ts";
import { stepsToCome } from "../orders/policy.ts";

/** What comes back of the fare at a cancellation so many hours before the departure. */
export type RefundStep = { readonly hours_before: number; readonly refund_percent: number };

export type BundleCode = "saver" | "standard" | "flexi" | "together";

type Inclusion = "included" | "paid" | "none";

export type Bundle = {
  readonly code: BundleCode;
  readonly names: Names;
  /** Percent off the fare; below zero for what it adds. */
  readonly discount: number;
  /** The fewest seats it is sold for. */
  readonly fromSeats: number;
  readonly includes: {
    readonly seat_change: Inclusion;
    readonly date_change: Inclusion;
    readonly refund: Inclusion;
    readonly priority: Inclusion;
    /** Kilograms of baggage. */
    readonly bagKg: number;
  };
};

export const refundSteps: Readonly<Record<BundleCode, readonly RefundStep[]>> = {
  saver: [],
  standard: [
    { hours_before: 24, refund_percent: 80 },
    { hours_before: 4, refund_percent: 50 },
  ],
  flexi: [
    { hours_before: 2, refund_percent: 100 },
    { hours_before: 0.5, refund_percent: 60 },
  ],
  together: [{ hours_before: 24, refund_percent: 60 }],
};

// biome-ignore format: a table is read by its rows.
export const bundles: readonly Bundle[] = [
  { code: "standard", names: { en: "Standard", ar: "العادية" }, discount: 0, fromSeats: 1,
    includes: { seat_change: "paid", date_change: "paid", refund: "paid", priority: "none", bagKg: 20 } },
  { code: "saver", names: { en: "Saver", ar: "التوفير" }, discount: 12, fromSeats: 1,
    includes: { seat_change: "none", date_change: "none", refund: "none", priority: "none", bagKg: 15 } },
  { code: "flexi", names: { en: "Flexi", ar: "المرنة" }, discount: -14, fromSeats: 1,
    includes: { seat_change: "included", date_change: "included", refund: "included", priority: "included", bagKg: 30 } },
  { code: "together", names: { en: "Group of 3 or more", ar: "المجموعة من 3 فأكثر" }, discount: 18, fromSeats: 3,
    includes: { seat_change: "paid", date_change: "none", refund: "paid", priority: "included", bagKg: 20 } },
];

const kilograms = { en: "kg", ar: "كجم" } as const;

export const bagOf = ({ includes: { bagKg } }: Bundle, locale: keyof typeof kilograms): string =>
  `${bagKg} ${kilograms[locale]}`;

/** So much of the fare a change costs, in hundredths of a percent, where it is paid for. */
export const changeShare = 1_000;

const ofFare = { en: "of the fare", ar: "من الأجرة" } as const;

/** What a bundle has; what it gives back only while that can be had. */
export const termsWire = (call: Pick<Call, "locale" | "now">, bundle: Bundle, departs: number) => {
  const refund = stepsToCome(refundSteps[bundle.code], departs, call.now());
  const states = { ...bundle.includes, ...(refund.length === 0 && { refund: "none" as const }) };
  const includes = (["refund", "seat_change", "date_change", "priority"] as const).map((kind) => ({
    kind,
    state: states[kind],
    detail: kind.endsWith("_change") && states[kind] === "paid" ? `${changeShare / 100}% ${ofFare[call.locale]}` : null,
  }));
  const bag = { kind: "bag" as const, state: "included" as const, detail: bagOf(bundle, call.locale) };
  return { includes: [bag, ...includes], refund };
};

/** The bundles that so many seats can be had with. */
export const bundlesFor = (seats: number): readonly Bundle[] => bundles.filter(({ fromSeats }) => seats >= fromSeats);

export const knownBundle = (code: BundleCode): Bundle => {
  const found = bundles.find((bundle) => bundle.code === code);
  if (found === undefined) throw new Error(`There is no bundle ${code}.`);
  return found;
};
