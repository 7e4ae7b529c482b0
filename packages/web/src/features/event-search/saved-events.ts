import { decodeEvents, type EventCard, encodeEvents } from "@safar/engine";
import { paths } from "../../app/addresses/paths.ts";
import type { SavedLook, SearchShown } from "../saved/saved-look.ts";
import { inBoth } from "../search-form/told-words.ts";

type Shown = Pick<EventCard, "category" | "next" | "slug" | "title" | "venue">;

/** Its page on the day of the show, and what finds it there on that day. */
export const eventShown = ({ next, slug, venue }: Shown): SearchShown => {
  const day = next.local.slice(0, 10);
  const search = encodeEvents({ ...decodeEvents(""), city: venue.city.slug, from: day, to: day });
  return { href: paths.event(slug, day), search };
};

/** How an event is saved: at the hour of the show that is looked at, found again on its own page. */
export const savedEvents: SavedLook<unknown, Shown> = {
  people: null,
  of: ({ category, next, slug, title, venue }) => ({
    key: `event ${slug}`,
    title,
    detail: inBoth((locale) => `${venue.name[locale]} · ${venue.city.name[locale]}`),
    art: { kind: "event", of: `${category} ${slug}` },
    city: venue.city.name,
    starts: next.local,
  }),
  shownOf: eventShown,
  hasPicture: true,
};
