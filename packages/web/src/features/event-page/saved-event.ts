import { decodeEvents, type EventDetail, type EventShow, encodeEvents } from "@safar/engine";
import { paths } from "../../app/addresses/paths.ts";
import { inBoth } from "../search-form/told-words.ts";

/** How an event is saved: as it is on the day of the show that is looked at, found again on its own page. */
export const savedEvent = (event: EventDetail, show: EventShow | null) => {
  const { category, slug, title, venue } = event;
  const day = show?.starts.local.slice(0, 10);
  const search = day && encodeEvents({ ...decodeEvents(""), city: venue.city.slug, from: day, to: day });
  const detail = inBoth((locale) => `${venue.name[locale]} · ${venue.city.name[locale]}`);
  const art = { kind: "event", of: `${category} ${slug}` } as const;
  const look = { people: null, of: () => ({ title, detail, art }), hasPicture: true };
  const shown = search ? { href: paths.event(slug), search } : null;
  return { look, row: event, held: event, price: show?.from ?? null, shown };
};
