import type { Words } from "./words.ts";

export type Question = { readonly question: Words; readonly answer: Words };

/** Bodies are Markdown. */
export type PageData = {
  /** The same in both languages, in NFC. */
  readonly slug: string;
  /** Landing pages stand right below the root, those of airlines below the flights. */
  readonly type: "static" | "landing" | "airline";
  /** A vertical's SEO type, or `general`. */
  readonly service: string;
  readonly updatedAt: string;
  readonly title: Words;
  readonly description: Words;
  readonly body: Words;
  readonly questions: readonly Question[];
  /** The route or the airline that the page is about. */
  readonly flight?: { readonly from: string | null; readonly to: string | null; readonly airline: string | null };
};

export type BlogData = {
  readonly slug: string;
  readonly publishedAt: string;
  readonly category: BlogCategory;
  readonly cover: string;
  readonly author: Words;
  readonly title: Words;
  readonly excerpt: Words;
  readonly body: Words;
};

export const blogCategories = {
  places: { en: "Places", ar: "وجهات" },
  food: { en: "Food", ar: "مأكولات" },
  pilgrimage: { en: "Umrah and Hajj", ar: "العمرة والحج" },
  rail: { en: "Rail", ar: "قطارات" },
  advice: { en: "Advice", ar: "نصائح" },
} as const satisfies Readonly<Record<string, Words>>;

export type BlogCategory = keyof typeof blogCategories;
