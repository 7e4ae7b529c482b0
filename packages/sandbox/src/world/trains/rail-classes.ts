import type { Names } from "../names.ts";

/** What cancelling gives back so many hours before the departure; after it, below zero. */
export type RefundStep = { readonly hours_before: number; readonly refund_percent: number };

export type PlaceKind = "seat" | "berth_lower" | "berth_middle" | "berth_upper" | "berth_side";

// biome-ignore format: a table is read by its rows.
type Feature = "ac" | "berths" | "bedding" | "power" | "wifi" | "meals" | "toilet" | "water" | "cabins" | "quiet";

/** How a coach is built: bays of tiers as one sees them from the corridor, or rows of seats. One sign for each column. */
export type CoachPlan = {
  /** From the top down: `U` an upper berth, `M` a middle, `L` a lower one, `S` one along the side, `s` a seat, `_` the aisle. */
  readonly tiers: readonly string[];
  readonly bays: number;
  /** So many of the last bays are cabins that are sold whole. */
  readonly cabins: number;
  /** What coaches of it are called, with their number: `B1`. */
  readonly letter: string;
};

export type RailClass = {
  readonly code: string;
  readonly country: "PK" | "SA";
  readonly names: Names;
  readonly has: readonly Feature[];
  /** Dollars a kilometre. */
  readonly perKm: number;
  readonly plan: CoachPlan;
  readonly coaches: number;
};

/** What a berth adds to the fare, as a share of it: the lower the dearer. */
export const berthShares: Readonly<Record<PlaceKind, number>> = {
  seat: 0,
  berth_lower: 0.12,
  berth_middle: 0.07,
  berth_upper: 0.05,
  berth_side: 0.04,
};

// biome-ignore format: a table is read by its rows.
export const railClasses: readonly RailClass[] = [
  { code: "economy", country: "PK", names: { en: "Economy", ar: "الاقتصادية" }, perKm: 0.008, coaches: 3,
    has: ["water", "toilet"], plan: { tiers: ["sss_ss"], bays: 16, cabins: 0, letter: "E" } },
  { code: "ac-standard", country: "PK", names: { en: "AC standard", ar: "القياسية المكيّفة" }, perKm: 0.0145, coaches: 2,
    has: ["ac", "berths", "power", "water", "toilet"], plan: { tiers: ["UU_S", "MM__", "LL_S"], bays: 9, cabins: 0, letter: "S" } },
  { code: "ac-business", country: "PK", names: { en: "AC business", ar: "الأعمال المكيّفة" }, perKm: 0.0195, coaches: 3,
    has: ["ac", "berths", "bedding", "power", "water", "toilet"], plan: { tiers: ["UU_S", "LL_S"], bays: 8, cabins: 0, letter: "B" } },
  { code: "ac-parlour", country: "PK", names: { en: "AC parlour", ar: "الصالون المكيّف" }, perKm: 0.021, coaches: 2,
    has: ["ac", "power", "wifi", "meals", "water", "toilet"], plan: { tiers: ["s_ss"], bays: 15, cabins: 0, letter: "P" } },
  { code: "ac-sleeper", country: "PK", names: { en: "AC sleeper", ar: "النوم المكيّف" }, perKm: 0.027, coaches: 1,
    has: ["ac", "berths", "bedding", "power", "wifi", "meals", "cabins", "water", "toilet"], plan: { tiers: ["UU", "LL"], bays: 7, cabins: 2, letter: "N" } },
  { code: "sa-economy", country: "SA", names: { en: "Economy", ar: "الاقتصادية" }, perKm: 0.085, coaches: 3,
    has: ["ac", "power", "wifi", "water", "toilet"], plan: { tiers: ["ss_ss"], bays: 18, cabins: 0, letter: "E" } },
  { code: "sa-business", country: "SA", names: { en: "Business", ar: "درجة الأعمال" }, perKm: 0.16, coaches: 1,
    has: ["ac", "power", "wifi", "meals", "quiet", "water", "toilet"], plan: { tiers: ["s_ss"], bays: 12, cabins: 0, letter: "B" } },
];

export const knownRailClass = (code: string): RailClass => {
  const found = railClasses.find((one) => one.code === code);
  if (found === undefined) throw new Error(`The world has no class ${code}.`);
  return found;
};

/** A place of a class's coaches, with where it is drawn. */
export type RailPlace = {
  /** Names it on its train: `B1-12`. */
  readonly id: string;
  readonly label: string;
  readonly coach: string;
  readonly row: number;
  readonly col: number;
  readonly kind: PlaceKind;
  readonly bay: string | null;
  /** In a cabin that is sold whole. */
  readonly isFamily: boolean;
};

const kinds: Readonly<Record<string, PlaceKind>> = {
  s: "seat",
  L: "berth_lower",
  M: "berth_middle",
  U: "berth_upper",
  S: "berth_side",
};

export const coachNames = ({ coaches, plan }: RailClass): readonly string[] =>
  Array.from({ length: coaches }, (_, index) => `${plan.letter}${index + 1}`);

const placesOfCoach = ({ plan: { bays, cabins, tiers } }: RailClass, coach: string): readonly RailPlace[] => {
  const signs = Array.from({ length: bays }, (_, bay) =>
    tiers.flatMap((tier, at) =>
      Array.from(tier).map((sign, col) => ({ bay, row: bay * tiers.length + at, col, sign })),
    ),
  ).flat();
  return signs
    .flatMap(({ sign, ...place }) => {
      const kind = kinds[sign];
      return kind === undefined ? [] : [{ ...place, kind }];
    })
    .map(({ bay, ...place }, index) => ({
      ...place,
      id: `${coach}-${index + 1}`,
      label: String(index + 1),
      coach,
      bay: tiers.length === 1 ? null : String(bay + 1),
      isFamily: bay >= bays - cabins,
    }));
};

const known = new Map<string, readonly RailPlace[]>();

/** Every place of a class, coach after coach. */
export const placesOf = (railClass: RailClass): readonly RailPlace[] => {
  const found = known.get(railClass.code) ?? coachNames(railClass).flatMap((coach) => placesOfCoach(railClass, coach));
  known.set(railClass.code, found);
  return found;
};
