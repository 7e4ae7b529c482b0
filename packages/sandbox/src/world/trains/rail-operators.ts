import type { Names } from "../names.ts";
import type { RefundStep } from "./rail-classes.ts";

/** Something that an operator holds its places to, and why. */
export type RailRule = { readonly rule: "lone_woman" | "whole_bay"; readonly reason: Names };

export type RailOperator = {
  readonly id: string;
  readonly country: "PK" | "SA";
  readonly names: Names;
  /** How far ahead it sells. */
  readonly daysAhead: number;
  /** Minutes before the departure until which it sells here. */
  readonly closes: number;
  readonly rules: readonly RailRule[];
  readonly cancellation: readonly RefundStep[];
  /** Minutes late, after which all money comes back. */
  readonly refundAfter: number;
  /** How often it is late, and how late it then may be, in minutes. */
  readonly late: { readonly share: number; readonly most: number };
};

const loneWoman: RailRule = {
  rule: "lone_woman",
  reason: {
    en: "A woman who travels alone is not placed beside a man of another booking, nor in a bay with one.",
    ar: "لا تُجلَس المسافرة وحدها بجانب رجل من حجز آخر، ولا في مقصورة فيها رجل من حجز آخر.",
  },
};

const wholeCabin: RailRule = {
  rule: "whole_bay",
  reason: {
    en: "A family cabin is sold whole, so that a family has it to itself.",
    ar: "تُباع المقصورة العائلية كاملةً لتكون للعائلة وحدها.",
  },
};

const steps = (...rows: readonly (readonly [hours: number, percent: number])[]): readonly RefundStep[] =>
  rows.map(([hours_before, refund_percent]) => ({ hours_before, refund_percent }));

/** Invented companies on real lines. */
export const railOperators: readonly RailOperator[] = [
  {
    id: "IND",
    country: "PK",
    names: { en: "Indus Rail", ar: "إندوس للقطارات" },
    daysAhead: 120,
    closes: 30,
    rules: [loneWoman, wholeCabin],
    cancellation: steps([48, 90], [24, 80], [0, 70], [-2, 50]),
    refundAfter: 360,
    late: { share: 0.34, most: 150 },
  },
  {
    id: "PNJ",
    country: "PK",
    names: { en: "Five Rivers Express", ar: "قطارات الأنهار الخمسة" },
    daysAhead: 45,
    closes: 45,
    rules: [loneWoman],
    cancellation: steps([48, 90], [24, 80], [0, 60]),
    refundAfter: 360,
    late: { share: 0.2, most: 80 },
  },
  {
    id: "HJZ",
    country: "SA",
    names: { en: "Hijaz Fast Line", ar: "خط الحجاز السريع" },
    daysAhead: 120,
    closes: 15,
    rules: [loneWoman],
    cancellation: steps([24, 100], [2, 70], [0, 40]),
    refundAfter: 360,
    late: { share: 0.08, most: 20 },
  },
  {
    id: "NJD",
    country: "SA",
    names: { en: "Najd Railways", ar: "سكك نجد" },
    daysAhead: 90,
    closes: 20,
    rules: [loneWoman],
    cancellation: steps([24, 90], [2, 60], [0, 30]),
    refundAfter: 360,
    late: { share: 0.12, most: 35 },
  },
];

export const knownRailOperator = (id: string): RailOperator => {
  const found = railOperators.find((operator) => operator.id === id);
  if (found === undefined) throw new Error(`The world has no railway ${id}.`);
  return found;
};
