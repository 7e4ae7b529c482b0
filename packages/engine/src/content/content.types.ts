import type { Locale } from "../kernel/edition.ts";
import type { EpochMs } from "../kernel/ports.ts";
import type { Problem } from "../kernel/problem.ts";
import type { Question } from "../platform/dashboard/dashboard.types.ts";
import type { Block } from "./blocks.ts";

/** Landing pages stand right below the root; those of airlines below the flights. */
export type PageKind = "static" | "landing" | "airline";

/** The pages that every edition has, by their slug. */
export const staticSlugs = ["about-us", "privacy-policy", "terms-conditions"] as const;
export type StaticSlug = (typeof staticSlugs)[number];

export type PageSummary = {
  readonly slug: string;
  readonly kind: PageKind;
  /** The vertical's SEO type, or `general`. */
  readonly serviceType: string;
  readonly title: string;
  /** One or two sentences for search engines. */
  readonly description: string;
  /** The flight that a page is about; null of any other page. */
  readonly flight: FlightSubject | null;
};

export type Page = PageSummary & {
  readonly updatedAt: EpochMs;
  readonly body: readonly Block[];
  readonly questions: readonly Question[];
};

/** A route, an airline, or both; codes as airports and airlines have them. */
export type FlightSubject = {
  readonly from: string | null;
  readonly to: string | null;
  readonly airline: string | null;
};

/** `art` names the cover: the same name always draws the same one. */
export type BlogSummary = {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly author: string;
  readonly category: { readonly id: string; readonly name: string };
  readonly publishedAt: EpochMs;
  readonly readingMinutes: number;
  readonly art: string;
};

export type Blog = BlogSummary & { readonly body: readonly Block[] };

export type Unavailable = { readonly type: "UNAVAILABLE"; readonly problem: Problem };
export type NotFound = { readonly type: "NOT_FOUND" };

export type PageOutcome = { readonly type: "FOUND"; readonly page: Page } | NotFound | Unavailable;
export type PagesOutcome = { readonly type: "LISTED"; readonly pages: readonly PageSummary[] } | Unavailable;
export type BlogOutcome =
  | { readonly type: "FOUND"; readonly blog: Blog; readonly related: readonly BlogSummary[] }
  | NotFound
  | Unavailable;
export type BlogsOutcome =
  | {
      readonly type: "LISTED";
      readonly blogs: readonly BlogSummary[];
      readonly page: number;
      readonly lastPage: number;
      readonly total: number;
    }
  | Unavailable;

export type BlogsQuery = {
  /** From 1. One past the last answers an empty list. */
  readonly page: number;
  /** A category's id; all when absent. */
  readonly category?: string;
};

/** What editors write. No method rejects. */
export interface ContentService {
  /** Any page by its slug, in NFC: `/best-hotels-in-saudi-arabia`, an Arabic one, or one of `staticSlugs`. */
  page(locale: Locale, slug: string): Promise<PageOutcome>;
  /** All pages of a kind, for the sitemap. */
  pages(locale: Locale, kind: PageKind): Promise<PagesOutcome>;
  blogs(locale: Locale, query: BlogsQuery): Promise<BlogsOutcome>;
  blog(locale: Locale, slug: string): Promise<BlogOutcome>;
}
