import type { Blog, Booking, EpochMs, Question } from "@safar/engine";
import type { RequestFacts } from "../app/loading/request-facts.ts";
import { addressOf } from "./alternates.ts";
import { siteName } from "./site-head.ts";

type Value = string | number | readonly Value[] | { readonly [name: string]: Value };

/** One thing of schema.org. Only what a page itself shows is said of it. */
export type Thing = { readonly "@type": string } & { readonly [name: string]: Value };

type Facts = Pick<RequestFacts, "locale" | "edition" | "origins">;

const day = (instant: EpochMs) => new Date(instant).toISOString();
const publisherId = (facts: Facts) => `${facts.origins[facts.edition]}/#organization`;

export const organizationThing = (
  facts: Facts,
  support?: { readonly phone: string | null; readonly email: string | null },
): Thing => {
  const contact = {
    ...(support?.phone ? { telephone: support.phone } : {}),
    ...(support?.email ? { email: support.email } : {}),
  };
  return {
    "@type": "Organization",
    "@id": publisherId(facts),
    name: siteName(facts.locale),
    url: addressOf("/", facts),
    logo: `${facts.origins[facts.edition]}/icon.svg`,
    ...(Object.keys(contact).length === 0
      ? {}
      : { contactPoint: { "@type": "ContactPoint", contactType: "customer support", ...contact } }),
  };
};

/** The way to a page, this page last. */
export const breadcrumbThing = (
  facts: Facts,
  trail: readonly { readonly href: string; readonly label: string }[],
): Thing => ({
  "@type": "BreadcrumbList",
  itemListElement: trail.map(({ href, label }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: label,
    item: addressOf(href, facts),
  })),
});

export const blogPostingThing = (facts: Facts, path: string, blog: Blog): Thing => ({
  "@type": "BlogPosting",
  headline: blog.title,
  description: blog.excerpt,
  articleSection: blog.category.name,
  datePublished: day(blog.publishedAt),
  timeRequired: `PT${blog.readingMinutes}M`,
  inLanguage: facts.locale,
  author: { "@type": "Person", name: blog.author },
  publisher: { "@id": publisherId(facts) },
  mainEntityOfPage: addressOf(path, facts),
});

export const faqThing = (questions: readonly Question[]): Thing => ({
  "@type": "FAQPage",
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});

/** As the text of a script element: nothing in it can end the element or open another. */
export const jsonLdText = (things: readonly Thing[]): string =>
  JSON.stringify({ "@context": "https://schema.org", "@graph": things })
    .replace(/</g, "\\u003c")
    .replace(/\u2028/g, "\\u2028")
    .replace(/\u2029/g, "\\u2029");

const reservationStatuses: Readonly<Partial<Record<Booking["status"], string>>> = {
  Confirmed: "ReservationConfirmed",
  "Partially Confirmed": "ReservationConfirmed",
  Updated: "ReservationConfirmed",
  Modified: "ReservationConfirmed",
  Expired: "ReservationCancelled",
  Cancelled: "ReservationCancelled",
  "Refund In Progress": "ReservationCancelled",
  Refunded: "ReservationCancelled",
};

/** How a booking stands as schema.org has it: one that is not paid, or waits for its supplier, is not confirmed. */
export const reservationStatusOf = (status: Booking["status"]): string =>
  `https://schema.org/${reservationStatuses[status] ?? "ReservationPending"}`;
