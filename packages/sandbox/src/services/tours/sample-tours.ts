import type { SeedCall } from "../../core/service.ts";
import { startsOn, type TourStart } from "../../world/tours/starts.ts";
import { tourBySlug } from "../../world/tours/tours.ts";
import { addDays, toLocalDate } from "../../world/zones.ts";
import { shareOf } from "../orders/money.ts";
import { priceLine } from "../orders/price-lines.ts";
import type { SampleBooking, SampleFacts, SampleSale } from "../samples/sample-bookings.ts";
import { plannedFor, sampleSale, samplesOf } from "../samples/sample-sale.ts";
import { feeNames, policyOf } from "./tours-quotes.ts";
import { type TourBooking, titlesOf, tourTerms } from "./tours-sales.ts";

const mostRest = 7;

/** The first start of a tour on a day, or on the next on which there is one. */
const startFrom = (call: SeedCall, slug: string, days: number): TourStart => {
  const tour = tourBySlug(slug);
  const today = toLocalDate(call.now(), tour?.place.zone ?? "Asia/Karachi");
  const week = Array.from({ length: mostRest }, (_, more) => addDays(today, days + more));
  const [start] = tour === undefined ? [] : week.flatMap((date) => startsOn(tour, date));
  if (start === undefined)
    throw new Error(`Nothing of ${slug} begins in the week after day ${days}. Take another tour.`);
  return start;
};

type Sample = { readonly tour: string; readonly days: number };

/** Two adults, at a price that is given. */
const sold = (call: SeedCall, { days, tour }: Sample, facts: SampleFacts): SampleSale => {
  const { currency, minor } = facts;
  const start = startFrom(call, tour, days);
  const { zone } = start.option.tour.place;
  const fee = shareOf(minor, 400, currency);
  const lines = [
    priceLine("base", "adult", { en: "Adult × 2", ar: "بالغ × 2" }, minor - fee),
    priceLine("service_fee", "booking", feeNames, fee),
  ];
  return sampleSale(call, facts, {
    vertical: "tours",
    bookingType: "tour",
    lines,
    titles: titlesOf(start),
    starts: { at: start.starts, zone },
    movedFrom: plannedFor(facts, { at: start.starts, zone }, 30),
    ends: { at: start.ends, zone },
    terms: tourTerms,
    policy: policyOf(start, lines),
    begins: start.begins,
    detail: {
      start: start.id,
      units: [{ unit: "adult", count: 2 }],
      pickup: null,
      answers: [],
      currency,
      awaitedUntil: null,
    } satisfies TourBooking,
  });
};

type Row = readonly [
  of: SampleBooking["of"],
  tour: string,
  days: number,
  price: number,
  bookedDaysBefore: number,
  story: SampleBooking["story"],
];

// biome-ignore format: a table is read by its rows.
const rows: readonly Row[] = [
  ["PK", "mughal-lahore", 33, 16_400, 4, "confirmed"], ["PK", "baltit-and-altit", 36, 8_900, 3, "updated"], ["PK", "taxila-by-bicycle", 38, 11_200, 0, "pending"], ["PK", "makli-city-of-the-silent", -24, 8_100, 5, "confirmed"],
  ["SA", "at-turaif", 31, 216, 4, "confirmed"], ["SA", "al-balad-houses", 34, 171, 3, "updated"], ["SA", "rijal-almaa", 37, 432, 0, "pending"], ["SA", "rose-harvest", -28, 288, 5, "confirmed"],
];

/** Behind whatever else the sample people have booked, so that nothing of that is moved. */
export const tourSamples: readonly SampleBooking[] = samplesOf(
  rows.map(([of, tour, days, price, bookedDaysBefore, story]) => ({ of, tour, days, price, bookedDaysBefore, story })),
  sold,
);
