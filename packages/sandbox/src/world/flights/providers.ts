import type { Names } from "../names.ts";
import { airlines } from "./airlines.ts";

/** Who sells an airline's seats to the marketplace. Each has its own pace, so that results arrive one after another. */
type Provider = {
  readonly code: string;
  readonly names: Names;
  readonly airlines: readonly string[];
  /** How long its answer usually takes, in milliseconds. */
  readonly paceMs: number;
};

export const providers: readonly Provider[] = [
  { code: "indus", names: { en: "Indus Fares", ar: "إندس للأسعار" }, airlines: ["M7", "V3", "Y7"], paceMs: 350 },
  {
    code: "najd",
    names: { en: "Najd Distribution", ar: "نجد للتوزيع" },
    airlines: ["X1", "J7", "W7", "D7"],
    paceMs: 700,
  },
  { code: "punjnad", names: { en: "Punjnad Direct", ar: "بنجند المباشر" }, airlines: ["C7"], paceMs: 1_100 },
  { code: "thrift", names: { en: "Thriftline", ar: "ثرِفت لاين" }, airlines: ["N7", "R7", "L7"], paceMs: 1_600 },
  {
    code: "meridian",
    names: { en: "Meridian Global", ar: "ميريديان العالمية" },
    airlines: ["B7", "Q1", "T7", "E7", "A7", "U7"],
    paceMs: 2_400,
  },
];

const byAirline = new Map(providers.flatMap((provider) => provider.airlines.map((code) => [code, provider] as const)));

const unsold = airlines.filter(({ code }) => !byAirline.has(code));
if (unsold.length > 0) throw new Error(`No provider sells ${unsold.map(({ code }) => code).join(", ")}.`);

/** The provider that sells an airline of this world. */
export const providerOf = (airline: string): string => byAirline.get(airline)?.code ?? "";
