import { type EventDetail, type EventShow, instantOfPlace, offerId } from "@safar/engine";
import { sampleEvent } from "@safar/engine/testing";
import { expect, test } from "vitest";
import { z } from "zod";
import { eventThings } from "../features/event-page/event-things.ts";

const facts = {
  edition: "PK",
  origins: { PK: "https://safar.example", SA: "https://sa.safar.example" },
} as const;

const statuses = ["EventScheduled", "EventRescheduled", "EventCancelled"] as const;
const availabilities = ["InStock", "LimitedAvailability", "SoldOut", "PreOrder"] as const;
const term = (names: readonly string[]) => z.enum(names.map((name) => `https://schema.org/${name}`));

const offerSchema = z.strictObject({
  "@type": z.literal("Offer"),
  url: z.url(),
  price: z.string().regex(/^\d+(\.\d+)?$/),
  priceCurrency: z.string().regex(/^[A-Z]{3}$/),
  availability: term(availabilities),
});

/** What schema.org has of an event, and what search engines require of one. */
const eventSchema = z
  .strictObject({
    "@type": z.literal("Event"),
    name: z.string().min(1),
    description: z.string().min(1),
    url: z.url(),
    startDate: z.iso.datetime(),
    endDate: z.iso.datetime().optional(),
    doorTime: z.iso.datetime().optional(),
    previousStartDate: z.iso.datetime().optional(),
    eventStatus: term(statuses),
    eventAttendanceMode: z.literal("https://schema.org/OfflineEventAttendanceMode"),
    organizer: z.strictObject({ "@type": z.literal("Organization"), name: z.string().min(1) }),
    location: z.strictObject({
      "@type": z.literal("Place"),
      name: z.string().min(1),
      address: z.string().min(1),
      geo: z.strictObject({ "@type": z.literal("GeoCoordinates"), latitude: z.number(), longitude: z.number() }),
    }),
    offers: offerSchema.optional(),
  })
  // One that has moved says from when, and no other does.
  .refine(
    ({ eventStatus, previousStartDate }) => eventStatus.endsWith("Rescheduled") === (previousStartDate !== undefined),
  );

const [first] = sampleEvent.dates;
const withDates = (...dates: readonly (Partial<EventShow> & { readonly id: EventShow["id"] })[]): EventDetail => ({
  ...sampleEvent,
  dates: dates.flatMap((date) => (first === undefined ? [] : [{ ...first, ...date }])),
});

const read = (event: EventDetail, locale: "en" | "ar" = "en") =>
  z.array(eventSchema).parse(eventThings(event, { ...facts, locale }));

test.each(["en", "ar"] as const)("default: in %s an event's dates are what search engines require", (locale) => {
  const [thing, ...others] = read(sampleEvent, locale);
  expect(others).toEqual([]);
  expect(thing).toMatchObject({
    name: sampleEvent.title[locale],
    startDate: new Date(instantOfPlace(sampleEvent.starts)).toISOString(),
    eventStatus: "https://schema.org/EventScheduled",
    offers: { price: "1650.00", priceCurrency: "PKR", availability: "https://schema.org/LimitedAvailability" },
  });
});

test("behavior: one that has moved is one event on its new day, with what is sold for it; one that is called off sells nothing", () => {
  const later = { local: "2026-12-24T20:00", zone: "Asia/Karachi" };
  const things = read(
    withDates(
      { id: offerId("before"), state: "postponed", postponedTo: later, from: null },
      { id: offerId("later"), state: "on_sale", starts: later },
      { id: offerId("off"), state: "cancelled", from: null },
    ),
  );
  expect(things).toMatchObject([
    {
      eventStatus: "https://schema.org/EventRescheduled",
      startDate: "2026-12-24T15:00:00.000Z",
      previousStartDate: "2026-12-03T15:00:00.000Z",
      offers: { url: expect.stringContaining("/select-pass/later"), availability: "https://schema.org/InStock" },
    },
    { eventStatus: "https://schema.org/EventCancelled" },
  ]);
  expect(things[1]?.offers).toBeUndefined();
});
