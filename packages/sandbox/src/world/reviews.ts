import { between, chance } from "./hash.ts";
import type { Names } from "./names.ts";
import type { Remark, Remarks, Told } from "./remarks.data.ts";

type Author = readonly [first: Names, country: string];

const firstAuthor: Author = [{ en: "Ayesha", ar: "عائشة" }, "PK"];
const authors: readonly Author[] = [
  firstAuthor,
  [{ en: "Bilal", ar: "بلال" }, "PK"],
  [{ en: "Noura", ar: "نورة" }, "SA"],
  [{ en: "Faisal", ar: "فيصل" }, "SA"],
  [{ en: "Mariam", ar: "مريم" }, "AE"],
  [{ en: "Omar", ar: "عمر" }, "EG"],
  [{ en: "Sana", ar: "سناء" }, "PK"],
  [{ en: "Khalid", ar: "خالد" }, "SA"],
  [{ en: "Zainab", ar: "زينب" }, "PK"],
  [{ en: "Hamza", ar: "حمزة" }, "GB"],
  [{ en: "Layla", ar: "ليلى" }, "AE"],
  [{ en: "Yusuf", ar: "يوسف" }, "TR"],
  [{ en: "Hiba", ar: "هبة" }, "PK"],
  [{ en: "Usman", ar: "عثمان" }, "PK"],
  [{ en: "Rabia", ar: "رابعة" }, "PK"],
  [{ en: "Abdullah", ar: "عبد الله" }, "SA"],
  [{ en: "Reem", ar: "ريم" }, "SA"],
  [{ en: "Turki", ar: "تركي" }, "SA"],
  [{ en: "Huda", ar: "هدى" }, "KW"],
  [{ en: "Imran", ar: "عمران" }, "GB"],
  [{ en: "Amina", ar: "أمينة" }, "MA"],
  [{ en: "Tariq", ar: "طارق" }, "PK"],
  [{ en: "Salma", ar: "سلمى" }, "EG"],
  [{ en: "Nasser", ar: "ناصر" }, "QA"],
];

/** How a last name begins, in Latin letters and in Arabic ones. */
const initials = [
  "Aع",
  "Bب",
  "Dد",
  "Fف",
  "Hح",
  "Jج",
  "Kك",
  "Lل",
  "Mم",
  "Nن",
  "Qق",
  "Rر",
  "Sس",
  "Tت",
  "Wو",
  "Zز",
] as const;

type Review = {
  readonly id: string;
  readonly author: Names;
  readonly country: string;
  readonly score: number;
  /** Days before today. */
  readonly daysAgo: number;
  readonly text: Names;
};

/** Something that people have written about; its score is null while nobody has. */
export type Reviewed = { readonly id: string; readonly score: number | null; readonly reviewCount: number };

/** Each was written in a stretch of so many days of its own, the latest first. */
const stretch = 17;

/** Of some things, one that was not taken yet, by chance; takes it. */
const taking = <Of>(of: readonly Of[], taken: Set<Of>, key: string, salt: number): Of | undefined => {
  const left = of.filter((one) => !taken.has(one));
  const one = left[between(key, salt, 0, Math.max(0, left.length - 1))];
  if (one !== undefined) taken.add(one);
  return one;
};

/** Of what may be told of something that has `has` one sentence that is so, by chance. */
export const oneTold = (told: readonly Told[], has: ReadonlySet<string>, key: string, salt: number) => {
  const so = told.filter(([, needs]) => needs === undefined || has.has(needs));
  return so[between(key, salt, 0, so.length - 1)]?.[0];
};

const nothing: ReadonlySet<string> = new Set();

/**
 * The latest reviews of something, out of the remarks that are made of its kind: each by somebody else, in other words. `has` is what it has: nobody
 * speaks of what it has not.
 */
export const reviewsFrom = (
  { id, score, reviewCount }: Reviewed,
  { most, otherwise, said }: Remarks,
  has: ReadonlySet<string> = nothing,
): readonly Review[] => {
  const so = said.filter(([, , needs]) => needs === undefined || has.has(needs));
  const writers = new Set<Author>();
  const written = new Set<Remark>();
  return Array.from({ length: score === null ? 0 : Math.min(most, reviewCount) }, (_, index) => {
    const key = `${id}/review${index}`;
    const given = Math.max(3, Math.min(10, Math.round((score ?? 0) + (chance(key, 36) - 0.5) * 3)));
    const fitting = so.filter(([of]) => Math.abs(of - given) <= 2);
    const [first, country] = taking(authors, writers, `${key}/author`, 37) ?? firstAuthor;
    const [latin, arabic] = initials[between(`${key}/initial`, 47, 0, initials.length - 1)] ?? "Kك";
    const author = { en: `${first.en} ${latin}.`, ar: `${first.ar} ${arabic}.` };
    const one = taking(fitting, written, `${key}/text`, 38)?.[1] ?? otherwise;
    // Some have more to say.
    const isLong = chance(`${key}/long`, 48) < 0.5 && fitting.length > most * 2;
    const more = isLong ? taking(fitting, written, `${key}/more`, 49)?.[1] : undefined;
    const text = more === undefined ? one : { en: `${one.en} ${more.en}`, ar: `${one.ar} ${more.ar}` };
    const daysAgo = index * stretch + between(`${key}/day`, 43, 2, stretch + 1);
    return { id: `${id}-${index + 1}`, author, country, score: given, daysAgo, text };
  });
};

/** How something is scored topic by topic: on average as it is scored. */
export const topicScores = <Topic extends string>({ id, score }: Reviewed, topics: readonly Topic[]) => {
  if (score === null) return [];
  const spread = Math.min(1.6, 10 - score);
  const drifts = topics.map((topic) => (chance(`${id}/${topic}`, 39) - 0.5) * spread);
  const drift = drifts.reduce((sum, one) => sum + one, 0) / topics.length;
  return topics.map((topic, index) => {
    const given = score + (drifts[index] ?? 0) - drift;
    return { topic, score: Math.round(Math.min(10, given) * 10) / 10 };
  });
};

/** How something is rated of which nothing but its name is known: most well, some not yet. */
export const ratedByName = (id: string): Reviewed => {
  const isNew = chance(`${id}/new`, 46) < 0.05;
  const score = Math.round((7.5 + chance(`${id}/score`, 41) * 2.2) * 10) / 10;
  return { id, score: isNew ? null : score, reviewCount: isNew ? 0 : between(`${id}/count`, 42, 9, 640) };
};
