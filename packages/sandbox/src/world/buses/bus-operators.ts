import type { Names } from "../names.ts";
import type { SeatRules } from "../seating.ts";
import type { CoachCode } from "./bus-coaches.ts";

export type BusOperator = {
  readonly id: string;
  readonly slug: string;
  readonly country: "PK" | "SA";
  readonly names: Names;
  readonly about: Names;
  readonly rating: number;
  readonly reviews: number;
  readonly coaches: readonly CoachCode[];
  readonly rules: SeatRules;
  /** Its fares as a share of what the road costs. */
  readonly level: number;
  /** The cities it serves; null for all of its country. */
  readonly cities: readonly string[] | null;
};

const families: SeatRules = { adjacentGender: "strict", partyTogether: true, womenRows: [] };
const ladiesFirst: SeatRules = { ...families, womenRows: [1] };
const apart: SeatRules = { ...ladiesFirst, partyTogether: false };
const anybody: SeatRules = { ...families, adjacentGender: "none" };

const served = (slugs: string): readonly string[] => slugs.split(" ");

/** Invented, so that no fare is put into the mouth of a real company. */
// biome-ignore format: a table is read by its rows.
export const busOperators: readonly BusOperator[] = [
  { id: "SND", slug: "sindhu-express", country: "PK", rating: 4.4, reviews: 3120, level: 1.05, rules: families, coaches: ["executive", "business", "sleeper"],
    names: { en: "Sindhu Express", ar: "سندهو إكسبريس" },
    about: { en: "Day and night coaches along the Indus, from the sea to the capital.", ar: "حافلات نهارية وليلية على امتداد نهر السند، من البحر إلى العاصمة." },
    cities: null },
  { id: "CHN", slug: "chenab-movers", country: "PK", rating: 4.1, reviews: 2210, level: 0.94, rules: ladiesFirst, coaches: ["standard", "executive"],
    names: { en: "Chenab Movers", ar: "تشيناب موفرز" },
    about: { en: "Frequent coaches between the cities of the five rivers.", ar: "رحلات متقاربة بين مدن الأنهار الخمسة." },
    cities: served("multan sahiwal faisalabad toba-tek-singh lahore gujranwala sialkot sargodha jhelum islamabad bahawalpur rahim-yar-khan dera-ghazi-khan peshawar") },
  { id: "MRG", slug: "margalla-coaches", country: "PK", rating: 4.7, reviews: 1845, level: 1.18, rules: anybody, coaches: ["business", "executive"],
    names: { en: "Margalla Coaches", ar: "حافلات مارغلا" },
    about: { en: "Wide seats and a quiet cabin on the motorways of the north.", ar: "مقاعد واسعة ومقصورة هادئة على طرق الشمال السريعة." },
    cities: served("lahore islamabad peshawar abbottabad gilgit faisalabad multan sialkot karachi") },
  { id: "BLN", slug: "bolan-star", country: "PK", rating: 3.9, reviews: 640, level: 0.9, rules: apart, coaches: ["standard", "sleeper"],
    names: { en: "Bolan Star", ar: "نجمة بولان" },
    about: { en: "Across the pass and along the coast, where few others go.", ar: "عبر الممر وعلى امتداد الساحل، حيث لا يصل إلا القليل." },
    cities: served("quetta karachi gwadar sukkur hyderabad dera-ghazi-khan multan") },
  { id: "RML", slug: "rimal-bus", country: "SA", rating: 4.3, reviews: 4015, level: 1, rules: families, coaches: ["executive", "business"],
    names: { en: "Rimal Bus", ar: "رمال للنقل" },
    about: { en: "Coaches from coast to coast, several times a day.", ar: "حافلات من الساحل إلى الساحل، عدة مرات في اليوم." },
    cities: null },
  { id: "SRW", slug: "sarawat-express", country: "SA", rating: 4.2, reviews: 980, level: 0.92, rules: ladiesFirst, coaches: ["standard", "executive"],
    names: { en: "Sarawat Express", ar: "السروات إكسبريس" },
    about: { en: "Mountain roads between Taif, Abha and Najran, and the way down to the sea.", ar: "طرق الجبال بين الطائف وأبها ونجران، والطريق نزولًا إلى البحر." },
    cities: served("taif al-bahah abha khamis-mushait jazan najran jeddah makkah riyadh") },
  { id: "NFD", slug: "nafud-lines", country: "SA", rating: 4.5, reviews: 1320, level: 1.12, rules: anybody, coaches: ["business", "sleeper"],
    names: { en: "Nafud Lines", ar: "خطوط النفود" },
    about: { en: "The north by night: berths to sleep in and a stop for every prayer.", ar: "الشمال ليلًا: أسرّة للنوم وتوقف لكل صلاة." },
    cities: served("riyadh buraydah hail tabuk madinah yanbu jeddah makkah dammam") },
];

export const busOperatorOf = (slug: string): BusOperator | undefined =>
  busOperators.find((operator) => operator.slug === slug);
