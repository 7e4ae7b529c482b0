import { sampleEvent } from "@safar/engine/testing";
import { expect, test } from "vitest";
import { savedEvents } from "../event-search/saved-events.ts";
import { savedOfferOf } from "../saved/saving.ts";
import { savedEvent } from "./saved-event.ts";

test("default: an event is saved once, with its city, the hour of the show that is looked at and the way back to that", () => {
  const [show = null] = sampleEvent.dates;
  const later = show && { ...show, starts: { ...show.starts, local: "2026-12-04T21:00" } };
  const [one, other] = [show, later].map((looked) => {
    const { held, look, price, row, shown } = savedEvent(sampleEvent, looked);
    return shown && savedOfferOf(look, shown, row, held, price);
  });
  expect(one).toMatchObject({ city: sampleEvent.venue.city.name, starts: show?.starts.local, price: show?.from });
  expect(other).toMatchObject({
    key: one?.key,
    first: "2026-12-04",
    starts: "2026-12-04T21:00",
    href: `/events/${sampleEvent.slug}?show=2026-12-04`,
  });
  expect(savedEvent(sampleEvent, null).shown).toBeNull();
});

test("behavior: from a list it is saved as from its page, whatever the list was searched by", () => {
  const [show = null] = sampleEvent.dates;
  const { held, look, price, row, shown } = savedEvent(sampleEvent, show);
  const list = { href: "/events/search?q=night", search: "q=night" };
  const listed = show && { ...sampleEvent, next: show.starts };
  expect(listed && savedOfferOf(savedEvents, list, listed, null, show.from)).toEqual(
    shown && savedOfferOf(look, shown, row, held, price),
  );
});
