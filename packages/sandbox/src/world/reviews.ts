import { between, chance } from "./hash.ts";
import type { Names } from "./names.ts";
import type { Remark, Remarks, Told } from "./remarks.data.ts";

type Author = readonly [names: Names, country: string];

const firstAuthor: Author = [{ en: "Ayesha K.", ar: "عائشة ك." }, "PK"];
const authors: readonly Author[] = [
  firstAuthor,
  [{ en: "Bilal R.", ar: "بلال ر." }, "PK"],
  [{ en: "Noura A.", ar: "نورة ع." }, "SA"],
  [{ en: "Faisal H.", ar: "فيصل ح." }, "SA"],
  [{ en: "Mariam S.", ar: "مريم س." }, "AE"],
  [{ en: "Omar T.", ar: "عمر ت." }, "EG"],
  [{ en: "Sana M.", ar: "سناء م." }, "PK"],
  [{ en: "Khalid B.", ar: "خالد ب." }, "SA"],
  [{ en: "Zainab Q.", ar: "زينب ق." }, "PK"],
  [{ en: "Hamza L.", ar: "حمزة ل." }, "GB"],
  [{ en: "Layla D.", ar: "ليلى د." }, "AE"],
  [{ en: "Yusuf E.", ar: "يوسف إ." }, "TR"],
  [{ en: "Hiba N.", ar: "هبة ن." }, "PK"],
  [{ en: "Usman G.", ar: "عثمان غ." }, "PK"],
  [{ en: "Rabia J.", ar: "رابعة ج." }, "PK"],
  [{ en: "Abdullah M.", ar: "عبد الله م." }, "SA"],
  [{ en: "Reem S.", ar: "ريم س." }, "SA"],
  [{ en: "Turki N.", ar: "تركي ن." }, "SA"],
  [{ en: "Huda F.", ar: "هدى ف." }, "KW"],
  [{ en: "Imran W.", ar: "عمران و." }, "GB"],
  [{ en: "Amina C.", ar: "أمينة ش." }, "MA"],
  [{ en: "Tariq Z.", ar: "طارق ز." }, "PK"],
  [{ en: "Salma H.", ar: "سلمى ح." }, "EG"],
  [{ en: "Nasser D.", ar: "ناصر د." }, "QA"],
];

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
    const [author, country] = taking(authors, writers, `${key}/author`, 37) ?? firstAuthor;
    const text = taking(fitting, written, `${key}/text`, 38)?.[1] ?? otherwise;
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
