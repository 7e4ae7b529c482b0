import type { EpochMs } from "@safar/engine";
import type { RequestFacts } from "../app/loading/request-facts.ts";
import { addressOf, alternateLinks } from "./alternates.ts";
import { siteName } from "./site-head.ts";

type PageFacts = {
  readonly facts: Pick<RequestFacts, "locale" | "edition" | "origins">;
  /** Without a language; with what of the query makes it a page of its own. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Set on what was published on a day. */
  readonly publishedAt?: EpochMs;
};

/** What a page says of itself to search engines and to those it is shared with. */
export const pageHead = ({ facts, path, title, description, publishedAt }: PageFacts) => ({
  meta: [
    { title: `${title} · ${siteName(facts.locale)}` },
    { name: "description", content: description },
    { property: "og:type", content: publishedAt === undefined ? "website" : "article" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: addressOf(path, facts) },
    ...(publishedAt === undefined
      ? []
      : [{ property: "article:published_time", content: new Date(publishedAt).toISOString() }]),
  ],
  links: alternateLinks(path, facts),
});

type UnlistedFacts = Pick<PageFacts, "facts" | "title"> & Partial<Pick<PageFacts, "description">>;

/**
 * The head of a page that is a person's own, or that could not be had just now: named, and listed nowhere. One that others are sent,
 * as a search is, may say what is on it.
 */
export const unlistedHead = ({ facts, title, description }: UnlistedFacts) => ({
  meta: [
    { title: `${title} · ${siteName(facts.locale)}` },
    { name: "robots", content: "noindex" },
    ...(description === undefined ? [] : [{ name: "description", content: description }]),
  ],
  links: [],
});

export type PageHead = ReturnType<typeof pageHead> | ReturnType<typeof unlistedHead>;
