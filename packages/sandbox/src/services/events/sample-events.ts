import type { SeedCall } from "../../core/service.ts";
import { times } from "../../world/counted.ts";
import { feeWords } from "../../world/events/event-words.data.ts";
import { type EventShow, eventBySlug, fateOf, postponedDays, showsOf } from "../../world/events/events.ts";
import { addDays, toLocalDate } from "../../world/zones.ts";
import { shareOf } from "../orders/money.ts";
import { priceLine } from "../orders/price-lines.ts";
import type { SampleBooking, SampleFacts, SampleSale } from "../samples/sample-bookings.ts";
import { sampleSale, samplesOf } from "../samples/sample-sale.ts";
import { askedTickets, policyOf, ticketsOfPasses } from "./events-quotes.ts";
import { type EventBooking, eventTerms, titlesOf } from "./events-sales.ts";
import { laterDay, passNames } from "./events-wire.ts";

const dayMs = 24 * 3_600_000;

/** The first show of an event from a day on that takes place, in this turn of it or in the next. */
const showFrom = (call: SeedCall, slug: string, days: number): EventShow => {
  const event = eventBySlug(slug);
  if (event === undefined) throw new Error(`There is no event ${slug}. Take another one.`);
  const day = addDays(toLocalDate(call.now(), event.venue.city.zone), days);
  const show = showsOf(event, day).find((one) => one.date >= day && fateOf(one) === null);
  if (show === undefined) throw new Error(`Nothing of ${slug} takes place after day ${days}. Take another event.`);
  return show;
};

type Sample = { readonly event: string; readonly days: number };

/** Two passes at a price that is given. */
const sold = (call: SeedCall, { days, event }: Sample, facts: SampleFacts): SampleSale => {
  const { currency, isMoved, minor, traveller } = facts;
  const show = showFrom(call, event, days);
  const { zone } = show.event.venue.city;
  const fee = shareOf(minor, 500, currency);
  const lines = [
    priceLine("base", "standard", times(passNames("standard"), 2), minor - fee),
    priceLine("service_fee", "booking", feeWords, fee),
  ];
  const passes = { show: show.id, lines: [{ pass: "standard", count: 2 }] };
  const named = { first_name: traveller.firstName, last_name: traveller.lastName };
  const at = (local: string) => ({ at: isMoved ? laterDay(local) : local, zone });
  return sampleSale(call, facts, {
    vertical: "events",
    bookingType: "event",
    lines,
    titles: titlesOf(show),
    starts: at(show.starts),
    ends: at(show.ends),
    movedFrom: isMoved ? { at: show.starts, zone } : null,
    terms: isMoved ? { ...eventTerms, answerBy: call.now() + 5 * dayMs } : eventTerms,
    policy: policyOf(show, lines),
    begins: show.begins + (isMoved ? postponedDays * dayMs : 0),
    travellers: ticketsOfPasses(passes).map(({ id }) => ({ ...traveller, id })),
    detail: {
      ...passes,
      code: null,
      attendees: Object.fromEntries(askedTickets(passes).map(({ id }) => [id, named])),
      moved: isMoved ? { from: show.starts, keepUntil: call.now() + 5 * dayMs, isKept: false } : null,
      isCalledOff: false,
    } satisfies EventBooking,
  });
};

type Row = readonly [
  of: SampleBooking["of"],
  event: string,
  days: number,
  price: number,
  bookedDaysBefore: number,
  story: SampleBooking["story"],
];

// biome-ignore format: a table is read by its rows.
const rows: readonly Row[] = [
  ["PK", "the-well-faisalabad", 66, 9_300, 4, "confirmed"], ["PK", "harbour-lights-festival", 68, 16_800, 3, "updated"], ["PK", "science-over-tea-islamabad", 70, 3_600, 0, "pending"], ["PK", "book-days-lahore", -181, 5_400, 5, "confirmed"],
  ["SA", "two-brothers-one-shop-jeddah", 66, 122, 4, "confirmed"], ["SA", "sufi-festival-riyadh", 68, 297, 3, "updated"], ["SA", "date-harvest-table-abha", 70, 332, 0, "pending"], ["SA", "coffee-week-taif", -181, 105, 5, "confirmed"],
];

/** Behind whatever else the sample people have booked, so that nothing of that is moved. */
export const eventSamples: readonly SampleBooking[] = samplesOf(
  rows.map(([of, event, days, price, bookedDaysBefore, story]) => ({
    of,
    event,
    days,
    price,
    bookedDaysBefore,
    story,
  })),
  sold,
);
