import { sampleEvent } from "@safar/engine/testing";
import { expect, test } from "vitest";
import { savedOfferOf } from "../saved/saving.ts";
import { savedEvent } from "./saved-event.ts";

test("default: an event is saved once, with its city, the hour of the show that is looked at and the way back to that", () => {
  const [show = null] = sampleEvent.dates;
  const later = show && { ...show, starts: { ...show.starts, local: "2026-12-04T21:00" } };
  const [one, other] = [show, later].map((looked) => {
    const { held, look, price, row, shown } = savedEvent(sampleEvent, looked);
    return savedOfferOf(look, shown, row, held, price);
  });
  expect(one).toMatchObject({ city: sampleEvent.venue.city.name, starts: show?.starts.local, price: show?.from });
  expect(other).toMatchObject({
    key: one?.key,
    first: "2026-12-04",
    starts: "2026-12-04T21:00",
    href: `/events/${sampleEvent.slug}?show=2026-12-04`,
  });
  const { held, look, price, row, shown } = savedEvent(sampleEvent, null);
  expect(savedOfferOf(look, shown, row, held, price)).toBeNull();
});
