import { sampleTourPlan } from "@safar/engine/testing";
import { expect, test } from "vitest";
import { z } from "zod";
import { tourThing } from "../features/tour-page/tour-things.ts";

const facts = {
  edition: "PK",
  origins: { PK: "https://safar.example", SA: "https://sa.safar.example" },
} as const;

/** What schema.org has of a tour. */
const tourSchema = z.strictObject({
  "@type": z.literal("TouristTrip"),
  name: z.string().min(1),
  description: z.string().min(1),
  url: z.url(),
  provider: z.object({ "@type": z.literal("Organization"), name: z.string().min(1), url: z.url() }),
  itinerary: z.strictObject({
    "@type": z.literal("ItemList"),
    numberOfItems: z.number().int().nonnegative(),
    itemListElement: z.array(
      z.strictObject({
        "@type": z.literal("ListItem"),
        position: z.number().int().positive(),
        item: z.strictObject({ "@type": z.literal("TouristAttraction"), name: z.string().min(1) }),
      }),
    ),
  }),
  departureTime: z.iso.datetime().optional(),
  arrivalTime: z.iso.datetime().optional(),
  offers: z
    .strictObject({
      "@type": z.literal("Offer"),
      url: z.url(),
      price: z.string().regex(/^\d+(\.\d+)?$/),
      priceCurrency: z.string().regex(/^[A-Z]{3}$/),
      availability: z.enum(["https://schema.org/InStock", "https://schema.org/SoldOut"]),
    })
    .optional(),
});

test.each(["en", "ar"] as const)("default: in %s a tour is what search engines require of a trip", (locale) => {
  const { tour } = sampleTourPlan;
  expect(tourSchema.parse(tourThing(sampleTourPlan, { ...facts, locale }))).toMatchObject({
    name: tour.names[locale],
    departureTime: "2026-12-03T04:00:00.000Z",
    offers: { price: "2500.00", priceCurrency: "PKR", availability: "https://schema.org/InStock" },
  });
});

test("behavior: a day on which nothing is left is sold out, and says no time", () => {
  const starts = sampleTourPlan.starts.map((start) => ({ ...start, vacancy: "sold_out" as const }));
  const thing = tourSchema.parse(tourThing({ ...sampleTourPlan, starts }, { ...facts, locale: "en" }));
  expect(thing).toMatchObject({ offers: { availability: "https://schema.org/SoldOut" } });
  expect(thing).not.toHaveProperty("departureTime");
});
