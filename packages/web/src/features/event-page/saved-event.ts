import { decodeEvents, type EventDetail, type EventShow, encodeEvents } from "@safar/engine";
import { paths } from "../../app/addresses/paths.ts";
import { inBoth } from "../search-form/told-words.ts";

/** How an event is saved: at the hour of the show that is looked at, found again on its own page; without a show on no day, so not at all. */
export const savedEvent = (event: EventDetail, show: EventShow | null) => {
  const { category, slug, title, venue } = event;
  const starts = show?.starts.local;
  const day = starts?.slice(0, 10) ?? "";
  const search = encodeEvents({ ...decodeEvents(""), city: venue.city.slug, from: day, to: day });
  const detail = inBoth((locale) => `${venue.name[locale]} · ${venue.city.name[locale]}`);
  const art = { kind: "event", of: `${category} ${slug}` } as const;
  const of = () => ({ key: `event ${slug}`, title, detail, art, city: venue.city.name, ...(starts && { starts }) });
  const look = { people: null, of, hasPicture: true };
  return { look, row: event, held: event, price: show?.from ?? null, shown: { href: paths.event(slug, day), search } };
};
