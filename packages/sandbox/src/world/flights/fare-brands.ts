import type { Names } from "../names.ts";

/** What a bag allowance says: by piece with a weight each, or by weight alone. Zero pieces means none. */
export type Allowance =
  | { readonly unit: "pieces"; readonly pieces: number; readonly kg_each: number }
  | { readonly unit: "kg"; readonly kg: number };

/** What may be done with a fare until some hours before departure, and what the airline keeps, as a share of the fare. */
export type FareRule = {
  /** The rule holds until this many hours before departure; the last rule of a list holds until departure. */
  readonly hoursBefore: number;
  readonly allowed: boolean;
  /** Share of the base fare kept, 0 to 1. */
  readonly penalty: number;
};

type Inclusion = "included" | "paid" | "none";
/** Of what every trip sells beside a fare that does not have it. */
type Sold = Exclude<Inclusion, "none">;

export type FareBrand = {
  readonly code: string;
  readonly names: Names;
  /** Multiplies the lowest base fare of the cabin. */
  readonly factor: number;
  readonly cabinBag: { readonly pieces: number; readonly kg: number };
  readonly checked: Allowance;
  readonly seat: Inclusion;
  readonly meal: Inclusion;
  readonly lounge: Sold;
  readonly priority: Sold;
  readonly cancellation: readonly FareRule[];
  readonly change: readonly FareRule[];
};

const kg = (weight: number): Allowance => ({ unit: "kg", kg: weight });
const pieces = (count: number, each = 23): Allowance => ({ unit: "pieces", pieces: count, kg_each: each });

const never: readonly FareRule[] = [{ hoursBefore: 0, allowed: false, penalty: 1 }];
const rules = (early: number, late: number, lastHours = 24): readonly FareRule[] => [
  { hoursBefore: 48, allowed: true, penalty: early },
  { hoursBefore: lastHours, allowed: true, penalty: late },
  { hoursBefore: 0, allowed: false, penalty: 1 },
];
const flexible: readonly FareRule[] = [
  { hoursBefore: 24, allowed: true, penalty: 0 },
  { hoursBefore: 4, allowed: true, penalty: 0.1 },
  { hoursBefore: 0, allowed: true, penalty: 0.25 },
];

/** How a fare has them: choosing a seat, a meal, the lounge, boarding first. */
const served = (seat: Inclusion, meal: Inclusion, lounge: Sold, priority: Sold) => ({
  seat,
  meal,
  lounge,
  priority,
});

const cabin7 = { pieces: 1, kg: 7 };
const cabin10 = { pieces: 1, kg: 10 };
const cabinTwo = { pieces: 2, kg: 7 };

/** Economy families by the kind of airline, cheapest first. */
export const economyBrands: Readonly<Record<"full" | "low" | "regional", readonly FareBrand[]>> = {
  full: [
    {
      code: "SAVER",
      names: { en: "Saver", ar: "التوفير" },
      factor: 1,
      cabinBag: cabin7,
      checked: pieces(1),
      ...served("paid", "included", "paid", "paid"),
      cancellation: rules(0.5, 0.8),
      change: rules(0.25, 0.4),
    },
    {
      code: "CLASSIC",
      names: { en: "Classic", ar: "الكلاسيكية" },
      factor: 1.18,
      cabinBag: cabin7,
      checked: pieces(2),
      ...served("included", "included", "paid", "paid"),
      cancellation: rules(0.25, 0.5, 12),
      change: rules(0.1, 0.2, 12),
    },
    {
      code: "FLEX",
      names: { en: "Flex", ar: "المرنة" },
      factor: 1.42,
      cabinBag: cabinTwo,
      checked: pieces(2, 32),
      ...served("included", "included", "paid", "included"),
      cancellation: flexible,
      change: flexible,
    },
  ],
  low: [
    {
      code: "LIGHT",
      names: { en: "Light", ar: "الخفيفة" },
      factor: 1,
      cabinBag: cabin7,
      checked: kg(0),
      ...served("paid", "paid", "paid", "paid"),
      cancellation: never,
      change: rules(0.4, 0.6),
    },
    {
      code: "VALUE",
      names: { en: "Value", ar: "القيمة" },
      factor: 1.22,
      cabinBag: cabin7,
      checked: kg(20),
      ...served("paid", "paid", "paid", "paid"),
      cancellation: rules(0.6, 0.85),
      change: rules(0.25, 0.4),
    },
    {
      code: "PLUS",
      names: { en: "Plus", ar: "بلس" },
      factor: 1.5,
      cabinBag: cabin10,
      checked: kg(30),
      ...served("included", "included", "paid", "included"),
      cancellation: rules(0.2, 0.4, 6),
      change: rules(0, 0.15, 6),
    },
  ],
  regional: [
    {
      code: "BASIC",
      names: { en: "Basic", ar: "الأساسية" },
      factor: 1,
      cabinBag: { pieces: 1, kg: 5 },
      checked: kg(10),
      ...served("paid", "none", "paid", "paid"),
      cancellation: rules(0.5, 0.9),
      change: rules(0.3, 0.5),
    },
    {
      code: "STANDARD",
      names: { en: "Standard", ar: "القياسية" },
      factor: 1.2,
      cabinBag: cabin7,
      checked: kg(20),
      ...served("included", "none", "paid", "paid"),
      cancellation: rules(0.2, 0.5, 12),
      change: rules(0.1, 0.25, 12),
    },
  ],
};

/** Families of the cabins in front, the same for every airline that has them. */
export const frontBrands: Readonly<Record<"premium_economy" | "business" | "first", readonly FareBrand[]>> = {
  premium_economy: [
    {
      code: "PREMIUM",
      names: { en: "Premium", ar: "الممتازة" },
      factor: 1,
      cabinBag: cabin10,
      checked: pieces(2),
      ...served("included", "included", "paid", "included"),
      cancellation: rules(0.3, 0.5, 12),
      change: rules(0.1, 0.2, 12),
    },
  ],
  business: [
    {
      code: "BUSINESS",
      names: { en: "Business", ar: "الأعمال" },
      factor: 1,
      cabinBag: cabinTwo,
      checked: pieces(2, 32),
      ...served("included", "included", "included", "included"),
      cancellation: rules(0.2, 0.35, 12),
      change: rules(0.05, 0.15, 12),
    },
    {
      code: "BUSINESSFLEX",
      names: { en: "Business Flex", ar: "الأعمال المرنة" },
      factor: 1.3,
      cabinBag: cabinTwo,
      checked: pieces(3, 32),
      ...served("included", "included", "included", "included"),
      cancellation: flexible,
      change: flexible,
    },
  ],
  first: [
    {
      code: "FIRST",
      names: { en: "First", ar: "الأولى" },
      factor: 1,
      cabinBag: cabinTwo,
      checked: pieces(3, 32),
      ...served("included", "included", "included", "included"),
      cancellation: flexible,
      change: flexible,
    },
  ],
};
