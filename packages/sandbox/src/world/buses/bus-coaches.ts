import type { ArabicForms } from "../counted.ts";
import type { Names } from "../names.ts";
import { type DeckPlan, deckPlaces, type Place } from "../seating.ts";

export type SeatCategory = "front" | "standard" | "rear" | "recliner" | "lower_berth" | "upper_berth";

// biome-ignore format: a table is read by its rows.
type BusAmenity =
  | "ac" | "wifi" | "power" | "screen" | "snack" | "meal" | "water" | "toilet" | "blanket" | "reading_light" | "prayer_stop" | "tracking";

export type CoachPlace = Place<SeatCategory>;

export type Coach = {
  readonly code: "standard" | "executive" | "business" | "sleeper";
  readonly names: Names;
  readonly decks: readonly { readonly rows: number; readonly cols: number }[];
  readonly places: readonly CoachPlace[];
  readonly amenities: readonly BusAmenity[];
  /** A standard seat's fare as a share of the road's price. */
  readonly level: number;
};

type Category = { readonly names: Names; readonly several: ArabicForms; readonly share: number };

export const categories: Readonly<Record<SeatCategory, Category>> = {
  front: {
    names: { en: "Front seat", ar: "مقعد أمامي" },
    several: { two: "مقعدان أماميان", few: "مقاعد أمامية", many: "مقعدًا أماميًا" },
    share: 1.12,
  },
  standard: {
    names: { en: "Standard seat", ar: "مقعد عادي" },
    several: { two: "مقعدان عاديان", few: "مقاعد عادية", many: "مقعدًا عاديًا" },
    share: 1,
  },
  rear: {
    names: { en: "Rear seat", ar: "مقعد خلفي" },
    several: { two: "مقعدان خلفيان", few: "مقاعد خلفية", many: "مقعدًا خلفيًا" },
    share: 0.9,
  },
  recliner: {
    names: { en: "Recliner", ar: "مقعد استلقاء" },
    several: { two: "مقعدا استلقاء", few: "مقاعد استلقاء", many: "مقعد استلقاء" },
    share: 1,
  },
  lower_berth: {
    names: { en: "Lower berth", ar: "سرير سفلي" },
    several: { two: "سريران سفليان", few: "أسرّة سفلية", many: "سريرًا سفليًا" },
    share: 1.08,
  },
  upper_berth: {
    names: { en: "Upper berth", ar: "سرير علوي" },
    several: { two: "سريران علويان", few: "أسرّة علوية", many: "سريرًا علويًا" },
    share: 1,
  },
};

const cockpit = (cols: number): readonly CoachPlace[] => [
  { id: "driver", label: "", deck: 0, row: 0, col: 0, kind: "driver", category: null },
  { id: "door", label: "", deck: 0, row: 0, col: cols - 1, kind: "door", category: null },
];

const coachOf = (
  facts: Pick<Coach, "code" | "names" | "amenities" | "level">,
  plans: readonly DeckPlan<SeatCategory>[],
): Coach => {
  const [first] = plans;
  const places: CoachPlace[] = [...cockpit(first?.pattern.length ?? 1)];
  for (const [deck, plan] of plans.entries()) {
    const seats = places.filter(({ category }) => category !== null).length;
    places.push(...deckPlaces(plan, deck, seats + 1));
  }
  return {
    ...facts,
    places,
    decks: plans.map(({ pattern, rows }, deck) => ({ rows: deck === 0 ? rows + 1 : rows, cols: pattern.length })),
  };
};

const byRow = (row: number, rows: number): SeatCategory => {
  if (row < 2) return "front";
  return row === rows - 1 ? "rear" : "standard";
};

const recliners = (row: number): SeatCategory => (row < 2 ? "front" : "recliner");

// biome-ignore format: a table is read by its rows.
export const coaches: readonly Coach[] = [
  coachOf({ code: "standard", names: { en: "Standard coach", ar: "حافلة عادية" }, level: 1, amenities: ["ac", "water", "prayer_stop", "tracking"] },
    [{ pattern: "ss_ss", rows: 11, hasBench: true, kind: "seat", categoryOf: byRow }]),
  coachOf({ code: "executive", names: { en: "Executive coach", ar: "حافلة تنفيذية" }, level: 1.22, amenities: ["ac", "wifi", "power", "water", "snack", "reading_light", "prayer_stop", "tracking"] },
    [{ pattern: "ss_ss", rows: 10, kind: "seat", categoryOf: byRow }]),
  coachOf({ code: "business", names: { en: "Business coach", ar: "حافلة درجة الأعمال" }, level: 1.65, amenities: ["ac", "wifi", "power", "screen", "meal", "water", "toilet", "blanket", "prayer_stop", "tracking"] },
    [{ pattern: "s_ss", rows: 9, kind: "seat", categoryOf: recliners }]),
  coachOf({ code: "sleeper", names: { en: "Sleeper coach", ar: "حافلة بأسرّة" }, level: 1.9, amenities: ["ac", "power", "water", "snack", "toilet", "blanket", "reading_light", "prayer_stop", "tracking"] },
    [{ pattern: "s_ss", rows: 5, kind: "sleeper", categoryOf: () => "lower_berth" }, { pattern: "s_ss", rows: 5, kind: "sleeper", categoryOf: () => "upper_berth" }]),
];

export type CoachCode = Coach["code"];

export const knownCoach = (code: CoachCode): Coach => {
  const found = coaches.find((coach) => coach.code === code);
  if (found === undefined) throw new Error(`The world has no coach ${code}.`);
  return found;
};

/** Places where somebody sits or lies. */
export const coachSeats = ({ places }: Coach): readonly CoachPlace[] =>
  places.filter(({ category }) => category !== null);
