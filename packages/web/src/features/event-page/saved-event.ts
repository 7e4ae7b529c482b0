import type { EventDetail, EventShow } from "@safar/engine";
import { eventShown, savedEvents } from "../event-search/saved-events.ts";

/** How an event is saved from its page: at the show that is looked at; without one on no day, so not at all. */
export const savedEvent = (event: EventDetail, show: EventShow | null) => {
  const row = show === null ? event : { ...event, next: show.starts };
  return { look: savedEvents, row, held: event, price: show?.from ?? null, shown: show && eventShown(row) };
};
