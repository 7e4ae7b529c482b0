import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { editDistance, type Names } from "@safar/engine";
import { paths } from "../../app/addresses/paths.ts";
import { verticalHomes } from "../../app/addresses/vertical-homes.ts";
import { soldVerticals } from "../../app/verticals.ts";
import { verticalNames } from "../../seo/vertical-names.ts";

export type PageMeant = { readonly href: string; readonly label: MessageDescriptor };

/** A place whose page was nearly asked for. */
export type PlaceMeant = { readonly href: string; readonly name: Names };

/** Whose words an address is likely to be made of, and the page that is meant by each. */
const pages: readonly (PageMeant & { readonly words: readonly string[] })[] = [
  ...soldVerticals.map((vertical) => ({
    href: verticalHomes[vertical],
    label: verticalNames[vertical],
    words: {
      flights: ["flights", "airlines", "airport", "طيران"],
      hotels: ["hotels", "rooms", "فنادق"],
      buses: ["buses", "coach", "حافلات"],
      trains: ["trains", "railway", "قطارات"],
      movies: ["movies", "cinema", "سينما"],
      events: ["events", "concerts", "فعاليات"],
      tours: ["tours", "جولات"],
    }[vertical],
  })),
  {
    href: paths.findBooking(),
    label: msg`Find my booking`,
    words: ["bookings", "detail", "reservation", "tickets", "trips", "حجوزات"],
  },
  { href: paths.bookings(), label: msg`My Bookings`, words: ["bookings", "trips", "حجوزات"] },
  { href: paths.contactUs(), label: msg`Help`, words: ["contact", "support", "help", "faq", "refund", "مساعدة"] },
  { href: paths.aboutUs(), label: msg`About us`, words: ["about", "company"] },
  { href: paths.blogs(), label: msg`Blog`, words: ["blogs", "stories", "news", "مدونة"] },
  { href: paths.wallet(), label: msg`My Wallet`, words: ["wallet", "points", "vouchers", "محفظة"] },
  { href: paths.saved(), label: msg`Saved`, words: ["saved", "favourites", "wishlist"] },
  { href: paths.settings(), label: msg`Account`, words: ["account", "profile", "settings"] },
  {
    href: paths.login(),
    // Two words that stay in one line on the narrowest phones.
    label: msg({ context: "in the header, short", message: "Sign\u00a0in" }),
    words: ["login", "signin"],
  },
  { href: paths.terms(), label: msg`Terms and conditions`, words: ["terms", "conditions"] },
  { href: paths.privacyPolicy(), label: msg`Privacy policy`, words: ["privacy", "policy"] },
];

const most = 3;
/** Shorter than this a word is too much like others. */
const least = 3;

/** How far what was written is from a word: 0 where one begins with the other; the slips of a longer word else. */
const slips = (written: string, word: string): number => {
  if (written.startsWith(word) || word.startsWith(written)) return 0;
  return word.length > 4 ? editDistance(written, word) : Number.POSITIVE_INFINITY;
};

const mostSlips = 2;

/** What addresses of everything that is sold are made of: beside another word it tells nothing. */
const filling: ReadonlySet<string> = new Set(["book", "booking", "buy", "online", "search", "ticket", "tickets"]);

/** The pages that somebody may have meant by an address that leads nowhere, the likeliest first; often none. */
export const pagesMeant = (path: string): readonly PageMeant[] => {
  const written = path
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(({ length }) => length >= least);
  const likeliest = (of: readonly string[]): readonly PageMeant[] => {
    const nearest = (words: readonly string[]): number =>
      Math.min(...words.flatMap((word) => of.map((one) => slips(one, word))));
    return pages
      .map((page) => ({ page, at: nearest(page.words) }))
      .filter(({ at }) => at <= mostSlips)
      .toSorted((one, other) => one.at - other.at)
      .slice(0, most)
      .map(({ page: { href, label } }) => ({ href, label }));
  };
  const meant = likeliest(written.filter((one) => !filling.has(one)));
  return meant.length > 0 ? meant : likeliest(written);
};
