import type { Names } from "./airports.ts";
import type { CoachCode, CoachPlace } from "./bus-coaches.ts";

/** Who may sit beside whom. Every operator has its own. */
export type SeatRules = {
  /** `strict`: nobody sits beside a stranger of the other gender. */
  readonly adjacentGender: "strict" | "none";
  /** Whether those of one booking may sit beside each other whoever they are. */
  readonly partyTogether: boolean;
  /** Rows of the lower deck, counted from the front, that are kept for women. */
  readonly womenRows: readonly number[];
};

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

/** Invented, so that no fare is put into the mouth of a real company. */
export const busOperators: readonly BusOperator[] = [
  {
    id: "SND",
    slug: "sindhu-express",
    country: "PK",
    names: { en: "Sindhu Express", ar: "سندهو إكسبريس" },
    about: {
      en: "Day and night coaches along the Indus, from the sea to the capital.",
      ar: "حافلات نهارية وليلية على امتداد نهر السند، من البحر إلى العاصمة.",
    },
    rating: 4.4,
    reviews: 3120,
    coaches: ["executive", "business", "sleeper"],
    rules: families,
    level: 1.05,
    cities: null,
  },
  {
    id: "CHN",
    slug: "chenab-movers",
    country: "PK",
    names: { en: "Chenab Movers", ar: "تشيناب موفرز" },
    about: {
      en: "Frequent coaches between the cities of the five rivers.",
      ar: "رحلات متقاربة بين مدن الأنهار الخمسة.",
    },
    rating: 4.1,
    reviews: 2210,
    coaches: ["standard", "executive"],
    rules: { adjacentGender: "strict", partyTogether: true, womenRows: [1] },
    level: 0.94,
    cities: [
      "multan",
      "sahiwal",
      "faisalabad",
      "toba-tek-singh",
      "lahore",
      "gujranwala",
      "sialkot",
      "sargodha",
      "jhelum",
      "islamabad",
      "bahawalpur",
      "rahim-yar-khan",
      "dera-ghazi-khan",
      "peshawar",
    ],
  },
  {
    id: "MRG",
    slug: "margalla-coaches",
    country: "PK",
    names: { en: "Margalla Coaches", ar: "حافلات مارغلا" },
    about: {
      en: "Wide seats and a quiet cabin on the motorways of the north.",
      ar: "مقاعد واسعة ومقصورة هادئة على طرق الشمال السريعة.",
    },
    rating: 4.7,
    reviews: 1845,
    coaches: ["business", "executive"],
    rules: { adjacentGender: "none", partyTogether: true, womenRows: [] },
    level: 1.18,
    cities: ["lahore", "islamabad", "peshawar", "abbottabad", "gilgit", "faisalabad", "multan", "sialkot", "karachi"],
  },
  {
    id: "BLN",
    slug: "bolan-star",
    country: "PK",
    names: { en: "Bolan Star", ar: "نجمة بولان" },
    about: {
      en: "Across the pass and along the coast, where few others go.",
      ar: "عبر الممر وعلى امتداد الساحل، حيث لا يصل إلا القليل.",
    },
    rating: 3.9,
    reviews: 640,
    coaches: ["standard", "sleeper"],
    rules: { adjacentGender: "strict", partyTogether: false, womenRows: [1] },
    level: 0.9,
    cities: ["quetta", "karachi", "gwadar", "sukkur", "hyderabad", "dera-ghazi-khan", "multan"],
  },
  {
    id: "RML",
    slug: "rimal-bus",
    country: "SA",
    names: { en: "Rimal Bus", ar: "رمال للنقل" },
    about: {
      en: "Coaches from coast to coast, several times a day.",
      ar: "حافلات من الساحل إلى الساحل، عدة مرات في اليوم.",
    },
    rating: 4.3,
    reviews: 4015,
    coaches: ["executive", "business"],
    rules: families,
    level: 1,
    cities: null,
  },
  {
    id: "SRW",
    slug: "sarawat-express",
    country: "SA",
    names: { en: "Sarawat Express", ar: "السروات إكسبريس" },
    about: {
      en: "Mountain roads between Taif, Abha and Najran, and the way down to the sea.",
      ar: "طرق الجبال بين الطائف وأبها ونجران، والطريق نزولًا إلى البحر.",
    },
    rating: 4.2,
    reviews: 980,
    coaches: ["standard", "executive"],
    rules: { adjacentGender: "strict", partyTogether: true, womenRows: [1] },
    level: 0.92,
    cities: ["taif", "al-bahah", "abha", "khamis-mushait", "jazan", "najran", "jeddah", "makkah", "riyadh"],
  },
  {
    id: "NFD",
    slug: "nafud-lines",
    country: "SA",
    names: { en: "Nafud Lines", ar: "خطوط النفود" },
    about: {
      en: "The north by night: berths to sleep in and a stop for every prayer.",
      ar: "الشمال ليلًا: أسرّة للنوم وتوقف لكل صلاة.",
    },
    rating: 4.5,
    reviews: 1320,
    coaches: ["business", "sleeper"],
    rules: { adjacentGender: "none", partyTogether: true, womenRows: [] },
    level: 1.12,
    cities: ["riyadh", "buraydah", "hail", "tabuk", "madinah", "yanbu", "jeddah", "makkah", "dammam"],
  },
];

export const busOperatorOf = (slug: string): BusOperator | undefined =>
  busOperators.find((operator) => operator.slug === slug);

export const isKeptForWomen = ({ rules }: BusOperator, { deck, row }: Pick<CoachPlace, "deck" | "row">): boolean =>
  deck === 0 && rules.womenRows.includes(row);
